import { mediaKinds } from '@vitrine/domain/media/media-entry'
import { Type } from 'typebox'
import { defineDocument } from '../documents/document-kind.ts'
import { oneOf, orNull, text } from '../documents/document-schemas.ts'
import { readDocument, readDocuments } from '../documents/read-document.ts'
import type { Session } from '../engine/session.ts'
import { statement } from '../engine/statement.ts'
import type { Upload, UploadRecords } from './uploads.ts'

const uploadDocument = defineDocument<Upload>()(
  'upload',
  Type.Object({
    id: text,
    accountId: text,
    filename: text,
    bytes: Type.Number(),
    modifiedAtMs: Type.Number(),
    kind: oneOf(mediaKinds),
    replacesId: orNull(text),
    createdAtMs: Type.Number(),
    isForSale: Type.Optional(Type.Boolean()),
    finishedAs: Type.Optional(text),
  }),
)

/** Uploads that are not finished, and what some of them became. */
export function uploadRows(session: Session): UploadRecords {
  const { websiteId } = session
  return {
    find: async (id) => readDocument(session, uploadDocument, await session.first(find, { websiteId, id })),
    list: async () => {
      const all = readDocuments(session, uploadDocument, await session.all(list, { websiteId }))
      return all.filter(({ finishedAs }) => finishedAs === undefined)
    },
    save: (upload) =>
      session.atomically(async (inside) => {
        await inside.write(save, { websiteId, id: upload.id, document: JSON.stringify(upload) })
      }),
    remove: (id) =>
      session.atomically(async (inside) => (await inside.change(remove, { websiteId, id })) > 0),
  }
}

interface GivenUpload {
  readonly websiteId: string
  readonly id: string
}

const find = statement((db, given: GivenUpload) =>
  db
    .selectFrom('uploads')
    .select('document')
    .where('website_id', '=', given.websiteId)
    .where('id', '=', given.id),
)

const list = statement((db, given: { websiteId: string }) =>
  db.selectFrom('uploads').select('document').where('website_id', '=', given.websiteId).orderBy('id'),
)

const save = statement((db, given: GivenUpload & { readonly document: string }) =>
  db
    .insertInto('uploads')
    .values({ website_id: given.websiteId, id: given.id, document: given.document })
    .onConflict((conflict) =>
      conflict.columns(['website_id', 'id']).doUpdateSet({ document: given.document }),
    ),
)

const remove = statement((db, given: GivenUpload) =>
  db.deleteFrom('uploads').where('website_id', '=', given.websiteId).where('id', '=', given.id),
)
