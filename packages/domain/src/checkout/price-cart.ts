import type { Breakdown, BreakdownLine, TaxLine } from '../cart/breakdown.ts'
import type { PricedEntry } from '../cart/cart.ts'
import { payWithCards } from '../gift-cards/pay-with-cards.ts'
import type { TaxClass, TaxRule } from '../website/store-settings.ts'
import { type DiscountedCart, discountCart } from './discount-cart.ts'
import type { PricingContext } from './pricing-context.ts'
import { withoutTax } from './reverse-charge.ts'
import { agreedQuote, quoteShipping } from './shipping-quote.ts'
import { explainTax, type TaxedPlace, taxedPickup, taxOn } from './tax-rule.ts'

/**
 * Works out every amount of a cart: prices, discounts on goods, on the order and on delivery, then taxes on what is left, and last what gift cards pay. The order of
 * the lines changes nothing: each line is rounded by itself, and sums are sums of rounded lines. Goods are taxed where they go, or are collected; what is not sent is taxed where it is billed.
 */
export function priceCart(entries: readonly PricedEntry[], context: PricingContext): Breakdown {
  const untaxed = context.reverseChargeFrom === undefined ? null : withoutTax(entries, context)
  if (untaxed) return { ...priceCart(untaxed.entries, untaxed.context), isReverseCharge: true }
  const { settings } = context
  const requiresShipping = entries.some((each) => each.productType === 'physical')
  const amounts = entries.map((each) => each.unitPriceCents * each.entry.quantity)
  const subtotalCents = sum(amounts, (each) => each)
  const { country = '', region = '', postalCode = '' } = context.shippingAddress ?? {}
  const weightGrams = sum(entries, parcelWeight)
  const parcel = { requiresShipping, country, region, postalCode, weightGrams }
  const discounted = discountCart(entries, context, (goodsCents) =>
    context.delivery && requiresShipping
      ? agreedQuote(context.delivery)
      : quoteShipping(settings, { ...parcel, subtotalCents: goodsCents }, context.shippingOptionKey),
  )
  const { discountCents, shipping, shippingCents } = discounted
  const place = taxedPlace(context, { requiresShipping, shipping })
  const taxed = taxCart(entries, place, { ...context, ...discounted })
  const taxIsIncluded = settings.taxInterpretation === 'inclusive'
  const grandTotalCents = subtotalCents - discountCents + shippingCents + (taxIsIncluded ? 0 : taxed.taxCents)
  const unpayableCents = unpayableByCards(entries)
  return {
    currency: settings.currency,
    ...taxed,
    totalQuantity: sum(entries, (each) => each.entry.quantity),
    subtotalCents,
    discountCents,
    discounts: discounted.discounts,
    codes: discounted.codes,
    shippingCents,
    shippingDiscountCents: discounted.shippingDiscountCents,
    taxIsIncluded,
    grandTotalCents,
    ...payWithCards(context.giftCards ?? [], { grandTotalCents, unpayableCents }),
    requiresShipping,
    hasDigital: entries.some((each) => each.productType === 'digital'),
    purelyDigital: entries.length > 0 && entries.every((each) => each.productType === 'digital'),
    shipping,
    minimumSubtotalCents: settings.minimumSubtotalCents,
    isBelowMinimum: subtotalCents < settings.minimumSubtotalCents && !isFreeOfMinimum(entries),
  }
}

/** Whether a cart may cost less than the minimum: nothing can be put beside what is in it, or it holds nothing but memberships, which nobody buys more of. */
function isFreeOfMinimum(entries: readonly PricedEntry[]): boolean {
  const isMembership = entries.length > 0 && entries.every(({ productType }) => productType === 'paywall')
  return isMembership || entries.some(isByItself)
}

/** Whether it is bought alone: nothing can be put beside it that would bring the cart up to a minimum. */
function isByItself({ entry, isSubscription }: PricedEntry): boolean {
  return isSubscription || entry.donation !== undefined
}

/** What of a cart gift cards do not pay: other gift cards, which are neither taxed nor discounted, and what is charged again later. */
function unpayableByCards(entries: readonly PricedEntry[]): number {
  return sum(entries, ({ productType, isSubscription, unitPriceCents, entry }) =>
    productType === 'gift-card' || isSubscription || entry.donation ? unitPriceCents * entry.quantity : 0,
  )
}

