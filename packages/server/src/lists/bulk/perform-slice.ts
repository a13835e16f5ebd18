import { type BulkAct, type BulkTally, countRow } from '@vitrine/domain/lists/bulk/bulk-act'
import type { BulkActRow } from '@vitrine/store/lists/bulk/bulk-acts'
import type { SiteTables } from '@vitrine/store/store'
import { eachOfSlice, recordEnd, rowFaultText, type SliceContext, showChanges, sliceOrRow } from './slice.ts'

/** Does an act on the next rows that wait. */
export async function performSlice(context: SliceContext): Promise<void> {
  const perform = (size: number) =>
    inHand(context, (tables, bulkAct) => performRows(context, { tables, bulkAct, size }))
  await sliceOrRow(perform, (error) =>
    inHand(context, (tables, bulkAct) => failRow(context, { tables, bulkAct, error })),
  )
}

function inHand(
  { store, bulkAct }: SliceContext,
  work: (tables: SiteTables, bulkAct: BulkAct) => Promise<void>,
): Promise<void> {
  return store.transaction(async (tables) => {
    const now = await tables.bulkActs.lock(bulkAct.id)
    if (now?.state === 'running') await work(tables, now)
  })
}

interface RowsInHand {
  readonly tables: SiteTables
  readonly bulkAct: BulkAct
}

async function performRows(
  context: SliceContext,
  { tables, bulkAct, size }: RowsInHand & { readonly size: number },
): Promise<void> {
  const { bulkActs } = tables
  let tally: BulkTally = bulkAct.tally
  const read = (limit: number) => bulkActs.rowsOf(bulkAct.id, 'waiting', limit)
  const ahead = await context.handler.readAhead?.({ tables, isDryRun: false })
  const { isEnd } = await eachOfSlice(read, size, async ({ rowId }) => {
    const { outcome, ...row } = await performRow(context, { tables, bulkAct, rowId, ahead })
    await bulkActs.saveRow(bulkAct.id, { ...row, outcome })
    tally = countRow(tally, outcome)
  })
  if (!isEnd) {
    if (tally.changed > bulkAct.tally.changed) await showChanges(tables, context)
    return bulkActs.save({ ...bulkAct, tally })
  }
  const ended = { ...bulkAct, tally, state: 'done', endedAtMs: context.services.clock() } as const
  await bulkActs.save(ended)
  await recordEnd(tables, ended, context)
}

type PerformedRow = BulkActRow & { readonly outcome: 'changed' | 'unchanged' | 'failed' }

async function performRow(
  { handler, services }: SliceContext,
  { tables, bulkAct, rowId, ahead }: RowsInHand & { readonly rowId: string; readonly ahead: unknown },
): Promise<PerformedRow> {
  const stamp = { nowMs: services.clock(), by: bulkAct.byName, accountId: bulkAct.accountId }
  const { input, told } = bulkAct
  const row = { rowId, tables, input, told, isDryRun: false, ahead, stamp, services }
  const verdict = await handler.judge(row)
  const bare = { rowId, rowName: '', message: '', before: null }
  if (verdict.kind === 'unchanged') return { ...bare, outcome: 'unchanged' }
  if (verdict.kind === 'refused') {
    const { rowName, message } = verdict
    return { ...bare, outcome: 'failed', rowName, message }
  }
  await verdict.write()
  const { rowName, before, readWritten } = verdict
  const kept = readWritten ? { ...Object(before), ...(await readWritten()) } : before
  return { ...bare, outcome: 'changed', rowName, before: kept }
}

/** The first row that waits fails by itself, so that the others are done. */
async function failRow(
  { services }: SliceContext,
  { tables, bulkAct, error }: RowsInHand & { readonly error: unknown },
): Promise<void> {
  const [row] = await tables.bulkActs.rowsOf(bulkAct.id, 'waiting', 1)
  if (!row) throw error
  services.log.warn({ err: error, bulkAct: bulkAct.id, row: row.rowId }, 'A row of an act failed')
  await tables.bulkActs.saveRow(bulkAct.id, { ...row, outcome: 'failed', message: rowFaultText })
  await tables.bulkActs.save({ ...bulkAct, tally: countRow(bulkAct.tally, 'failed') })
}
