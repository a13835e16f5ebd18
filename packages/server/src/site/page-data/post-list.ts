import type { Collection } from '@vitrine/domain/content/collection'
import type { PageQuery } from '../page-query.ts'
import { collectionUrl } from './collection.ts'
import { itemJson } from './item.ts'
import type { PageContext, PageData } from './page-context.ts'
import { pageSizeOf } from './page-size.ts'
import { offsetPageJson } from './pagination.ts'
import { filtersOf } from './product-list.ts'

/** Posts whose categories make up the list of a blog's categories. */
const categorySample = 200

/** What a list page of posts has beside the collection: newest first, going on from `?offset=<epoch ms>`. */
export async function postListJson(
  collection: Collection,
  query: PageQuery,
  context: PageContext,
): Promise<PageData> {
  const { store, site, theme, nowMs } = context
  const pageSize = pageSizeOf(collection, theme)
  const filters = filtersOf(query)
  const base = { collectionId: collection.id, ...filters }
  const found = await store.items.list({
    ...base,
    publishedBeforeMs: Math.min(nowMs, query.offsetMs ?? nowMs),
    offset: 0,
    limit: pageSize + 1,
  })
  const shown = found.rows.slice(0, pageSize)
  return {
    items: shown.map((post) => itemJson(post, collection, site)),
    itemCount: found.total,
    categories: await blogCategories(collection, context),
    pagination: offsetPageJson({
      path: collectionUrl(collection),
      filters,
      pageSize,
      nextOffsetMs: found.rows[pageSize]?.publishedAtMs ?? null,
      previous:
        query.offsetMs === null ? null : await pageBefore(found.total, { ...base, pageSize }, context),
    }),
  }
}

/** Where the page of newer posts begins: null offset for the first page; null when no post is newer. */
async function pageBefore(
  olderCount: number,
  { pageSize, ...base }: { readonly collectionId: string; readonly pageSize: number },
  { store, nowMs }: PageContext,
): Promise<{ readonly offsetMs: number | null } | null> {
  const all = await store.items.list({ ...base, publishedBeforeMs: nowMs, offset: 0, limit: 1 })
  const newerCount = all.total - olderCount
  if (newerCount <= 0) return null
  if (newerCount <= pageSize) return { offsetMs: null }
  const offset = newerCount - pageSize
  const first = await store.items.list({ ...base, publishedBeforeMs: nowMs, offset, limit: 1 })
  return { offsetMs: first.rows[0]?.publishedAtMs ?? null }
}

/** Categories of a blog, in the order of first use by its newest posts. */
export async function blogCategories(collection: Collection, { store, nowMs }: PageContext) {
  const newest = await store.items.list({
    collectionId: collection.id,
    publishedBeforeMs: nowMs,
    offset: 0,
    limit: categorySample,
  })
  return [...new Set(newest.rows.flatMap((post) => post.categories))]
}
