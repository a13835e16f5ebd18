import { isSoldOut } from '@vitrine/domain/catalogue/stock'
import type { Collection } from '@vitrine/domain/content/collection'
import { isShut } from '@vitrine/domain/content/pages/barriers'
import { collectionCategories } from '@vitrine/site/page-json/lists/collection-terms'
import type { PageContext } from '@vitrine/site/page-json/page-context'
import { productDocument } from '@vitrine/site/search/search-document'
import { collectionPath, isShop } from '@vitrine/site/theme/collection-shape'
import type { NoResultsHints } from './search-page-html.ts'

/** Products that are shown to somebody who found nothing. */
const shownProducts = 4

/** So many are looked at for those that are not sold out: to look for these among all takes a second in a large shop. */
const lookedAt = 40

/** Where somebody who found nothing can look on: the first shop with its categories, and what it puts forward. */
export async function insteadOfResults(context: PageContext): Promise<Omit<NoResultsHints, 'suggestions'>> {
  const { collections, site, theme } = context
  const shop = collections.find((each) => isShop(each, theme) && each.isEnabled && !isShut(each, collections))
  if (!shop) return { links: [], products: [] }
  const url = collectionPath(shop, context)
  const products = await forwardProducts(shop, context)
  const categories = await collectionCategories(shop, context)
  return {
    links: [
      { title: shop.title, url },
      ...categories.map((title) => ({
        title,
        url: `${url}?category=${encodeURIComponent(title.toWellFormed())}`,
      })),
    ],
    products: products.map((product) => productDocument(product, shop, site)),
  }
}

/** Those of the first products that can be bought: of the featured ones, or else of all. */
async function forwardProducts({ id }: Collection, { store }: PageContext) {
  const query = { collectionId: id, offset: 0, limit: lookedAt }
  for (const featuredOnly of [true, false]) {
    const { rows } = await store.products.list({ ...query, featuredOnly })
    const inStock = rows.filter((product) => !isSoldOut(product))
    if (inStock.length > 0) return inStock.slice(0, shownProducts)
  }
  return []
}
