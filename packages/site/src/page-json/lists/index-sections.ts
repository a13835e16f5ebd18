import type { Collection } from '@vitrine/domain/content/collection'
import { isShut } from '@vitrine/domain/content/pages/barriers'
import { isSet } from '../../template-folder/collection-conf.ts'
import { childrenOf, confOf, isFolder, isIndex, isShop, orderingOf } from '../../theme/collection-shape.ts'
import { collectionJson, pageContentHtml } from '../collection.ts'
import { itemJson } from '../items/item.ts'
import { withSectionCounts } from '../items/item-counts.ts'
import type { PageContext, PageData } from '../page-context.ts'
import { productItemJson } from '../products/product-item.ts'
import { collectionCategories } from './collection-terms.ts'
import { pageSizeOf } from './page-size.ts'

/**
 * The collections inside an index, for `collection.collections`. Where the template asks for full data they carry their items or their
 * content, except those that a password protects, or that are for members alone: views are told that they are protected, and lead to them.
 */
export async function indexSections(index: Collection, context: PageContext): Promise<readonly PageData[]> {
  const sections: PageData[] = []
  for (const child of childrenOf(index, context)) {
    const passwordProtected = isShut(child, context.collections, index)
    const plain = { ...collectionJson(child, context), passwordProtected, active: false }
    const isFull = !passwordProtected && hasFullData(index, child, context)
    sections.push(isFull ? { ...plain, ...(await contentOf(child, context)) } : plain)
  }
  return withSectionCounts(sections, context)
}

/** The platform's own view shows everything of what it holds, but for a grid, which is of cards. So does a view that has no `.conf` to ask in. */
function hasFullData(index: Collection, child: Collection, { theme }: PageContext): boolean {
  const { fullData, fullDataLimitedTo, indexType } = confOf(index, theme)
  if (Array.isArray(fullDataLimitedTo) && !fullDataLimitedTo.includes(child.typeName)) return false
  if (fullData !== undefined) return isSet(fullData)
  const type = theme.folder.collections.get(index.typeName)
  if (type === undefined || Object.keys(type.conf).length === 0) return true
  return type.list === null && indexType !== 'grid'
}

async function contentOf(child: Collection, context: PageContext): Promise<PageData> {
  const { theme, store, site, nowMs } = context
  if (isIndex(child, theme) || isFolder(child, theme)) {
    return { collections: childrenOf(child, context).map((each) => collectionJson(each, context)) }
  }
  const limit = pageSizeOf(child, theme)
  const query = { collectionId: child.id, offset: 0, limit }
  if (isShop(child, theme)) {
    const { rows, total } = await store.products.list(query)
    return { items: rows.map((product) => productItemJson(product, child, site)), itemCount: total }
  }
  if (holdsNoItems(child, context)) return { mainContent: pageContentHtml(child), items: [] }
  if (orderingOf(child, theme) === 'calendar') {
    const upcoming = await store.items.events({ ...query, when: 'upcoming', nowMs })
    return { items: upcoming.map((item) => itemJson(item, child, context)), itemCount: upcoming.length }
  }
  const order = orderingOf(child, theme) === 'chronological' ? 'newest' : 'position'
  const { rows, total } = await store.items.list({ ...query, order, publishedBeforeMs: nowMs })
  return {
    items: rows.map((item) => itemJson(item, child, context)),
    itemCount: total,
    categories: await collectionCategories(child, context),
  }
}

/** A page is made of blocks; so are the types of a template that have no view and take no items. */
function holdsNoItems(child: Collection, { theme }: PageContext): boolean {
  if (child.typeName === 'page') return true
  const views = theme.views.get(child.typeName)
  return !views?.list && !views?.item && !Array.isArray(confOf(child, theme).acceptTypes)
}
