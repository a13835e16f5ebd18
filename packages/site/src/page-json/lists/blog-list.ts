import type { Collection } from '@vitrine/domain/content/collection'
import type { ContentItem } from '@vitrine/domain/content/item'
import type { ItemQuery } from '@vitrine/store/content/items'
import { collectionPath } from '../../theme/collection-shape.ts'
import { itemJson } from '../items/item.ts'
import { atLinkedMoment } from '../items/linked-item.ts'
import type { PageContext, PageData } from '../page-context.ts'
import { collectionTerms } from './collection-terms.ts'
import { filterLinks, itemFilter } from './item-filters.ts'
import type { PageQuery } from './page-query.ts'
import { feedSizeOf, pageSizeOf } from './page-size.ts'
import { type ListOffset, offsetPageJson } from './pagination.ts'

/** What a list page with the newest items first has beside the collection; it goes on from `?offset=<epoch ms>`. */
export async function blogListJson(
  collection: Collection,
  asked: PageQuery,
  context: PageContext,
): Promise<PageData> {
  const pageSize = asked.format === 'rss' ? feedSizeOf(collection) : pageSizeOf(collection, context.theme)
  const query = await atLinkedMoment(collection, { query: asked, pageSize }, context)
  const wanted: ItemQuery = { ...itemFilter(collection, query, context), offset: 0, limit: pageSize + 1 }
  const { shown, next, total } = await readPage(wanted, { query, pageSize }, context)
  const [first] = shown
  const isFirstPage = query.offsetMs === null && query.skip === 0
  return {
    items: shown.map((item) => itemJson(item, collection, context)),
    itemCount: total,
    ...(await collectionTerms(collection, context)),
    pagination: offsetPageJson({
      path: collectionPath(collection, context),
      filters: filterLinks(query),
      pageSize,
      next: next ? placeOf(next, shown, query) : null,
      previous: isFirstPage || !first ? null : await placeBefore(first, wanted, pageSize, context),
    }),
  }
}

interface ShownPage {
  readonly shown: readonly ContentItem[]
  /** The first item of the page that follows. */
  readonly next: ContentItem | undefined
  /** Length of the whole list. */
  readonly total: number
}

async function readPage(
  wanted: ItemQuery,
  { query, pageSize }: { readonly query: PageQuery; readonly pageSize: number },
  { store }: PageContext,
): Promise<ShownPage> {
  const { offsetMs, skip } = query
  const cursor = offsetMs === null ? {} : { cursorMs: offsetMs }
  if (query.isReversed && offsetMs !== null) {
    const newer = await store.items.newerThan(
      { publishedAtMs: offsetMs, itemId: afterEveryId },
      { ...wanted, limit: pageSize },
    )
    const following = await store.items.list({ ...wanted, ...cursor, limit: 1 })
    return { shown: newer.toReversed(), next: following.rows[0], total: following.total }
  }
  const found = await store.items.list({ ...wanted, ...cursor, offset: skip })
  return { shown: found.rows.slice(0, pageSize), next: found.rows[pageSize], total: found.total }
}

/** Ids are hex digits: this one comes after all of them. */
const afterEveryId = 'z'

/** Where the next page begins: at its first item, past those of the same moment that were shown. */
function placeOf(next: ContentItem, shown: readonly ContentItem[], query: PageQuery): ListOffset {
  const offsetMs = next.publishedAtMs
  const ties = shown.filter((item) => item.publishedAtMs === offsetMs).length
  const earlier = ties === shown.length && query.offsetMs === offsetMs ? query.skip : 0
  return { offsetMs, skip: ties + earlier }
}

/** Where the page of newer items begins: null offset for the first page; null when no item is newer. */
async function placeBefore(
  first: ContentItem,
  wanted: ItemQuery,
  pageSize: number,
  { store }: PageContext,
): Promise<{ readonly offsetMs: number | null; readonly skip: number } | null> {
  const place = { publishedAtMs: first.publishedAtMs, itemId: first.id }
  const newer = await store.items.newerThan(place, { ...wanted, limit: pageSize + 1 })
  if (newer.length === 0) return null
  const start = newer[pageSize - 1]
  const before = newer[pageSize]
  if (!start || !before) return { offsetMs: null, skip: 0 }
  const startPlace = { publishedAtMs: start.publishedAtMs, itemId: start.id }
  const isTied = before.publishedAtMs === start.publishedAtMs
  const skip = isTied ? await store.items.countTies(startPlace, wanted) : 0
  return { offsetMs: start.publishedAtMs, skip }
}
