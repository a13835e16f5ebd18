import type { Product, Variant } from '../product.ts'

/** What of a variant changes by the clock. */
type SaleTimes = Pick<Variant, 'isOnSale' | 'saleFromMs' | 'saleUntilMs'>

/** A product as its times have it at a moment: what has come is so, and its time is forgotten; what is to come waits. */
export function applySchedule(product: Product, nowMs: number): Product {
  const { publishFromMs, ...rest } = product
  const isWaiting = publishFromMs !== undefined && publishFromMs > nowMs
  return {
    ...rest,
    isVisible: publishFromMs === undefined ? product.isVisible : !isWaiting,
    ...(isWaiting && { publishFromMs }),
    variants: product.variants.map((variant) => saleAt(variant, nowMs)),
  }
}

/** The next moment at which a product changes by the clock; null when it stays as it is. */
export function nextChangeMs({
  publishFromMs,
  variants,
}: Pick<Product, 'publishFromMs' | 'variants'>): number | null {
  const times = [publishFromMs, ...variants.flatMap((each) => [each.saleFromMs, each.saleUntilMs])]
  const known = times.filter((each) => each !== undefined)
  return known.length === 0 ? null : Math.min(...known)
}

/** Whether a variant is on sale, or will be. */
export function hasSale({ isOnSale, saleFromMs, saleUntilMs }: SaleTimes): boolean {
  return isOnSale || saleFromMs !== undefined || saleUntilMs !== undefined
}

/** Whether a sale ends no later than it begins. */
export function endsBeforeItBegins({ saleFromMs, saleUntilMs }: SaleTimes): boolean {
  return saleFromMs !== undefined && saleUntilMs !== undefined && saleUntilMs <= saleFromMs
}

function saleAt(variant: Variant, nowMs: number): Variant {
  const { saleFromMs, saleUntilMs, ...rest } = variant
  if (saleFromMs === undefined && saleUntilMs === undefined) return variant
  const isOver = saleUntilMs !== undefined && saleUntilMs <= nowMs
  if (isOver) return { ...rest, isOnSale: false }
  const isToCome = saleFromMs !== undefined && saleFromMs > nowMs
  return {
    ...rest,
    isOnSale: !isToCome,
    ...(isToCome && { saleFromMs }),
    ...(saleUntilMs !== undefined && { saleUntilMs }),
  }
}
