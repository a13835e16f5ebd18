import { paymentsOf } from '../../discounts/subscription-payments.ts'
import { canBeCharged } from '../is-over.ts'
import type { Subscription } from '../subscription.ts'

/** The ids of the discounts that may still come off a payment of a subscription: of one that goes on, or can be taken up again. */
export function discountsInUse(subscription: Subscription, nowMs: number): readonly string[] {
  const { paidCycles, discounts = [] } = subscription
  if (!canBeCharged(subscription, nowMs)) return []
  return discounts.flatMap(({ discount }) =>
    (paymentsOf(discount) ?? Number.POSITIVE_INFINITY) > paidCycles ? [discount.id] : [],
  )
}