/** Where the goods of a cart are taxed. */
function taxedPlace(
  { settings, shippingAddress, billingAddress, businessPlace }: PricingContext,
  { requiresShipping, shipping }: Pick<Breakdown, 'requiresShipping' | 'shipping'>,
): TaxedPlace | null {
  if (!requiresShipping) return billingAddress ?? shippingAddress
  const pickup = settings.pickups.find((each) => each.key === shipping.selectedKey)
  return pickup ? taxedPickup(pickup, businessPlace) : shippingAddress
}

function parcelWeight(priced: PricedEntry): number {
  return priced.productType === 'physical' ? priced.weightGrams * priced.entry.quantity : 0
}

function taxCart(
  entries: readonly PricedEntry[],
  place: TaxedPlace | null,
  { settings, today, shippingCents, linesCut }: Omit<PricingContext, 'discounts'> & DiscountedCart,
): Pick<
  Breakdown,
  'lines' | 'shippingTaxCents' | 'shippingTaxRateMilliPercent' | 'taxCents' | 'taxLines' | 'taxCountry'
> {
  const { taxRules, taxInterpretation } = settings
  const rules = new Map<TaxClass, TaxRule | null>()
  const ruleOf = (taxClass: TaxClass) => {
    const known = rules.get(taxClass)
    if (known !== undefined) return known
    const { rule } = explainTax(taxRules, place, { taxClass, today })
    rules.set(taxClass, rule)
    return rule
  }
  const priced = entries.map((each) => {
    // A gift card is taxed by what it buys, when it buys it.
    const rule = each.productType === 'gift-card' ? null : ruleOf(each.taxClass ?? 'standard')
    const subtotalCents = each.unitPriceCents * each.entry.quantity
    const cut = linesCut.get(each.entry.id) ?? uncut
    const taxCents = rule ? taxOn(subtotalCents - cut.discountCents, rule, taxInterpretation) : 0
    const rate = rule ? { taxRateMilliPercent: rule.rateMilliPercent } : {}
    return { rule, line: { ...each, subtotalCents, ...cut, taxCents, ...rate } satisfies BreakdownLine }
  })
  const used = taxRules.filter((rule) => priced.some((each) => each.rule === rule))
  const ofShipping = shippingRule(used)
  const shippingTaxCents = ofShipping ? taxOn(shippingCents, ofShipping, taxInterpretation) : 0
  const taxLines = used.map((rule): TaxLine => {
    const lines = priced.flatMap((each) => (each.rule === rule ? [each.line] : []))
    const isOfShipping = rule === ofShipping
    return {
      name: rule.name,
      rateMilliPercent: rule.rateMilliPercent,
      taxedCents: sum(lines, afterDiscounts) + (isOfShipping ? shippingCents : 0),
      taxCents: sum(lines, (each) => each.taxCents) + (isOfShipping ? shippingTaxCents : 0),
    }
  })
  const taxCents = sum(taxLines, (each) => each.taxCents)
  return {
    lines: priced.map((each) => each.line),
    shippingTaxCents,
    ...(ofShipping && { shippingTaxRateMilliPercent: ofShipping.rateMilliPercent }),
    taxCents,
    taxLines,
    ...(place && place.country !== '' && { taxCountry: place.country }),
  }
}

const uncut = { discountCents: 0, discountExplained: [] }

function afterDiscounts({ subtotalCents, discountCents }: BreakdownLine): number {
  return subtotalCents - discountCents
}

/** Delivery is taxed as the goods that are taxed most. */
function shippingRule(used: readonly TaxRule[]): TaxRule | null {
  const taxing = used.filter((each) => each.taxesShipping)
  return taxing.reduce<TaxRule | null>(
    (most, each) => (most === null || each.rateMilliPercent > most.rateMilliPercent ? each : most),
    null,
  )
}

function sum<Item>(items: readonly Item[], amountOf: (item: Item) => number): number {
  return items.reduce((total, each) => total + amountOf(each), 0)
}
