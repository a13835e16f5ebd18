import { readDocument, readDocuments } from '../documents/read-document.ts'
import type { Session } from '../engine/session.ts'
import { statement } from '../engine/statement.ts'
import { collectionDocument } from './collection-document.ts'
import type { CollectionRecords } from './collections.ts'

/** Collections in the order of the site. */
export function collectionRows(session: Session): CollectionRecords {
  const { websiteId } = session
  return {
    list: async () => {
      const rows = await session.all(list, { websiteId })
      return readDocuments(session, collectionDocument, rows)
    },
    find: async (id) =>
      readDocument(session, collectionDocument, await session.first(find, { websiteId, id })),
    findByUrlId: async (urlId) =>
      readDocument(session, collectionDocument, await session.first(findByUrlId, { websiteId, urlId })),
    save: (collection) =>
      session.atomically(async (inside) => {
        await inside.change(save, {
          websiteId,
          id: collection.id,
          urlId: collection.urlId,
          position: collection.position,
          document: JSON.stringify(collection),
        })
      }),
  }
}

const list = statement((db, given: { websiteId: string }) =>
  db
    .selectFrom('collections')
    .select('document')
    .where('website_id', '=', given.websiteId)
    .orderBy('position')
    .orderBy('id'),
)

const find = statement((db, given: { websiteId: string; id: string }) =>
  db
    .selectFrom('collections')
    .select('document')
    .where('website_id', '=', given.websiteId)
    .where('id', '=', given.id),
)

const findByUrlId = statement((db, given: { websiteId: string; urlId: string }) =>
  db
    .selectFrom('collections')
    .select('document')
    .where('website_id', '=', given.websiteId)
    .where('url_id', '=', given.urlId),
)

const save = statement(
  (db, given: { websiteId: string; id: string; urlId: string; position: number; document: string }) =>
    db
      .insertInto('collections')
      .values({
        website_id: given.websiteId,
        id: given.id,
        url_id: given.urlId,
        position: given.position,
        document: given.document,
      })
      .onConflict((conflict) =>
        conflict.columns(['website_id', 'id']).doUpdateSet({
          url_id: given.urlId,
          position: given.position,
          document: given.document,
        }),
      ),
)
