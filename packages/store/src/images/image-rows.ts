import { readDocument, readDocuments } from '../documents/read-document.ts'
import type { Session } from '../engine/session.ts'
import { statement } from '../engine/statement.ts'
import { imageDocument } from './image-document.ts'
import type { ImageRecords } from './images.ts'

/** What is known of each picture. */
export function imageRows(session: Session): ImageRecords {
  const { websiteId } = session
  return {
    find: async (id) => readDocument(session, imageDocument, await session.first(find, { websiteId, id })),
    list: async () => readDocuments(session, imageDocument, await session.all(list, { websiteId })),
    save: (image) =>
      session.atomically(async (inside) => {
        await inside.change(save, { websiteId, id: image.id, document: JSON.stringify(image) })
      }),
  }
}

const find = statement((db, given: { websiteId: string; id: string }) =>
  db
    .selectFrom('images')
    .select('document')
    .where('website_id', '=', given.websiteId)
    .where('id', '=', given.id),
)

const list = statement((db, given: { websiteId: string }) =>
  db.selectFrom('images').select('document').where('website_id', '=', given.websiteId).orderBy('id'),
)

const save = statement((db, given: { websiteId: string; id: string; document: string }) =>
  db
    .insertInto('images')
    .values({ website_id: given.websiteId, id: given.id, document: given.document })
    .onConflict((conflict) =>
      conflict.columns(['website_id', 'id']).doUpdateSet({ document: given.document }),
    ),
)
