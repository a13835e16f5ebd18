import type { Breakdown, PaymentsToCome } from '../cart/breakdown.ts'
import type { PricedEntry } from '../cart/cart.ts'
import type { DiscountOffer } from '../discounts/discount-offer.ts'
import { grantDiscount, isLasting } from '../discounts/granted-discount.ts'
import { paymentsOf } from '../discounts/subscription-payments.ts'
import { isWaiver, tooLittleText, waivedContext } from '../discounts/waiver.ts'
import { isTooLittle } from '../payments/too-little.ts'
import { goodsOf } from './discount-cart.ts'
import { priceCart } from './price-cart.ts'
import type { PricingContext } from './pricing-context.ts'

/**
 * Works out every amount of a cart, and where a subscription begins with it, what its further payments will be: each has the best of the
 * discounts that hold for it, of those that the cart could have today. What any of them has is granted.
 */
export function pricePayments(entries: readonly PricedEntry[], context: PricingContext): Breakdown {
  const plan = entries.find(
    ({ entry }) => entry.agreedPriceCents === undefined && entry.payment === undefined,
  )?.plan
  if (!plan) return priceCart(entries, context)
  const now = priceOrWaive(entries, context)
  if (plan.billingCycles === 1) return now

  const last = plan.billingCycles === 0 ? Number.POSITIVE_INFINITY : plan.billingCycles
  const offers = context.discounts?.offers ?? []
  const starts = startsOf(offers, last)
  const priced = starts.map((payment) => priceOrWaive(entries, { ...context, payment }))
  const toCome = joinEqual(
    priced.map(({ grandTotalCents }, at) => ({
      payments: (starts[at + 1] ?? last + 1) - (starts[at] ?? 0),
      grandTotalCents,
    })),
  )
  const had = [now, ...priced].flatMap(({ discounts }) => discounts)
  const isHad = ({ discount, code }: DiscountOffer) =>
    had.some((each) => each.id === discount.id && each.code === code)
  const goods = entries.map((each) => goodsOf(each))
  const granted = offers
    .filter((each) => isHad(each) && isLasting(each))
    .map((each) => grantDiscount(each, goods))
  const codes = now.codes.map((finding) =>
    had.some((each) => each.code === finding.code) ? { ...finding, reason: null } : finding,
  )
  return { ...now, codes, toCome, ...(granted.length === 0 ? {} : { granted }) }
}

/** A payment whose amounts are known and too little to be charged is waived: what its codes do stays as it is. */
function priceOrWaive(entries: readonly PricedEntry[], context: PricingContext): Breakdown {
  const asked = priceCart(entries, context)
  const isTaxKnown = asked.taxIsIncluded || asked.taxCountry !== undefined
  const isKnown = isTaxKnown && (!asked.requiresShipping || asked.shipping.selectedKey !== null)
  if (!isKnown || !isTooLittle(asked.grandTotalCents, asked.currency)) return asked
  const { discounts: had = null, tooLittleName: name = tooLittleText } = context
  const waiving = { context: had, applied: asked.discounts, name, nowMs: had?.nowMs ?? 0 }
  const waived = priceCart(entries, { ...context, discounts: waivedContext(waiving) })
  // A waiver holds for what it waives, and is not promised for so many payments.
  const discounts = waived.discounts.map(({ payments, ...each }) =>
    isWaiver(each) ? each : { ...each, ...(payments !== undefined && { payments }) },
  )
  return { ...waived, discounts, codes: asked.codes }
}

/** The payments from the second on at which another set of discounts may begin to hold. */
function startsOf(offers: readonly DiscountOffer[], last: number): readonly number[] {
  const ends = offers.flatMap(({ discount }) => paymentsOf(discount) ?? [])
  const starts = [2, ...ends.map((each) => each + 1)].filter((each) => each >= 2 && each <= last)
  return [...new Set(starts)].sort((one, other) => one - other)
}

function joinEqual(
  phases: readonly { readonly payments: number; readonly grandTotalCents: number }[],
): readonly PaymentsToCome[] {
  const joined: { payments: number; grandTotalCents: number }[] = []
  for (const phase of phases) {
    const before = joined.at(-1)
    if (before?.grandTotalCents === phase.grandTotalCents) before.payments += phase.payments
    else joined.push({ ...phase })
  }
  return joined.map(({ payments, grandTotalCents }) => ({
    payments: Number.isFinite(payments) ? payments : null,
    grandTotalCents,
  }))
}
