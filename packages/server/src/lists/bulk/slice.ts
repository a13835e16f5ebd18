import { setImmediate as nextTurn } from 'node:timers/promises'
import { undoNameOf } from '@vitrine/domain/activity/act-kinds'
import type { BulkAct } from '@vitrine/domain/lists/bulk/bulk-act'
import { bulkActSummary } from '@vitrine/domain/lists/bulk/bulk-act-words'
import type { SiteStore, SiteTables } from '@vitrine/store/store'
import type { ActServices, BulkActHandler } from './bulk-act-handler.ts'
import type { PaceOfPages } from './pace-of-pages.ts'

/** An act that goes on, and what its slices need. */
export interface SliceContext {
  readonly store: SiteStore
  readonly services: ActServices
  readonly handler: BulkActHandler<unknown>
  readonly bulkAct: BulkAct
  readonly pace: PaceOfPages
}

/**
 * So many rows are done in one transaction, and none is begun when it took so long: whoever writes waits behind it, and everybody while it is
 * committed, which takes the longer the more rows it has.
 */
const sliceSize = 20
const sliceMs = 80

/** After so long those who read have their turn: they need not wait for a slice to end. */
const breathMs = 5

/** Does something for row after row until a slice is full; says whether all that there were are done. */
export async function eachOfSlice<Row>(
  read: (limit: number) => Promise<readonly Row[]>,
  size: number,
  work: (row: Row) => Promise<void>,
): Promise<{ readonly isEnd: boolean }> {
  const rows = await read(size)
  const endsAt = performance.now() + sliceMs
  let breathesAt = performance.now() + breathMs
  for (const [done, row] of rows.entries()) {
    if (done > 0 && performance.now() > endsAt) return { isEnd: false }
    if (performance.now() > breathesAt) {
      await nextTurn()
      breathesAt = performance.now() + breathMs
    }
    await work(row)
  }
  return { isEnd: rows.length < size }
}

/** Does a slice; when it fails, a slice of one row, which may fail by itself. */
export async function sliceOrRow(
  slice: (size: number) => Promise<void>,
  failRow: (error: unknown) => Promise<void>,
): Promise<void> {
  try {
    await slice(sliceSize)
  } catch {
    await slice(1).catch(failRow)
  }
}

/** Said of a row whose change is our fault. */
export const rowFaultText = 'Something went wrong on our side. Please try it by itself.'

/** Has visitors' pages made again when they are due, in the transaction of a slice that changed rows which they may show. */
export async function showChanges(
  { site }: Pick<SiteTables, 'site'>,
  { handler, bulkAct, pace, store }: SliceContext,
): Promise<void> {
  const act = `${bulkAct.undo ? 'undo' : 'do'} ${bulkAct.id}`
  if (handler.isSeen && pace.isDue(store.websiteId, act)) await site.raiseRevision()
}

/** Writes down in the audit log that an act, or its undo, is over, and has pages show it; in the transaction that ends it. */
export async function recordEnd(
  { auditLog, site }: Pick<SiteTables, 'auditLog' | 'site'>,
  bulkAct: BulkAct,
  {
    handler,
    services,
  }: Pick<SliceContext, 'handler'> & { readonly services: Pick<ActServices, 'clock' | 'newId'> },
): Promise<void> {
  await auditLog.record({
    id: services.newId(),
    atMs: services.clock(),
    accountId: (bulkAct.undo ?? bulkAct).accountId,
    call: bulkAct.undo ? undoNameOf(handler.call.name) : handler.call.name,
    subjectId: bulkAct.id,
    summary: bulkActSummary(bulkAct, handler.list),
  })
  if (handler.isSeen && (bulkAct.undo ?? bulkAct.tally).changed > 0) await site.raiseRevision()
}
