import { type DataExport, exportKinds } from '@vitrine/domain/exports/data-export'
import { Type } from 'typebox'
import { defineDocument } from '../documents/document-kind.ts'
import { oneOf, orNull, text } from '../documents/document-schemas.ts'
import { readDocument, readDocuments } from '../documents/read-document.ts'
import { lockRows } from '../engine/locking.ts'
import type { Session } from '../engine/session.ts'
import { statement } from '../engine/statement.ts'
import type { ExportRecords } from './exports.ts'

const exportDocument = defineDocument<DataExport>()(
  'export',
  Type.Object({
    id: text,
    kind: oneOf(exportKinds),
    byName: text,
    createdAtMs: Type.Number(),
    state: oneOf(['waiting', 'running', 'done', 'stopped', 'failed']),
    message: text,
    total: orNull(Type.Number()),
    looked: Type.Number(),
    written: Type.Number(),
    left: Type.Array(Type.Object({ name: text, reason: text })),
    isCut: Type.Boolean(),
    after: text,
    bytes: Type.Number(),
  }),
)

/** Exports as documents, found by their time. */
export function exportRows(session: Session): ExportRecords {
  const { websiteId } = session
  return {
    list: async (limit) =>
      readDocuments(session, exportDocument, await session.all(newest, { websiteId, limit })),
    find: async (id) => readDocument(session, exportDocument, await session.first(find, { websiteId, id })),
    lock: async (id) => readDocument(session, exportDocument, await session.first(lock, { websiteId, id })),
    save: (given) =>
      session.atomically(async (inside) => {
        const { id, createdAtMs } = given
        await inside.change(save, { websiteId, id, createdAtMs, document: JSON.stringify(given) })
      }),
    removeOld: (beforeMs) =>
      session.atomically(async (inside) => {
        const rows = await inside.all(old, { websiteId, beforeMs })
        for (const { id } of rows) await inside.change(remove, { websiteId, id })
        return rows.map(({ id }) => id)
      }),
  }
}

const newest = statement((db, given: { websiteId: string; limit: number }) =>
  db
    .selectFrom('exports')
    .select('document')
    .where('website_id', '=', given.websiteId)
    .orderBy('created_at_ms', 'desc')
    .orderBy('id', 'desc')
    .limit(given.limit),
)

const find = statement((db, given: { websiteId: string; id: string }) =>
  db
    .selectFrom('exports')
    .select('document')
    .where('website_id', '=', given.websiteId)
    .where('id', '=', given.id),
)

const lock = statement((db, given: { websiteId: string; id: string }, engine) =>
  lockRows(
    engine,
    db
      .selectFrom('exports')
      .select('document')
      .where('website_id', '=', given.websiteId)
      .where('id', '=', given.id),
  ),
)

const old = statement((db, given: { websiteId: string; beforeMs: number }) =>
  db
    .selectFrom('exports')
    .select('id')
    .where('website_id', '=', given.websiteId)
    .where('created_at_ms', '<', given.beforeMs)
    .orderBy('created_at_ms')
    .limit(500),
)

const remove = statement((db, given: { websiteId: string; id: string }) =>
  db.deleteFrom('exports').where('website_id', '=', given.websiteId).where('id', '=', given.id),
)

const save = statement(
  (db, given: { websiteId: string; id: string; createdAtMs: number; document: string }) =>
    db
      .insertInto('exports')
      .values({
        website_id: given.websiteId,
        id: given.id,
        created_at_ms: given.createdAtMs,
        document: given.document,
      })
      .onConflict((conflict) =>
        conflict.columns(['website_id', 'id']).doUpdateSet({ document: given.document }),
      ),
)
