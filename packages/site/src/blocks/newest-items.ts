import type { Collection } from '@vitrine/domain/content/collection'
import { itemUrl } from '../page-json/items/item.ts'
import type { PageContext } from '../page-json/page-context.ts'
import { productUrl } from '../page-json/products/product-item.ts'
import { isShop } from '../theme/collection-shape.ts'

/** What a list of links needs of an item. */
export interface Newest {
  readonly name: string
  readonly href: string
  readonly atMs: number
}

/** The newest items of a collection; of a shop, its products in the owner's order. */
export async function newestItems(
  collection: Collection,
  limit: number,
  { store, nowMs, theme }: PageContext,
): Promise<readonly Newest[]> {
  const query = { collectionId: collection.id, offset: 0, limit }
  if (isShop(collection, theme)) {
    const { rows } = await store.products.list(query)
    return rows.map((product) => ({
      name: product.title,
      href: productUrl(product, collection),
      atMs: product.createdAtMs,
    }))
  }
  const { rows } = await store.items.list({ ...query, publishedBeforeMs: nowMs })
  return rows.map((item) => ({ name: item.title, href: itemUrl(item, collection), atMs: item.publishedAtMs }))
}
