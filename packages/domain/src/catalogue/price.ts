import type { Product, ProductType, Variant } from './product.ts'

type Priced = Pick<Product, 'type' | 'variants'>

/** Whether one variant is on sale; a gift card never is. */
export function isVariantOnSale(type: ProductType, variant: Pick<Variant, 'isOnSale'>): boolean {
  return variant.isOnSale && type !== 'gift-card'
}

/** Whether any variant is on sale (specification, section 4). */
export function isOnSale(product: Priced): boolean {
  return product.variants.some((each) => isVariantOnSale(product.type, each))
}

/** What a variant costs now, in minor units. */
export function currentPriceCents(type: ProductType, variant: Variant): number {
  return isVariantOnSale(type, variant) ? variant.salePriceCents : variant.priceCents
}

/** The least and the greatest price asked now, in minor units; both 0 without variants. */
export function priceRange(product: Priced): { readonly lowestCents: number; readonly highestCents: number } {
  const prices = product.variants.map((each) => currentPriceCents(product.type, each))
  if (prices.length === 0) return { lowestCents: 0, highestCents: 0 }
  return { lowestCents: Math.min(...prices), highestCents: Math.max(...prices) }
}

/** Whether variants cost differently, so that a `from` price or a range is shown. */
export function variedPrices(product: Priced): boolean {
  const { lowestCents, highestCents } = priceRange(product)
  return lowestCents !== highestCents
}
