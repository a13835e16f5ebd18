import type { Breakdown, BreakdownLine, TaxLine } from '../cart/breakdown.ts'
import type { PricedEntry } from '../cart/cart.ts'
import { payWithCards } from '../gift-cards/pay-with-cards.ts'
import { discountCart } from './discount-cart.ts'
import type { PricingContext } from './pricing-context.ts'
import { isTaxable, owesTax, type UntaxedCart, withoutTax } from './reverse-charge.ts'
import { agreedQuote, quoteShipping } from './shipping-quote.ts'
import { rulesAt, shippingRule, type TaxedPlace, taxedPickup, taxOn } from './tax-rule.ts'

/**
 * Works out every amount of a cart: prices, discounts on goods, on the order and on delivery, then taxes on what is left, and last what gift cards pay. The order of
 * the lines changes nothing: each line is rounded by itself, and sums are sums of rounded lines. Goods are taxed where they go, or are collected; what is not sent is taxed where it is billed.
 * Where its buyer owes the tax all of it is chosen by the prices that others pay, and loses the tax in them afterwards.
 */
export function priceCart(entries: readonly PricedEntry[], context: PricingContext): Breakdown {
  const { settings } = context
  const kinds = kindsIn(entries)
  const { requiresShipping } = kinds
  const discounted = discountCart(entries, context, quoteOf(entries, context, requiresShipping))
  const place = taxedPlace(context, { requiresShipping, shipping: discounted.shipping })
  const isReverseCharge = entries.some(isTaxable) && owesTax(place, context)
  const asPriced = { entries, discounted, settings }
  const cart = isReverseCharge ? withoutTax(asPriced, { place, today: context.today }) : asPriced
  const { discountCents, shipping, shippingCents } = cart.discounted
  const taxed = taxCart(cart, { place, today: context.today })
  const subtotalCents = subtotalOf(cart.entries)
  const taxIsIncluded = cart.settings.taxInterpretation === 'inclusive'
  const grandTotalCents = subtotalCents - discountCents + shippingCents + (taxIsIncluded ? 0 : taxed.taxCents)
  const unpayableCents = unpayableByCards(cart.entries)
  return {
    currency: settings.currency,
    ...taxed,
    ...(isReverseCharge && {
      isReverseCharge,
      lines: taxed.lines.map((line) => (isTaxable(line) ? line : { ...line, isTaxExempt: true })),
    }),
    totalQuantity: sum(entries, (each) => each.entry.quantity),
    subtotalCents,
    discountCents,
    discounts: cart.discounted.discounts,
    codes: cart.discounted.codes,
    shippingCents,
    shippingDiscountCents: cart.discounted.shippingDiscountCents,
    taxIsIncluded,
    grandTotalCents,
    ...payWithCards(context.giftCards ?? [], { grandTotalCents, unpayableCents }),
    ...kinds,
    shipping,
    minimumSubtotalCents: settings.minimumSubtotalCents,
    isBelowMinimum: subtotalOf(entries) < settings.minimumSubtotalCents && !isFreeOfMinimum(entries),
  }
}

/** What kinds of goods are in a cart. */
function kindsIn(entries: readonly PricedEntry[]) {
  return {
    requiresShipping: entries.some((each) => each.productType === 'physical'),
    hasDigital: entries.some((each) => each.productType === 'digital'),
    purelyDigital: entries.length > 0 && entries.every((each) => each.productType === 'digital'),
  }
}

/** What delivery costs once the goods are discounted: as it was agreed, or as the shop's rates say. */
function quoteOf(entries: readonly PricedEntry[], context: PricingContext, requiresShipping: boolean) {
  const { delivery, settings, shippingOptionKey } = context
  const { country = '', region = '', postalCode = '' } = context.shippingAddress ?? {}
  const parcel = { requiresShipping, country, region, postalCode, weightGrams: sum(entries, parcelWeight) }
  return (subtotalCents: number) =>
    delivery && requiresShipping
      ? agreedQuote(delivery)
      : quoteShipping(settings, { ...parcel, subtotalCents }, shippingOptionKey)
}

function subtotalOf(entries: readonly PricedEntry[]): number {
  return sum(entries, ({ unitPriceCents, entry }) => unitPriceCents * entry.quantity)
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
  { entries, settings, discounted: { shippingCents, linesCut } }: UntaxedCart,
  { place, today }: { readonly place: TaxedPlace | null; readonly today: string },
): Pick<
  Breakdown,
  'lines' | 'shippingTaxCents' | 'shippingTaxRateMilliPercent' | 'taxCents' | 'taxLines' | 'taxCountry'
> {
  const { taxRules, taxInterpretation } = settings
  const ruleOf = rulesAt(taxRules, place, today)
  const priced = entries.map((each) => {
    const rule = ruleOf(each)
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

function sum<Item>(items: readonly Item[], amountOf: (item: Item) => number): number {
  return items.reduce((total, each) => total + amountOf(each), 0)
}
