import type { Product } from '@vitrine/domain/catalogue/product'
import type { Collection } from '@vitrine/domain/content/collection'
import type { Site } from '@vitrine/domain/website/site'
import { productUrl } from '@vitrine/site/page-json/products/product-item'
import type { SiteTables } from '@vitrine/store/store'
import { joinPath } from '../pages/locks/plan-cards.ts'

/** Says where a product is shown; null for one whose shop is gone, hidden or in the trash. */
export type ProductUrls = (product: Product) => string | null

/** Read once per revision of a site: a changed site is another object. */
const known = new WeakMap<Site, ProductUrls>()

/** The addresses of a site's products. */
export async function readProductUrls(
  tables: Pick<SiteTables, 'collections'>,
  site: Site,
): Promise<ProductUrls> {
  const kept = known.get(site)
  if (kept) return kept
  const byId = new Map<string, Collection>()
  for (const each of await tables.collections.list()) byId.set(each.id, each)
  const urls: ProductUrls = (product) => {
    // Its own page is for members alone.
    if (product.type === 'paywall') return joinPath({})
    const collection = byId.get(product.collectionId)
    return collection?.isEnabled ? productUrl(product, collection) : null
  }
  known.set(site, urls)
  return urls
}
