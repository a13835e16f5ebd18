import type { Order, OrderGiftCard } from './order.ts'
import { leftToRefund } from './refunds/left-to-refund.ts'

/** Money that came in for an order that was canceled since, and did not go back yet; test orders took none. */
export function moneyToReturnCents(order: Order): number {
  const isCanceled = order.fulfillmentStatus === 'CANCELED' && order.paymentState === 'PAID'
  return isCanceled && !order.isTest ? leftToRefund(order).moneyCents : 0
}

/** Gift cards that got back what they paid when their order was canceled; refunds name those that they gave something. */
export function cardsGivenBack({
  fulfillmentStatus,
  giftCards = [],
  refunds = [],
}: Pick<Order, 'fulfillmentStatus' | 'giftCards' | 'refunds'>): readonly OrderGiftCard[] {
  const isByRefund = refunds.some(({ cards }) => cards.length > 0)
  return fulfillmentStatus === 'CANCELED' && !isByRefund ? giftCards : []
}
