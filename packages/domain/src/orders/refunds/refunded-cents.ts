import type { Order } from '../order.ts'
import { sum } from './order-refund.ts'

/** What of an order was given back, or is about to be. */
export function refundedCents(order: Pick<Order, 'refunds' | 'paymentState' | 'grandTotalCents'>): number {
  const { refunds, paymentState, grandTotalCents } = order
  if (!refunds) return paymentState === 'REFUNDED' ? grandTotalCents : 0
  return sum(refunds.map(({ cents }) => cents))
}

/** Whether a part of an order was given back, and not all. */
export function isPartlyRefunded(
  order: Pick<Order, 'paymentState'> &
    (Pick<Order, 'refunds' | 'grandTotalCents'> | { readonly refundedCents: number }),
): boolean {
  const cents = 'refundedCents' in order ? order.refundedCents : refundedCents(order)
  return order.paymentState === 'PAID' && cents > 0
}

/** Whether all that an order came to was given back. */
export function isPaidBack(order: Order): boolean {
  const cents = refundedCents(order)
  return cents > 0 && cents >= order.grandTotalCents && !hasFailedRefund(order)
}

/** Whether money waits for the owner, as the payment service did not give it back. */
export function hasFailedRefund({ refunds = [] }: Pick<Order, 'refunds'>): boolean {
  return refunds.some(({ state }) => state === 'FAILED')
}
