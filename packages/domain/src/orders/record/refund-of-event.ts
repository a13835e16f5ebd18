import type { Order, OrderEvent } from '../order.ts'
import type { OrderRefund } from '../refunds/order-refund.ts'

/** The refund that an event of an order's history says was made; undefined for any other event, and for refunds from before they were kept. */
export function refundOfEvent(
  { refunds = [] }: Pick<Order, 'refunds'>,
  { kind, fact, atMs }: Pick<OrderEvent, 'kind' | 'fact' | 'atMs'>,
): OrderRefund | undefined {
  // Of one with a reason, the event has that in place of a fact.
  const isMade = kind === 'refunded' && (fact === undefined || fact.code === 'refunded')
  return isMade ? refunds.find((refund) => refund.atMs === atMs) : undefined
}
