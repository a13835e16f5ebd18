import { isOnShow } from '@vitrine/domain/catalogue/for-members'
import type { Collection } from '@vitrine/domain/content/collection'
import { isShut } from '@vitrine/domain/content/pages/barriers'
import type { PageContext } from '../../page-json/page-context.ts'
import { productItemJson } from '../../page-json/products/product-item.ts'
import { merchandisingJson } from '../../page-json/website/merchandising.ts'
import { isShop } from '../../theme/collection-shape.ts'
import type { FoundItems } from './query-lists.ts'

/** The products that the owner wants shown with a product, in their order: of any open shop page, and only those that visitors see. */
export async function chosenProducts(
  itemId: string | undefined,
  collection: Collection,
  { store, site, collections, theme }: PageContext,
): Promise<FoundItems> {
  const item =
    itemId !== undefined && isShop(collection, theme) ? await store.products.find(itemId) : undefined
  const ids = item?.relatedIds ?? []
  const found = ids.length === 0 ? [] : await store.products.findMany(ids)
  const byId = new Map(found.map((each) => [each.id, each]))
  const shown = ids.flatMap((id) => {
    const product = byId.get(id)
    const shop = collections.find((each) => each.id === product?.collectionId)
    const isOpen = shop?.isEnabled && !isShut(shop, collections)
    return product && isOnShow(product) && shop && isOpen ? [{ product, shop }] : []
  })
  return {
    items: shown.map(({ product, shop }) => productItemJson(product, shop, site)),
    productMerchandisingContext: merchandisingJson(
      shown.map(({ product }) => product),
      site,
      'block',
    ),
  }
}
