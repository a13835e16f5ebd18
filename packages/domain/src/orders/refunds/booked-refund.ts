import type { Order } from '../order.ts'
import type { OrderRefund } from './order-refund.ts'

/** What the books have of a refund that was done once and came back: its credit note stands, and its money is owed by itself. null: nothing of before. */
export function bookedFigures(refund: OrderRefund): OrderRefund['booked'] | null {
  const { booked, refusal, lines, shippingCents, shippingTaxCents, cents } = refund
  if (booked) return booked
  // Those that came back before that was kept.
  return refusal === 'came-back' ? { lines, shippingCents, shippingTaxCents, cents } : null
}

/** Whether the money of a refund is free for other refunds: it failed, and no credit note is written of it. */
export function isFreeAgain(refund: OrderRefund): boolean {
  return refund.state === 'FAILED' && bookedFigures(refund) === null
}

/** Refunds of an order without the return of a canceled one that failed: a refund of its owner's takes its place, and says what goes back instead. */
export function withoutFailedReturn({ refunds = [] }: Pick<Order, 'refunds'>): readonly OrderRefund[] {
  return refunds.filter((each) => each.cause !== 'order-canceled' || !isFreeAgain(each))
}
