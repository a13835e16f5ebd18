import { setImmediate as nextTurn } from 'node:timers/promises'
import type { ReplyOf } from '@vitrine/contract/call'
import { countRow, emptyTally } from '@vitrine/domain/lists/bulk/bulk-act'
import type { ListDescription } from '@vitrine/domain/lists/list-description'
import type { PanelWords } from '../../words/panel-words.ts'
import type { ActCall, RowVerdict } from './bulk-act-handler.ts'
import { mostFailures, presentFailure } from './present-bulk-act.ts'

type DryRun = Extract<ReplyOf<ActCall>, { readonly dryRun: unknown }>['dryRun']

/** Rows are looked at for so long; of more the first are told. */
const longestMs = 1_500

/** Those who wait for a page have their turn after so many rows. */
const turnRows = 25

/** Counts what an act would do. */
export async function dryRun(
  rowIds: AsyncIterable<string>,
  { judge, list, words, clock }: DryRunContext,
): Promise<DryRun> {
  let tally = emptyTally
  const failures: DryRun['failures'][number][] = []
  const endsAt = clock() + longestMs
  const counted = (isMore: boolean): DryRun => {
    const { total, changed, unchanged, failed } = tally
    return { total, isMore, wouldChange: changed, unchanged, failed, failures }
  }
  for await (const rowId of rowIds) {
    if (clock() > endsAt) return counted(true)
    const verdict = await judge(rowId)
    const came = { change: 'changed', unchanged: 'unchanged', refused: 'failed' } as const
    tally = countRow({ ...tally, total: tally.total + 1 }, came[verdict.kind])
    if (verdict.kind === 'refused' && failures.length < mostFailures)
      failures.push(presentFailure({ rowId, ...verdict }, list, words))
    if (tally.total % turnRows === 0) await nextTurn()
  }
  return counted(false)
}

interface DryRunContext {
  readonly judge: (rowId: string) => Promise<RowVerdict>
  readonly list: ListDescription
  readonly words: PanelWords
  /** Milliseconds that go on. */
  readonly clock: () => number
}
