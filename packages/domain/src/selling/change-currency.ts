import type { Product, Variant } from '../catalogue/product.ts'
import { productLimits } from '../catalogue/product-limits.ts'
import { digitsOf } from '../money/currencies.ts'
import { shareOf } from '../money/share-of.ts'

/** How the prices of products end after they were converted. */
export type PriceEnding = 'any' | '.95' | '.99' | 'whole'

/** The endings that owners choose from. */
export const priceEndings: readonly PriceEnding[] = ['any', '.95', '.99', 'whole']

/** From one currency to another: a unit of the old one is worth `rate` of the new one. */
export interface CurrencyChange {
  readonly from: string
  readonly to: string
  /** A decimal such as 0.9231; '1' keeps the numbers. */
  readonly rate: string
  readonly ending: PriceEnding
}

/** Whether a rate can be taken: more than nothing, with at most 5 digits before the point and 8 behind it. */
export function isRate(rate: string): boolean {
  return /^\d{1,5}(?:\.\d{1,8})?$/.test(rate) && /[1-9]/.test(rate)
}

/** An amount in the new currency, to its smallest unit; what was not free stays so. */
export function convertAmount(cents: number, { from, to, rate }: CurrencyChange): number {
  const [whole = '', fraction = ''] = rate.split('.')
  const numerator = Number(whole + fraction) * 10 ** digitsOf(to)
  const denominator = 10 ** (fraction.length + digitsOf(from))
  return cents === 0 ? 0 : Math.max(1, shareOf(cents, numerator, denominator))
}

/** The price of a product in the new currency, at the nearest amount that ends as the owner wants. */
export function convertPrice(cents: number, change: CurrencyChange): number {
  const converted = convertAmount(cents, change)
  const unit = 10 ** digitsOf(change.to)
  if (change.ending === 'any' || unit === 1 || converted === 0) return converted
  const last = change.ending === 'whole' ? 0 : Number(change.ending.slice(1))
  const units = Math.max(0, shareOf(converted - last, 1, unit))
  return Math.max(units * unit + last, last || unit)
}

/** A product with the prices of all its variants in the new currency. */
export function convertProduct(product: Product, change: CurrencyChange): Product {
  return { ...product, variants: product.variants.map((variant) => convertVariant(variant, change)) }
}

/** A sale stays a sale: where both prices end at the same amount, the lower one is left as it was converted. */
function convertVariant(variant: Variant, change: CurrencyChange): Variant {
  const priceCents = convertPrice(variant.priceCents, change)
  const ended = convertPrice(variant.salePriceCents, change)
  const isCheaper = variant.salePriceCents < variant.priceCents
  const salePriceCents =
    isCheaper && ended >= priceCents ? convertAmount(variant.salePriceCents, change) : ended
  return { ...variant, priceCents, salePriceCents }
}

/** Whether a price is higher than a shop can hold. */
export function isOverPriced({ variants }: Pick<Product, 'variants'>): boolean {
  return variants.some(
    ({ priceCents, salePriceCents }) => Math.max(priceCents, salePriceCents) > productLimits.priceCents,
  )
}
