import type { Product } from '@vitrine/domain/catalogue/product'
import type { Site } from '@vitrine/domain/website/site'
import { productUrl } from '@vitrine/site/page-json/products/product-item'
import { collectionsOf } from '@vitrine/site/revisions/collections-of'
import { RevisionMemory } from '@vitrine/site/revisions/revision-memory'
import type { SiteTables } from '@vitrine/store/store'
import { joinPath } from '../pages/locks/plan-cards.ts'

/** Says where a product is shown; null for one whose shop is gone, hidden or in the trash. */
export type ProductUrls = (product: Product) => string | null

const known = new RevisionMemory<ProductUrls>()

/** The addresses of a site's products, read once for each revision. */
export function readProductUrls(tables: Pick<SiteTables, 'collections'>, site: Site): Promise<ProductUrls> {
  return known.recall(site, '', async () => {
    const byId = new Map((await collectionsOf(site, tables)).map((each) => [each.id, each]))
    return (product) => {
      // Its own page is for members alone.
      if (product.type === 'paywall') return joinPath({})
      const collection = byId.get(product.collectionId)
      return collection?.isEnabled ? productUrl(product, collection) : null
    }
  })
}
