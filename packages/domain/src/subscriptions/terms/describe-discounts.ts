import { paymentsOf } from '../../discounts/subscription-payments.ts'
import type { Subscription } from '../subscription.ts'
import { discountsOfNext } from './prices-to-come.ts'

/** A discount that a subscription was given, as it stands before the next payment. */
export interface DescribedDiscount {
  readonly id: string
  readonly name: string
  readonly code: string
  /** For how many payments it holds, from the first on; null: for all. */
  readonly payments: number | null
  /** How many of these are to come; null: all. */
  readonly left: number | null
  /** Another may save more, or what comes now is not what it is for. */
  readonly next: 'applies' | 'over' | 'not-for-this'
}

/** The discounts of a subscription, each with what the next payment has of it. */
export function describeDiscounts(subscription: Subscription): readonly DescribedDiscount[] {
  const { discounts = [], paidCycles, plan, nextAtMs } = subscription
  const applied = discountsOfNext(subscription)
  const toCome = plan.billingCycles === 0 ? Number.POSITIVE_INFINITY : plan.billingCycles - paidCycles
  return discounts.map(({ discount, code }) => {
    const { id, name } = discount
    const payments = paymentsOf(discount)
    const left = payments === null ? null : Math.max(0, Math.min(payments - paidCycles, toCome))
    const isHad = applied.some((each) => each.id === id && each.code === code)
    const isOver = left === 0 || (nextAtMs === null && subscription.state !== 'paused')
    return { id, name, code, payments, left, next: isOver ? 'over' : isHad ? 'applies' : 'not-for-this' }
  })
}
