import type { Order, OrderLine } from '../orders/order.ts'
import { lastOfGoods } from '../orders/parcels/last-of-goods.ts'
import { leftToSend } from '../orders/parcels/left-to-send.ts'
import { refundedUnits } from '../orders/refunds/refunded-units.ts'

type ReviewedOrder = Pick<
  Order,
  'isTest' | 'fulfillmentStatus' | 'paymentState' | 'lines' | 'fulfillments' | 'refunds'
>

/**
 * What of an order can be reviewed, each product once: what was paid in earnest, was delivered, and was not given back: of a line whose units were
 * all refunded, sent or not, its buyer has nothing. Goods do not wait for the services beside them. A gift card is nothing that one has an opinion of.
 */
export function reviewableLines(order: ReviewedOrder): readonly OrderLine[] {
  if (order.isTest || order.paymentState !== 'PAID') return []
  const kept = deliveredLines(order).filter(({ id, quantity }) => refundedUnits(order, id) < quantity)
  const once = new Map(kept.map((line) => [line.itemId, line]))
  return [...once.values()].filter(({ productType }) => productType !== 'gift-card')
}

function deliveredLines(order: ReviewedOrder): readonly OrderLine[] {
  const { fulfillmentStatus, lines } = order
  if (fulfillmentStatus === 'FULFILLED') return lines
  if (fulfillmentStatus === 'CANCELED' || !lastOfGoods(order)) return []
  const open = leftToSend(order)
  return lines.filter(({ id }) => !open.some(({ lineId }) => lineId === id))
}

/** What a review of an order's product is known by. */
export function orderOrigin(orderId: string, productId: string): string {
  return `order:${orderId}:${productId}`
}
