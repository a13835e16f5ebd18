import { readDocument, readDocuments } from '../documents/read-document.ts'
import type { Session } from '../engine/session.ts'
import { statement } from '../engine/statement.ts'
import { removeUses, saveUses } from '../media/media-uses.ts'
import { areaIdsOf, takeOutOfAreas, withAreas } from '../memberships/area-things.ts'
import { noteSearchChange } from '../search/note-search-change.ts'
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
    listTrash: async () => {
      const rows = await session.all(listTrash, { websiteId })
      return readDocuments(session, collectionDocument, rows)
    },
    find: async (id) => {
      const found = readDocument(session, collectionDocument, await session.first(find, { websiteId, id }))
      return found?.trashedAtMs === null ? found : undefined
    },
    findByUrlId: async (urlId) =>
      readDocument(session, collectionDocument, await session.first(findByUrlId, { websiteId, urlId })),
    save: (collection) =>
      session.atomically(async (inside) => {
        const areaIds = await areaIdsOf(inside, 'page', collection.id)
        const document = JSON.stringify(withAreas(collection, areaIds))
        await inside.write(save, {
          websiteId,
          id: collection.id,
          urlId: collection.trashedAtMs === null ? collection.urlId : `${trashMark}${collection.id}`,
          position: collection.position,
          document,
        })
        await saveUses(inside, { kind: 'collection', id: collection.id }, document)
        await noteSearchChange(inside, 'page', collection.id)
      }),
    contentsOf: async (id, limit) => {
      const items = await session.all(itemsIn, { websiteId, id, limit })
      const products = await session.all(productsIn, { websiteId, id, limit })
      return { itemIds: items.map((row) => row.id), productIds: products.map((row) => row.id) }
    },
    remove: (id) =>
      session.atomically(async (inside) => {
        await inside.write(removeLayout, { websiteId, id })
        await inside.write(remove, { websiteId, id })
        await takeOutOfAreas(inside, 'page', id)
        await removeUses(inside, { kind: 'collection', id })
        await removeUses(inside, { kind: 'layout-collection', id })
        await noteSearchChange(inside, 'page', id)
      }),
  }
}

/** Stands before the id of a page in the trash where others have their address; no address has a colon. */
const trashMark = 'trash:'

const list = statement((db, given: { websiteId: string }) =>
  db
    .selectFrom('collections')
    .select('document')
    .where('website_id', '=', given.websiteId)
    .where('url_id', 'not like', `${trashMark}%`)
    .orderBy('position')
    .orderBy('id'),
)

const listTrash = statement((db, given: { websiteId: string }) =>
  db
    .selectFrom('collections')
    .select('document')
    .where('website_id', '=', given.websiteId)
    .where('url_id', 'like', `${trashMark}%`)
    .orderBy('position')
    .orderBy('id'),
)

const itemsIn = statement((db, given: GivenContents) =>
  db
    .selectFrom('items')
    .select('id')
    .where('website_id', '=', given.websiteId)
    .where('collection_id', '=', given.id)
    .limit(given.limit),
)

const productsIn = statement((db, given: GivenContents) =>
  db
    .selectFrom('products')
    .select('id')
    .where('website_id', '=', given.websiteId)
    .where('collection_id', '=', given.id)
    .limit(given.limit),
)

interface GivenContents {
  readonly websiteId: string
  readonly id: string
  readonly limit: number
}

const remove = statement((db, given: { websiteId: string; id: string }) =>
  db.deleteFrom('collections').where('website_id', '=', given.websiteId).where('id', '=', given.id),
)

const removeLayout = statement((db, given: { websiteId: string; id: string }) =>
  db
    .deleteFrom('layouts')
    .where('website_id', '=', given.websiteId)
    .where('owner_kind', '=', 'collection')
    .where('owner_id', '=', given.id),
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
