import { applyDiscounts } from '../../discounts/apply-discounts.ts'
import type { AppliedDiscount, DiscountedGoods } from '../../discounts/discount-offer.ts'
import { grantedContext } from '../../discounts/granted-discount.ts'
import { paymentsOf } from '../../discounts/subscription-payments.ts'
import type { Subscription } from '../subscription.ts'

/** What goods cost at payments in a row; taxes and delivery are those of each day. */
export interface PricesToCome {
  /** How many; null: until it is canceled. */
  readonly payments: number | null
  readonly cents: number
}

type Priced = Pick<Subscription, 'line' | 'plan' | 'paidCycles' | 'discounts'>

/** What comes off the goods of the next payment. */
export function discountsOfNext(subscription: Priced): readonly AppliedDiscount[] {
  return discountsOfPayment(subscription, subscription.paidCycles + 1)
}

/** What the goods cost from the next payment on, after the discounts that it was given; one price where none ends. */
export function pricesToCome(subscription: Priced): readonly PricesToCome[] {
  const { plan, paidCycles, discounts = [] } = subscription
  const next = paidCycles + 1
  const last = plan.billingCycles === 0 ? Number.POSITIVE_INFINITY : Math.max(next, plan.billingCycles)
  const ends = discounts.flatMap(({ discount }) => paymentsOf(discount) ?? [])
  const starts = [...new Set([next, ...ends.map((each) => each + 1)])]
    .filter((each) => each >= next && each <= last)
    .sort((one, other) => one - other)
  const prices: { payments: number; cents: number }[] = []
  starts.forEach((start, at) => {
    const cents = priceOfPayment(subscription, start)
    const payments = (starts[at + 1] ?? last + 1) - start
    const before = prices.at(-1)
    if (before?.cents === cents) before.payments += payments
    else prices.push({ payments, cents })
  })
  return prices.map(({ payments, cents }) => ({
    payments: Number.isFinite(payments) ? payments : null,
    cents,
  }))
}

function priceOfPayment(subscription: Priced, payment: number): number {
  const { quantity, unitPriceCents } = subscription.line
  const cuts = discountsOfPayment(subscription, payment).flatMap(({ shares }) =>
    shares.map(({ cents }) => cents),
  )
  return cuts.reduce((left, each) => left - each, unitPriceCents * quantity)
}

function discountsOfPayment({ line, discounts = [] }: Priced, payment: number): readonly AppliedDiscount[] {
  const context = grantedContext(discounts, 0)
  if (context === null) return []
  const goods: DiscountedGoods = {
    key: '',
    productId: line.itemId,
    categories: [],
    tags: [],
    unitPriceCents: line.unitPriceCents,
    quantity: line.quantity,
    isOnSale: line.isOnSale === true,
    isExempt: line.productType === 'gift-card',
    payment,
  }
  const isNeeded = line.productType === 'physical'
  return applyDiscounts([goods], context, { isNeeded, costOf: () => (isNeeded ? null : 0) }).discounts
}
