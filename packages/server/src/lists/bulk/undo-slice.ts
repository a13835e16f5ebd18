import { type BulkAct, type BulkTally, countRow } from '@vitrine/domain/lists/bulk/bulk-act'
import type { BulkActRow } from '@vitrine/store/lists/bulk/bulk-acts'
import type { SiteTables } from '@vitrine/store/store'
import { eachOfSlice, recordEnd, rowFaultText, type SliceContext, showChanges, sliceOrRow } from './slice.ts'

/** Takes the next rows back that an act has changed. */
export async function undoSlice(context: SliceContext): Promise<void> {
  const undo = (size: number) => inHand(context, (parts) => undoRows(context, { ...parts, size }))
  await sliceOrRow(undo, (error) => inHand(context, (parts) => keepRow(context, { ...parts, error })))
}

interface UndoInHand {
  readonly tables: SiteTables
  readonly bulkAct: BulkAct
  readonly undo: NonNullable<BulkAct['undo']>
}

function inHand({ store, bulkAct }: SliceContext, work: (parts: UndoInHand) => Promise<void>): Promise<void> {
  return store.transaction(async (tables) => {
    const now = await tables.bulkActs.lock(bulkAct.id)
    if (now?.state === 'undoing' && now.undo) await work({ tables, bulkAct: now, undo: now.undo })
  })
}

async function undoRows(
  context: SliceContext,
  { tables, bulkAct, undo, size }: UndoInHand & { readonly size: number },
): Promise<void> {
  const { bulkActs } = tables
  let tally: BulkTally = undo
  const read = (limit: number) => bulkActs.rowsOf(bulkAct.id, 'changed', limit)
  const { isEnd } = await eachOfSlice(read, size, async (row) => {
    const message = await undoRow(context, { tables, row, undo, told: bulkAct.told })
    const came = { ...row, message, before: null }
    await bulkActs.saveRow(bulkAct.id, { ...came, outcome: message === '' ? 'undone' : 'kept' })
    tally = countRow(tally, message === '' ? 'changed' : 'failed')
  })
  const further: BulkAct = { ...bulkAct, undo: { ...undo, ...tally }, state: isEnd ? 'undone' : 'undoing' }
  await bulkActs.save(further)
  if (isEnd) return recordEnd(tables, further, context)
  if (tally.changed > undo.changed) await showChanges(tables, context)
}

/** Takes a row back; returns why it stays as it is, '' where it does not. */
async function undoRow(
  { handler, services }: SliceContext,
  { tables, row, undo, told }: Pick<UndoInHand, 'tables' | 'undo'> & UndoneRow,
): Promise<string> {
  if (!handler.undo) throw new Error(`The act ${handler.act} cannot be undone`)
  const stamp = { nowMs: services.clock(), by: undo.byName, accountId: undo.accountId }
  const { rowId, before } = row
  const verdict = await handler.undo({ rowId, before, told, tables, stamp, services })
  return verdict.kind === 'undone' ? '' : verdict.message
}

interface UndoneRow {
  readonly row: BulkActRow
  readonly told: unknown
}

async function keepRow(
  { services }: SliceContext,
  { tables, bulkAct, undo, error }: UndoInHand & { readonly error: unknown },
): Promise<void> {
  const [row] = await tables.bulkActs.rowsOf(bulkAct.id, 'changed', 1)
  if (!row) throw error
  services.log.warn({ err: error, bulkAct: bulkAct.id, row: row.rowId }, 'A row of an act was not taken back')
  await tables.bulkActs.saveRow(bulkAct.id, { ...row, outcome: 'kept', message: rowFaultText })
  await tables.bulkActs.save({ ...bulkAct, undo: { ...undo, ...countRow(undo, 'failed') } })
}
