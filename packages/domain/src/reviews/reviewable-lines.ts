import type { Order, OrderLine } from '../orders/order.ts'

type ReviewedOrder = Pick<Order, 'isTest' | 'fulfillmentStatus' | 'paymentState' | 'lines'>

/**
 * What of an order can be reviewed, each product once: what was paid in earnest, was delivered, and was not given back. A gift card is
 * nothing that one has an opinion of.
 */
export function reviewableLines(order: ReviewedOrder): readonly OrderLine[] {
  const { isTest, fulfillmentStatus, paymentState, lines } = order
  if (isTest || fulfillmentStatus !== 'FULFILLED' || paymentState !== 'PAID') return []
  const once = new Map(lines.map((line) => [line.itemId, line]))
  return [...once.values()].filter(({ productType }) => productType !== 'gift-card')
}

/** What a review of an order's product is known by. */
export function orderOrigin(orderId: string, productId: string): string {
  return `order:${orderId}:${productId}`
}
