import type { PricedEntry } from '../cart/cart.ts'
import { isInUnion } from '../contact/vat/vat-check.ts'
import type { AppliedDiscount } from '../discounts/discount-offer.ts'
import { shareOf } from '../money/share-of.ts'
import type { TaxRule } from '../website/store-settings.ts'
import { cutCart, type DiscountedCart } from './discount-cart.ts'
import type { PricingContext, PricingSettings } from './pricing-context.ts'
import { rulesAt, shippingRule, type TaxedPlace, taxOn } from './tax-rule.ts'

/** A cart whose discounts and delivery are chosen, before its taxes. */
export interface UntaxedCart {
  readonly entries: readonly PricedEntry[]
  readonly discounted: DiscountedCart
  readonly settings: Pick<PricingSettings, 'taxRules' | 'taxInterpretation'>
}

/** Whether anybody owes tax of it: not of a gift card, nor of what is exempt from it. */
export function isTaxable({ productType, taxClass }: Pick<PricedEntry, 'productType' | 'taxClass'>): boolean {
  return productType !== 'gift-card' && taxClass !== 'exempt'
}

/** Whether its buyer owes the tax themselves: their VAT number is confirmed, and the cart is taxed in another country of the Union than the seller's. */
export function owesTax(
  place: TaxedPlace | null,
  { reverseChargeFrom }: Pick<PricingContext, 'reverseChargeFrom'>,
): boolean {
  if (reverseChargeFrom === undefined || place === null) return false
  return isInUnion(place.country) && place.country !== reverseChargeFrom
}

/**
 * Takes the tax out of what goods, discounts and ways of delivery cost. What is chosen by an amount was chosen before: a number that is
 * confirmed makes no delivery dearer, and no discount smaller beside its goods.
 */
export function withoutTax(
  { entries, discounted, settings }: UntaxedCart,
  { place, today }: { readonly place: TaxedPlace | null; readonly today: string },
): UntaxedCart {
  const untaxed = { taxRules: [], taxInterpretation: 'exclusive' } as const
  if (settings.taxInterpretation === 'exclusive') return { entries, discounted, settings: untaxed }
  const ruleOf = rulesAt(settings.taxRules, place, today)
  const ofShipping = shippingRule(entries.flatMap((entry) => ruleOf(entry) ?? []))
  const netEntries = entries.map((entry) => ({
    ...entry,
    unitPriceCents: net(entry.unitPriceCents, ruleOf(entry)),
    regularPriceCents: net(entry.regularPriceCents, ruleOf(entry)),
  }))
  const { shipping, codes } = discounted
  const options = shipping.options.map((way) => ({ ...way, priceCents: net(way.priceCents, ofShipping) }))
  const goods = entries.map((entry, index) => ({
    id: entry.entry.id,
    grossCents: entry.unitPriceCents * entry.entry.quantity,
    netCents: (netEntries[index]?.unitPriceCents ?? 0) * entry.entry.quantity,
  }))
  const discounts = netDiscounts(discounted.discounts, goods).map((discount) =>
    discount.discountClass === 'SHIPPING'
      ? { ...discount, amountCents: net(discount.amountCents, ofShipping) }
      : discount,
  )
  return {
    entries: netEntries,
    discounted: { codes, ...cutCart(discounts, { ...shipping, options }) },
    settings: untaxed,
  }
}

function net(cents: number, rule: TaxRule | null): number {
  return rule ? cents - taxOn(cents, rule, 'inclusive') : cents
}

interface NetGoods {
  readonly id: string
  readonly grossCents: number
  readonly netCents: number
}

/** The same part of each line comes off: a line that was for nothing stays so, whatever its units were rounded to. */
function netDiscounts(
  discounts: readonly AppliedDiscount[],
  goods: readonly NetGoods[],
): readonly AppliedDiscount[] {
  const lines = new Map(goods.map((line) => [line.id, line]))
  const off = new Map<string, number>()
  return discounts.map((discount) => {
    if (discount.discountClass === 'SHIPPING') return discount
    const shares = discount.shares.map((share) => {
      const { grossCents = 0, netCents = 0 } = lines.get(share.entryId) ?? {}
      const before = off.get(share.entryId) ?? 0
      const after = before + share.cents
      off.set(share.entryId, after)
      const upTo = (cents: number) => (grossCents === 0 ? 0 : shareOf(netCents, cents, grossCents))
      return { ...share, cents: upTo(after) - upTo(before) }
    })
    return { ...discount, shares, amountCents: shares.reduce((sum, { cents }) => sum + cents, 0) }
  })
}
