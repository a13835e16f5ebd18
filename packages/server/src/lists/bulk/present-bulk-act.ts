import type { ReplyOf } from '@vitrine/contract/call'
import type { readBulkActCall } from '@vitrine/contract/lists/bulk-calls'
import { type BulkAct, undoUntil } from '@vitrine/domain/lists/bulk/bulk-act'
import type { ListDescription } from '@vitrine/domain/lists/list-description'
import type { BulkActRow } from '@vitrine/store/lists/bulk/bulk-acts'
import type { SiteTables } from '@vitrine/store/store'
import type { PanelWords } from '../../words/panel-words.ts'
import type { BulkActHandler } from './bulk-act-handler.ts'

type PresentedAct = ReplyOf<typeof readBulkActCall>['bulkAct']

/** So many failures are told. */
export const mostFailures = 200

/** An act as owners see it, with the rows that could not be changed, or taken back. */
export async function presentBulkAct(
  { bulkActs }: Pick<SiteTables, 'bulkActs'>,
  bulkAct: BulkAct,
  { list, undo }: BulkActHandler<unknown>,
  words: PanelWords,
): Promise<PresentedAct> {
  const { total, changed, unchanged, failed } = bulkAct.undo ?? bulkAct.tally
  const failures =
    failed === 0 ? [] : await bulkActs.rowsOf(bulkAct.id, bulkAct.undo ? 'kept' : 'failed', mostFailures)
  return {
    id: bulkAct.id,
    list: bulkAct.list,
    act: bulkAct.act,
    label: words.sayRefusal(bulkAct.label),
    byName: bulkAct.byName,
    state: bulkAct.state,
    total,
    changed,
    unchanged,
    failed,
    failures: failures.map((row) => presentFailure(row, list, words)),
    createdAtMs: bulkAct.createdAtMs,
    undoUntilMs: undo ? undoUntil(bulkAct) : null,
  }
}

/** A row that cannot be changed; one that is not there is called as all are. */
export function presentFailure(
  { rowId, rowName, message }: Pick<BulkActRow, 'rowId' | 'rowName' | 'message'>,
  { rowNames }: Pick<ListDescription, 'rowNames'>,
  words: Pick<PanelWords, 'say' | 'sayRefusal'>,
): PresentedAct['failures'][number] {
  const said = rowName === '' ? capital(words.sayRefusal(rowNames.one)) : sayRowName(rowName, rowNames, words)
  return { rowId, rowName: said, message: words.sayRefusal(message) }
}

/** The name of a row, which is kept in English, as its list says it; names that say nothing else are as they are. */
function sayRowName(
  rowName: string,
  { label = '', unnamed = '' }: ListDescription['rowNames'],
  { say }: Pick<PanelWords, 'say'>,
): string {
  const [before = '', after = ''] = label.split('{name}')
  if (label === '' || !rowName.startsWith(before) || !rowName.endsWith(after)) return rowName
  const name = rowName.slice(before.length, rowName.length - after.length)
  return say(label, { name: name === '' ? say(unnamed) : name })
}

const capital = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1)
