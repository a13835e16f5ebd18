import type { Breakdown, BreakdownLine, LineDiscount, ShippingQuote } from '../cart/breakdown.ts'
import type { PricedEntry } from '../cart/cart.ts'
import { applyDiscounts } from '../discounts/apply-discounts.ts'
import { notDelivered } from '../discounts/best-set.ts'
import type { AppliedDiscount, DiscountedGoods } from '../discounts/discount-offer.ts'
import type { PricingContext } from './pricing-context.ts'

/** A cart after its discounts, before its taxes. */
export interface DiscountedCart
  extends Pick<
    Breakdown,
    'discounts' | 'codes' | 'discountCents' | 'shipping' | 'shippingCents' | 'shippingDiscountCents'
  > {
  /** What comes off a line, by its id; only lines that are discounted. */
  readonly linesCut: ReadonlyMap<string, Pick<BreakdownLine, 'discountCents' | 'discountExplained'>>
}

/** Takes the discounts off goods and delivery; `quote` is delivery by what the goods cost then. */
export function discountCart(
  entries: readonly PricedEntry[],
  {
    discounts: context,
    payment,
    shippingOptionKey,
  }: Pick<PricingContext, 'discounts' | 'payment' | 'shippingOptionKey'>,
  quote: (goodsCents: number) => ShippingQuote,
): DiscountedCart {
  const subtotalCents = entries.reduce((sum, each) => sum + each.unitPriceCents * each.entry.quantity, 0)
  const goods = context ? entries.map((each) => goodsOf(each, payment)) : []
  const isNeeded = entries.some((each) => each.productType === 'physical')
  const quotes = new Map<number, ShippingQuote>()
  const quoteOnce = (goodsCents: number) => {
    const known = quotes.get(goodsCents) ?? quote(goodsCents)
    quotes.set(goodsCents, known)
    return known
  }
  const none = { discounts: [], codes: [] }
  const { discounts, codes } = context
    ? applyDiscounts(goods, context, {
        isNeeded,
        costOf: (cents) => chosenCents(quoteOnce(cents)),
        weighOf: (cents) => weighedCents(quoteOnce(cents), shippingOptionKey),
      })
    : none
  const offCents = discounts.flatMap(({ shares }) => shares).reduce((sum, { cents }) => sum + cents, 0)
  return { codes, ...cutCart(discounts, quoteOnce(subtotalCents - offCents)) }
}

/** What discounts take off goods and delivery. */
export function cutCart(
  discounts: readonly AppliedDiscount[],
  delivery: ShippingQuote,
): Omit<DiscountedCart, 'codes'> {
  const linesCut = cutsByLine(discounts)
  const freeing = discounts.filter((each) => each.discountClass === 'SHIPPING')
  const shippingDiscountCents = freeing.reduce((sum, each) => sum + each.amountCents, 0)
  return {
    discounts,
    linesCut,
    discountCents: [...linesCut.values()].reduce((sum, each) => sum + each.discountCents, 0),
    shipping: delivery,
    shippingCents: (chosenCents(delivery) ?? 0) - shippingDiscountCents,
    shippingDiscountCents,
  }
}

/** A line of a cart as discounts see it, at a payment of what comes again and again. */
export function goodsOf(priced: PricedEntry, payment = 1): DiscountedGoods {
  const { entry, productType, isSubscription, categories = [], tags = [] } = priced
  return {
    key: entry.id,
    productId: entry.itemId,
    categories,
    tags,
    unitPriceCents: priced.unitPriceCents,
    quantity: entry.quantity,
    isOnSale: isOnSale(priced),
    isExempt: productType === 'gift-card' || (priced.variant === null && !entry.free),
    payment: entry.payment ?? (isSubscription ? payment : null),
  }
}

/** What was agreed once is on sale if it was then: the regular price may be another by now. */
function isOnSale({ entry, unitPriceCents, regularPriceCents }: PricedEntry): boolean {
  return entry.agreedPriceCents === undefined
    ? unitPriceCents < regularPriceCents
    : entry.isAgreedOnSale === true
}

/** What the chosen delivery costs; null while none is chosen. */
function chosenCents({ options, selectedKey, status }: ShippingQuote): number | null {
  if (status === 'SHIPPING_NOT_REQUIRED') return 0
  return options.find((each) => each.key === selectedKey)?.priceCents ?? null
}

/**
 * What discounts are weighed with: one that takes the chosen way of delivery away leaves the cheapest of the others, or none. No discount takes
 * away that goods are picked up: who chose another way wants them brought.
 */
function weighedCents(quote: ShippingQuote, chosenKey: string | null): number | null {
  const cents = chosenCents(quote)
  if (cents !== null || chosenKey === null || quote.status === 'INCOMPLETE_ADDRESS') return cents
  const brought = quote.options.filter(({ isPickup }) => !isPickup)
  return Math.min(notDelivered, ...brought.map(({ priceCents }) => priceCents))
}

function cutsByLine(discounts: readonly AppliedDiscount[]): DiscountedCart['linesCut'] {
  const cuts = new Map<string, { discountCents: number; discountExplained: LineDiscount[] }>()
  for (const { id, name, code, shares } of discounts) {
    for (const { entryId, cents } of shares) {
      const cut = cuts.get(entryId) ?? { discountCents: 0, discountExplained: [] }
      cut.discountCents += cents
      cut.discountExplained.push({ id, name, code, cents })
      cuts.set(entryId, cut)
    }
  }
  return cuts
}
