import { Type } from 'typebox'
import { defineDocument } from '../documents/document-kind.ts'
import { text } from '../documents/document-schemas.ts'
import { readDocument, readDocuments } from '../documents/read-document.ts'
import { lockRows } from '../engine/locking.ts'
import type { Session } from '../engine/session.ts'
import { statement } from '../engine/statement.ts'
import type { DigitalFileRecords, StoredFile } from './digital-files.ts'

export const digitalFileDocument = defineDocument<StoredFile>()(
  'digital file',
  Type.Object({
    id: text,
    filename: text,
    bytes: Type.Number(),
    contentType: text,
    version: Type.Number(),
    createdAtMs: Type.Number(),
    versions: Type.Array(Type.Object({ version: Type.Number(), bytes: Type.Number(), filename: text })),
  }),
)

/** Files that are sold. */
export function digitalFileRows(session: Session): DigitalFileRecords {
  const { websiteId } = session
  return {
    find: async (id) =>
      readDocument(session, digitalFileDocument, await session.first(find, { websiteId, id })),
    behind: async (afterId, limit) =>
      readDocuments(session, digitalFileDocument, await session.all(behind, { websiteId, afterId, limit })),
    lock: async (id) =>
      readDocument(session, digitalFileDocument, await session.first(lock, { websiteId, id })),
    save: (file) =>
      session.atomically(async (inside) => {
        const { id, createdAtMs } = file
        await inside.write(save, { websiteId, id, createdAtMs, document: JSON.stringify(file) })
      }),
  }
}

interface GivenFile {
  readonly websiteId: string
  readonly id: string
}

const find = statement((db, given: GivenFile) =>
  db
    .selectFrom('digital_files')
    .select('document')
    .where('website_id', '=', given.websiteId)
    .where('id', '=', given.id),
)

const behind = statement(
  (db, given: { readonly websiteId: string; readonly afterId: string; readonly limit: number }) =>
    db
      .selectFrom('digital_files')
      .select('document')
      .where('website_id', '=', given.websiteId)
      .where('id', '>', given.afterId)
      .orderBy('id')
      .limit(given.limit),
)

const lock = statement((db, given: GivenFile, engine) =>
  lockRows(
    engine,
    db
      .selectFrom('digital_files')
      .select('document')
      .where('website_id', '=', given.websiteId)
      .where('id', '=', given.id),
  ),
)

const save = statement((db, given: GivenFile & { readonly createdAtMs: number; readonly document: string }) =>
  db
    .insertInto('digital_files')
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
