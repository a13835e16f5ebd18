import type { Collection } from '@vitrine/domain/content/collection'
import { type ContentItem, isVisibleAt } from '@vitrine/domain/content/item'
import type { PageQuery } from '../lists/page-query.ts'
import type { PageContext } from '../page-context.ts'

/** The query of a list in its owner's order, on the page where the item stands that a link means (`?itemId=`). */
export async function atLinkedPage(
  collection: Collection,
  { query, pageSize }: ListedPage,
  context: PageContext,
): Promise<PageQuery> {
  const item = query.page === 1 ? await linkedItem(collection, query, context) : null
  if (!item) return query
  return { ...query, page: Math.floor((await context.store.items.rank(item)) / pageSize) + 1 }
}

/** The query of a list with the newest first: the first page where the item is on it, else one that begins with the item. */
export async function atLinkedMoment(
  collection: Collection,
  { query, pageSize }: ListedPage,
  context: PageContext,
): Promise<PageQuery> {
  const item = query.offsetMs === null ? await linkedItem(collection, query, context) : null
  if (!item) return query
  const { store, nowMs } = context
  const list = { collectionId: collection.id, publishedBeforeMs: nowMs, offset: 0, limit: pageSize }
  const place = { publishedAtMs: item.publishedAtMs, itemId: item.id }
  const newer = await store.items.newerThan(place, list)
  if (newer.length < pageSize) return query
  return { ...query, offsetMs: item.publishedAtMs, skip: await store.items.countTies(place, list) }
}

interface ListedPage {
  readonly query: PageQuery
  readonly pageSize: number
}

/** Null for an item that is not in the list, and for a list that is filtered. */
async function linkedItem(
  collection: Collection,
  { itemId, category, tag, author, month }: PageQuery,
  { store, nowMs }: PageContext,
): Promise<ContentItem | null> {
  if (itemId === null || [category, tag, author, month].some((filter) => filter !== null)) return null
  const item = await store.items.find(itemId)
  return item && item.collectionId === collection.id && isVisibleAt(item, nowMs) ? item : null
}
