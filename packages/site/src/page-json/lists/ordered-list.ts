import type { Collection } from '@vitrine/domain/content/collection'
import { collectionPath } from '../../theme/collection-shape.ts'
import { itemJson } from '../items/item.ts'
import { atLinkedPage } from '../items/linked-item.ts'
import type { PageContext, PageData } from '../page-context.ts'
import { collectionTerms } from './collection-terms.ts'
import { filterLinks, itemFilter } from './item-filters.ts'
import type { PageQuery } from './page-query.ts'
import { feedSizeOf, pageSizeOf } from './page-size.ts'
import { pageCountJson } from './pagination.ts'

/** What a list page in the owner's order has beside the collection: galleries, albums, teams. */
export async function orderedListJson(
  collection: Collection,
  asked: PageQuery,
  context: PageContext,
): Promise<PageData> {
  const isFeed = asked.format === 'rss'
  const pageSize = isFeed ? feedSizeOf(collection) : pageSizeOf(collection, context.theme)
  const query = await atLinkedPage(collection, { query: asked, pageSize }, context)
  const { rows, total } = await context.store.items.list({
    ...itemFilter(collection, query, context),
    order: isFeed ? 'newest' : 'position',
    offset: (query.page - 1) * pageSize,
    limit: pageSize,
  })
  return {
    items: rows.map((item) => itemJson(item, collection, context)),
    itemCount: total,
    ...(await collectionTerms(collection, context)),
    pagination: pageCountJson({
      path: collectionPath(collection, context),
      filters: filterLinks(query),
      page: query.page,
      pageSize,
      total,
    }),
  }
}
