import type { Collection } from '@vitrine/domain/content/collection'
import type { PageQuery } from '../route/page-query.ts'
import { collectionPath } from './collection-shape.ts'
import { collectionTerms } from './collection-terms.ts'
import { itemJson } from './item.ts'
import { filterLinks, itemFilter } from './item-filters.ts'
import { atLinkedPage } from './linked-item.ts'
import type { PageContext, PageData } from './page-context.ts'
import { pageSizeOf } from './page-size.ts'
import { pageCountJson } from './pagination.ts'

/** What a list page in the owner's order has beside the collection: galleries, albums, teams. */
export async function orderedListJson(
  collection: Collection,
  asked: PageQuery,
  context: PageContext,
): Promise<PageData> {
  const pageSize = pageSizeOf(collection, context.theme)
  const query = await atLinkedPage(collection, { query: asked, pageSize }, context)
  const { rows, total } = await context.store.items.list({
    ...itemFilter(collection, query, context),
    order: 'position',
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
