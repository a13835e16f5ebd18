import { currentPriceCents } from '../price.ts'
import type { Product, Variant } from '../product.ts'

/** What a variant cost from a moment on, as visitors saw it. */
export interface PriceRecord {
  readonly atMs: number
  readonly currency: string
  /** What was asked; null while visitors did not see the variant. */
  readonly askedCents: number | null
  /** The price without a sale. */
  readonly regularCents: number
}

/** What visitors see of a variant's price now. */
export function priceSeen(
  product: Pick<Product, 'type' | 'isVisible'>,
  variant: Variant,
  currency: string,
): Omit<PriceRecord, 'atMs'> {
  const askedCents = product.isVisible ? currentPriceCents(product.type, variant) : null
  return { currency, askedCents, regularCents: variant.priceCents }
}

/** Whether two records say the same of a price. */
export function isSamePrice(one: Omit<PriceRecord, 'atMs'>, other: Omit<PriceRecord, 'atMs'>): boolean {
  if (one.askedCents === null && other.askedCents === null) return true
  return (
    one.currency === other.currency &&
    one.askedCents === other.askedCents &&
    one.regularCents === other.regularCents
  )
}
