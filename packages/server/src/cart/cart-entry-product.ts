import type { PresentedEntry } from '@vitrine/domain/cart/present-shopping-cart'
import type { Product } from '@vitrine/domain/catalogue/product'
import type { Site } from '@vitrine/domain/website/site'
import { imageFields, imageJson } from '@vitrine/site/page-json/image'
import { variantsJson } from '@vitrine/site/page-json/products/product-item'

/** Tells with a cart entry what templates that draw carts themselves read of its product: pictures and variants. */
export function withProduct(entry: PresentedEntry, products: ReadonlyMap<string, Product>, site: Site) {
  const product = products.get(entry.itemId)
  return product?.isVisible && entry.item.fullUrl !== ''
    ? { ...entry, item: { ...productFields(product, site), ...entry.item } }
    : entry
}

function productFields(product: Product, site: Site) {
  const { title, urlId, images, optionNames } = product
  const main = images[0]
  return {
    title,
    urlId,
    ...(main ? imageFields(main) : {}),
    items: images.map(imageJson),
    variants: variantsJson(product, site),
    variantOptionOrdering: optionNames,
  }
}
