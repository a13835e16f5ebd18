import type { Collection } from '@vitrine/domain/content/collection'
import type { Kysely } from 'kysely'
import { readDocument, readDocuments } from '../documents/read-document.ts'
import { HeldRows } from '../engine/held-rows.ts'
import { lockRows } from '../engine/locking.ts'
import type { Session } from '../engine/session.ts'
import { statement } from '../engine/statement.ts'
import { removeTranslationsOf } from '../languages/translation-rows.ts'
import { removeUses, saveUses } from '../media/media-uses.ts'
import { areaIdsOf, takeOutOfAreas, withAreas } from '../memberships/area-things.ts'
import type { Schema } from '../schema/schema.ts'
import { noteSearchChange } from '../search/note-search-change.ts'
import { removeCategoriesOf } from './categories/category-rows.ts'
import { collectionDocument } from './collection-document.ts'
import type { CollectionRecords } from './collections.ts'

/** Collections in the order of the site. */
export function collectionRows(session: Session): CollectionRecords {
  const { websiteId } = session
  const held = new HeldRows(session, 'page')
  return {
    list: async () => {
      const rows = await session.all(list, { websiteId })
      return readDocuments(session, collectionDocument, rows)
    },
    listTrash: async () => {
      const rows = await session.all(listTrash, { websiteId })
      return readDocuments(session, collectionDocument, rows)
    },
    find: async (id) =>
      unlessTrashed(readDocument(session, collectionDocument, await session.first(find, { websiteId, id }))),
    lock: async (id) => {
      const row = await session.first(lock, { websiteId, id })
      if (row) held.hold(id)
      return unlessTrashed(readDocument(session, collectionDocument, row))
    },
    lockAll: async () => {
      for (const { id } of await session.all(lockAll, { websiteId })) held.hold(id)
    },
    findByUrlId: async (urlId) =>
      readDocument(session, collectionDocument, await session.first(findByUrlId, { websiteId, urlId })),
    save: (collection) =>
      session.atomically(async (inside) => {
        const areaIds = await areaIdsOf(inside, 'page', collection.id)
        const document = JSON.stringify(withAreas(collection, areaIds))
        await writeCollection(inside, held, {
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
        await removeCategoriesOf(inside, id)
        await inside.write(remove, { websiteId, id })
        await takeOutOfAreas(inside, 'page', id)
        await removeTranslationsOf(inside, 'page', id)
        await removeUses(inside, { kind: 'collection', id })
        await removeUses(inside, { kind: 'layout-collection', id })
        await noteSearchChange(inside, 'page', id)
      }),
  }
}

function unlessTrashed(collection: Collection | undefined): Collection | undefined {
  return collection?.trashedAtMs === null ? collection : undefined
}

/** One that the transaction does not hold can only be new. */
async function writeCollection(session: Session, held: HeldRows, row: GivenCollection): Promise<void> {
  if (held.mayReplace(row.id)) return session.write(save, row)
  if ((await session.change(add, row)) === 0) held.demand(row.id)
  held.hold(row.id)
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

const lock = statement((db, given: { websiteId: string; id: string }, engine) =>
  lockRows(
    engine,
    db
      .selectFrom('collections')
      .select('document')
      .where('website_id', '=', given.websiteId)
      .where('id', '=', given.id),
  ),
)

const lockAll = statement((db, given: { websiteId: string }, engine) =>
  lockRows(
    engine,
    db.selectFrom('collections').select('id').where('website_id', '=', given.websiteId).orderBy('id'),
  ),
)

const findByUrlId = statement((db, given: { websiteId: string; urlId: string }) =>
  db
    .selectFrom('collections')
    .select('document')
    .where('website_id', '=', given.websiteId)
    .where('url_id', '=', given.urlId),
)

interface GivenCollection {
  readonly websiteId: string
  readonly id: string
  readonly urlId: string
  readonly position: number
  readonly document: string
}

const insert = (db: Kysely<Schema>, given: GivenCollection) =>
  db.insertInto('collections').values({
    website_id: given.websiteId,
    id: given.id,
    url_id: given.urlId,
    position: given.position,
    document: given.document,
  })

const add = statement((db, given: GivenCollection) =>
  insert(db, given).onConflict((conflict) => conflict.columns(['website_id', 'id']).doNothing()),
)

const save = statement((db, given: GivenCollection) =>
  insert(db, given).onConflict((conflict) =>
    conflict.columns(['website_id', 'id']).doUpdateSet({
      url_id: given.urlId,
      position: given.position,
      document: given.document,
    }),
  ),
)
