import { choiceName } from '@vitrine/domain/catalogue/choose-variant'
import { presentStock } from '@vitrine/domain/catalogue/present-product'
import { currentPriceCents, isOnSale, priceRange } from '@vitrine/domain/catalogue/price'
import type { Product } from '@vitrine/domain/catalogue/product'
import { nextChangeMs } from '@vitrine/domain/catalogue/schedule/apply-schedule'
import { isSoldOut, totalStock } from '@vitrine/domain/catalogue/stock'
import type { ProductUrls } from './product-urls.ts'

/** Shows a product in the owner's list. */
export function productRow(product: Product, productUrls: ProductUrls, moves: ReadonlyMap<string, number>) {
  const { lowestCents, highestCents } = priceRange(product)
  const available = totalStock(product)
  return {
    id: product.id,
    title: product.title,
    type: product.type,
    collectionId: product.collectionId,
    urlId: product.urlId,
    fullUrl: productUrls(product) ?? '',
    imageUrl: product.images[0]?.assetUrl ?? null,
    isVisible: product.isVisible,
    publishFromMs: product.publishFromMs ?? null,
    categories: product.categories,
    tags: product.tags,
    isSoldOut: isSoldOut(product),
    isOnSale: isOnSale(product),
    saleChangesMs: nextChangeMs({ ...product, publishFromMs: undefined }),
    lowestPriceCents: lowestCents,
    highestPriceCents: highestCents,
    availableQuantity: Number.isFinite(available) ? available : null,
    variants: product.variants.map((variant) => ({
      id: variant.id,
      sku: variant.sku,
      name: choiceName(product, variant),
      priceCents: currentPriceCents(product.type, variant),
      stock: presentStock(variant.stock),
      moves: moves.get(variant.id) ?? 0,
    })),
    createdAtMs: product.createdAtMs,
    updatedAtMs: product.updatedAtMs,
  }
}
