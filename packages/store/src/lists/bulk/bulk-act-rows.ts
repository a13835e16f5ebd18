import { parse, readDocument, readDocuments } from '../../documents/read-document.ts'
import { lockRows } from '../../engine/locking.ts'
import type { Session } from '../../engine/session.ts'
import { statement } from '../../engine/statement.ts'
import { bulkActDocument } from './bulk-act-document.ts'
import type { BulkActRecords } from './bulk-acts.ts'
import { addBulkRows, bulkRowsOf, countBulkRows, removeOldBulkActs, saveBulkRow } from './bulk-row-rows.ts'

/** Acts as documents, found by their time, and a row for each of theirs. */
export function bulkActRows(session: Session): BulkActRecords {
  const { websiteId } = session
  return {
    list: async (limit) =>
      readDocuments(session, bulkActDocument, await session.all(newest, { websiteId, limit })),
    find: async (id) => readDocument(session, bulkActDocument, await session.first(find, { websiteId, id })),
    lock: async (id) => readDocument(session, bulkActDocument, await session.first(lock, { websiteId, id })),
    save: (bulkAct) =>
      session.atomically(async (inside) => {
        const { id, createdAtMs } = bulkAct
        await inside.change(save, { websiteId, id, createdAtMs, document: JSON.stringify(bulkAct) })
      }),
    addRows: (actId, rowIds) => session.atomically((inside) => addBulkRows(inside, actId, rowIds)),
    countRows: async (actId) =>
      Number((await session.first(countBulkRows, { websiteId, actId }))?.total ?? 0),
    rowsOf: async (actId, outcome, limit) => {
      const rows = await session.all(bulkRowsOf, { websiteId, actId, outcome, limit })
      return rows.map(({ row_id: rowId, row_name: rowName, message, before_image: before }) => {
        return { rowId, outcome, rowName, message, before: before === null ? null : parse(before) }
      })
    },
    saveRow: (actId, { before, ...row }) =>
      session.atomically(async (inside) => {
        const kept = before === null ? null : JSON.stringify(before)
        await inside.change(saveBulkRow, { websiteId, actId, ...row, before: kept })
      }),
    removeOld: (beforeMs) => session.atomically((inside) => removeOldBulkActs(inside, beforeMs)),
  }
}

const newest = statement((db, given: { websiteId: string; limit: number }) =>
  db
    .selectFrom('bulk_acts')
    .select('document')
    .where('website_id', '=', given.websiteId)
    .orderBy('created_at_ms', 'desc')
    .orderBy('id', 'desc')
    .limit(given.limit),
)

const find = statement((db, given: { websiteId: string; id: string }) =>
  db
    .selectFrom('bulk_acts')
    .select('document')
    .where('website_id', '=', given.websiteId)
    .where('id', '=', given.id),
)

const lock = statement((db, given: { websiteId: string; id: string }, engine) =>
  lockRows(
    engine,
    db
      .selectFrom('bulk_acts')
      .select('document')
      .where('website_id', '=', given.websiteId)
      .where('id', '=', given.id),
  ),
)

interface GivenAct {
  readonly websiteId: string
  readonly id: string
  readonly createdAtMs: number
  readonly document: string
}

const save = statement((db, { websiteId, id, createdAtMs, document }: GivenAct) =>
  db
    .insertInto('bulk_acts')
    .values({ website_id: websiteId, id, created_at_ms: createdAtMs, document })
    .onConflict((conflict) => conflict.columns(['website_id', 'id']).doUpdateSet({ document })),
)
