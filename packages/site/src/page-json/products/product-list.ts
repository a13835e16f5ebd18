import type { Collection } from '@vitrine/domain/content/collection'
import { collectionPath } from '../../theme/collection-shape.ts'
import { sayIn } from '../../words/visitor-words.ts'
import { collectionTerms } from '../lists/collection-terms.ts'
import type { PageQuery } from '../lists/page-query.ts'
import { pageSizeOf } from '../lists/page-size.ts'
import { pageCountJson } from '../lists/pagination.ts'
import type { PageContext, PageData } from '../page-context.ts'
import { merchandisingJson } from '../website/merchandising.ts'
import { arrangementJson, arrangementLinks } from './product-arrangement.ts'
import { productItemJson } from './product-item.ts'
import { reviewSummariesJson, summaryPart } from './product-reviews.ts'

/** What a list page of products has beside the collection. */
export async function productListJson(
  collection: Collection,
  query: PageQuery,
  context: PageContext,
): Promise<PageData> {
  const { store, site, theme } = context
  const pageSize = pageSizeOf(collection, theme)
  const filters = filtersOf(query)
  const path = collectionPath(collection, context)
  const [found, terms] = await Promise.all([
    store.products.list({
      collectionId: collection.id,
      ...filters,
      order: query.sort,
      inStockOnly: query.inStockOnly,
      offset: (query.page - 1) * pageSize,
      limit: pageSize,
    }),
    collectionTerms(collection, context),
  ])
  const summaries = await reviewSummariesJson(found.rows, context)
  return {
    items: found.rows.map((product) => ({
      ...productItemJson(product, collection, site),
      ...summaryPart(summaries, product.id),
    })),
    itemCount: found.total,
    ...terms,
    arrangement: arrangementJson(query, { path, filters, say: sayIn(site.language) }),
    pagination: pageCountJson({
      path,
      filters: { ...filters, ...arrangementLinks(query) },
      page: query.page,
      pageSize,
      total: found.total,
    }),
    productMerchandisingContext: merchandisingJson(found.rows, site, 'page'),
  }
}

/** The filters of a list, as its query and its links have them. */
function filtersOf({ category, tag }: Pick<PageQuery, 'category' | 'tag'>) {
  return { ...(category === null ? {} : { category }), ...(tag === null ? {} : { tag }) }
}
