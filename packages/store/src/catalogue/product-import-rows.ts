import type { ProductImport } from '@vitrine/domain/catalogue/import/product-import'
import { Type } from 'typebox'
import { defineDocument } from '../documents/document-kind.ts'
import { oneOf, text } from '../documents/document-schemas.ts'
import { readDocument, readDocuments } from '../documents/read-document.ts'
import { lockRows } from '../engine/locking.ts'
import type { Session } from '../engine/session.ts'
import { statement } from '../engine/statement.ts'
import type { ProductImportRecords } from './product-imports.ts'

const importDocument = defineDocument<ProductImport>()(
  'product import',
  Type.Object({
    id: text,
    fileName: text,
    byName: text,
    createdAtMs: Type.Number(),
    state: oneOf(['waiting', 'running', 'done', 'failed']),
    message: text,
    total: Type.Number(),
    done: Type.Number(),
    added: Type.Number(),
    updated: Type.Number(),
    problems: Type.Array(Type.Object({ line: Type.Number(), reason: text })),
    missingPictures: Type.Array(Type.Object({ url: text, reason: text })),
    isCut: Type.Boolean(),
  }),
)

/** Imports as documents, found by their time. */
export function productImportRows(session: Session): ProductImportRecords {
  const { websiteId } = session
  return {
    list: async (limit) =>
      readDocuments(session, importDocument, await session.all(newest, { websiteId, limit })),
    find: async (id) => readDocument(session, importDocument, await session.first(find, { websiteId, id })),
    lock: async (id) => readDocument(session, importDocument, await session.first(lock, { websiteId, id })),
    save: (given) =>
      session.atomically(async (inside) => {
        const { id, createdAtMs } = given
        await inside.change(save, { websiteId, id, createdAtMs, document: JSON.stringify(given) })
      }),
  }
}

const newest = statement((db, given: { websiteId: string; limit: number }) =>
  db
    .selectFrom('product_imports')
    .select('document')
    .where('website_id', '=', given.websiteId)
    .orderBy('created_at_ms', 'desc')
    .orderBy('id', 'desc')
    .limit(given.limit),
)

const find = statement((db, given: { websiteId: string; id: string }) =>
  db
    .selectFrom('product_imports')
    .select('document')
    .where('website_id', '=', given.websiteId)
    .where('id', '=', given.id),
)

const lock = statement((db, given: { websiteId: string; id: string }, engine) =>
  lockRows(
    engine,
    db
      .selectFrom('product_imports')
      .select('document')
      .where('website_id', '=', given.websiteId)
      .where('id', '=', given.id),
  ),
)

const save = statement(
  (db, given: { websiteId: string; id: string; createdAtMs: number; document: string }) =>
    db
      .insertInto('product_imports')
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
