// What is asked of the rows of products.
import { lockRows } from '../engine/locking.ts'
import { statement } from '../engine/statement.ts'

export const find = statement((db, given: { websiteId: string; id: string }) =>
  db
    .selectFrom('products')
    .select(['id', 'document'])
    .where('website_id', '=', given.websiteId)
    .where('id', '=', given.id),
)

export const lock = statement((db, given: { websiteId: string; id: string }, engine) =>
  lockRows(
    engine,
    db
      .selectFrom('products')
      .select(['id', 'document'])
      .where('website_id', '=', given.websiteId)
      .where('id', '=', given.id),
  ),
)

export const findByUrlId = statement(
  (db, given: { websiteId: string; collectionId: string; urlId: string }) =>
    db
      .selectFrom('products')
      .select(['id', 'document'])
      .where('website_id', '=', given.websiteId)
      .where('collection_id', '=', given.collectionId)
      .where('url_id', '=', given.urlId),
)

export const firstMarked = statement((db, given: { websiteId: string; mark: string }) =>
  db
    .selectFrom('products')
    .select('id')
    .where('website_id', '=', given.websiteId)
    .where('document', 'like', given.mark)
    .limit(1),
)

export const firstOfAll = statement((db, given: { websiteId: string }) =>
  db.selectFrom('products').select('id').where('website_id', '=', given.websiteId).limit(1),
)

export const countAll = statement((db, given: { websiteId: string }) =>
  db
    .selectFrom('products')
    .select((row) => row.fn.countAll<number>().as('total'))
    .where('website_id', '=', given.websiteId),
)

export const countIn = statement((db, given: { websiteId: string; collectionId: string }) =>
  db
    .selectFrom('products')
    .select((row) => row.fn.countAll<number>().as('total'))
    .where('website_id', '=', given.websiteId)
    .where('collection_id', '=', given.collectionId),
)

export const idsLeading = statement((db, given: { websiteId: string; mark: string; limit: number }) =>
  db
    .selectFrom('products')
    .select('id')
    .where('website_id', '=', given.websiteId)
    .where('document', 'like', given.mark)
    .orderBy('id')
    .limit(given.limit),
)

export const keptOf = statement((db, given: { websiteId: string; id: string }) =>
  db
    .selectFrom('products')
    .select([
      'collection_id as collectionId',
      'url_id as urlId',
      'position',
      'is_visible as isVisible',
      'title_key as titleKey',
      'price_cents as priceCents',
      'document',
    ])
    .where('website_id', '=', given.websiteId)
    .where('id', '=', given.id),
)

export const lastPosition = statement((db, given: { websiteId: string; collectionId: string }) =>
  db
    .selectFrom('products')
    .select('position')
    .where('website_id', '=', given.websiteId)
    .where('collection_id', '=', given.collectionId)
    .orderBy('position', 'desc')
    .limit(1),
)

/** What indexes find a product by. */
export interface ProductColumns {
  readonly collectionId: string
  readonly urlId: string
  readonly position: number
  readonly isVisible: number
  readonly titleKey: string
  readonly priceCents: number
}

interface GivenDocument {
  readonly websiteId: string
  readonly id: string
  readonly document: string
}

type GivenProduct = ProductColumns & GivenDocument

export const isSameRow = (kept: ProductColumns, row: ProductColumns) =>
  Object.entries(row).every(([column, value]) => kept[column as keyof ProductColumns] === value)

/** Leaves the columns of indexes alone: SQLite writes anew each index of a column that is named, be its value the same. */
export const saveDocument = statement((db, given: GivenDocument) =>
  db
    .updateTable('products')
    .set({ document: given.document })
    .where('website_id', '=', given.websiteId)
    .where('id', '=', given.id),
)

export const save = statement((db, given: GivenProduct) => {
  const changing = {
    collection_id: given.collectionId,
    url_id: given.urlId,
    position: given.position,
    is_visible: given.isVisible,
    title_key: given.titleKey,
    price_cents: given.priceCents,
    document: given.document,
  }
  return db
    .insertInto('products')
    .values({ website_id: given.websiteId, id: given.id, ...changing })
    .onConflict((conflict) => conflict.columns(['website_id', 'id']).doUpdateSet(changing))
})

export const remove = statement((db, given: { websiteId: string; id: string }) =>
  db.deleteFrom('products').where('website_id', '=', given.websiteId).where('id', '=', given.id),
)
