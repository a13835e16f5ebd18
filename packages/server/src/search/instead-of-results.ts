import { collectionUrl } from '@vitrine/site/page-json/collection'
import { collectionCategories } from '@vitrine/site/page-json/lists/collection-terms'
import type { PageContext } from '@vitrine/site/page-json/page-context'
import { isLocked, isShop } from '@vitrine/site/theme/collection-shape'
import { productDocument } from './search-document.ts'
import type { NoResultsHints } from './search-page-html.ts'

/** Products that are shown to somebody who found nothing. */
const shownProducts = 4

/** Where somebody who found nothing can look on: the first shop with its categories, and what it puts forward. */
export async function insteadOfResults(context: PageContext): Promise<Omit<NoResultsHints, 'suggestions'>> {
  const { collections, site, store, theme } = context
  const shop = collections.find(
    (each) => isShop(each, theme) && each.isEnabled && !isLocked(each, collections),
  )
  if (!shop) return { links: [], products: [] }
  const url = collectionUrl(shop)
  const query = { collectionId: shop.id, inStockOnly: true, offset: 0, limit: shownProducts }
  const featured = await store.products.list({ ...query, featuredOnly: true })
  const { rows } = featured.total > 0 ? featured : await store.products.list(query)
  const categories = await collectionCategories(shop, context)
  return {
    links: [
      { title: shop.title, url },
      ...categories.map((title) => ({ title, url: `${url}?category=${encodeURIComponent(title)}` })),
    ],
    products: rows.map((product) => productDocument(product, shop, site)),
  }
}
