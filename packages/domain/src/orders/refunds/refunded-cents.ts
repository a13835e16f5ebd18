import { sum } from '../../money/sum.ts'
import { moneyDueCents } from '../money-due.ts'
import type { Order } from '../order.ts'
import type { RefundState } from './order-refund.ts'

/** What of an order was given back, or is about to be. */
export function refundedCents(order: Pick<Order, 'refunds' | 'paymentState' | 'grandTotalCents'>): number {
  const { refunds, paymentState, grandTotalCents } = order
  if (!refunds) return paymentState === 'REFUNDED' ? grandTotalCents : 0
  return sum(refunds.map(({ cents }) => cents))
}

/** What of an order was given back, what of it is under way, and what did not go back although it was to. */
interface RefundTotals {
  readonly doneCents: number
  readonly underWayCents: number
  readonly failedCents: number
}

/**
 * Parts what was given back from what waits: gift cards have their share at once, the money may take days. Of what failed no more waits than
 * was paid and is not given back otherwise.
 */
export function refundTotals(
  order: Pick<Order, 'refunds' | 'paymentState' | 'grandTotalCents' | 'giftCards'>,
): RefundTotals {
  const { refunds = [] } = order
  const moneyIn = (state: RefundState) =>
    sum(refunds.map((refund) => (refund.state === state ? refund.moneyCents : 0)))
  const underWayCents = moneyIn('PENDING')
  const doneCents = refundedCents(order) - underWayCents - moneyIn('FAILED')
  const leftCents = Math.max(0, moneyDueCents(order) - moneyIn('DONE') - underWayCents)
  return { doneCents, underWayCents, failedCents: Math.min(moneyIn('FAILED'), leftCents) }
}

/**
 * Whether a part of an order was given back, and not all, by what is done: all money may have gone back at its payment service, while gift
 * cards wait for theirs. What is under way, or failed, is not given back.
 */
export function isPartlyRefunded(
  order: Pick<Order, 'paymentState' | 'fulfillmentStatus' | 'grandTotalCents'>,
  doneCents: number,
): boolean {
  if (order.paymentState === 'PAID') return doneCents > 0
  // Canceling gave gift cards theirs, also where no refund says so.
  const isCanceled = order.fulfillmentStatus === 'CANCELED'
  return order.paymentState === 'REFUNDED' && !isCanceled && doneCents < order.grandTotalCents
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
