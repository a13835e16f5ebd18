import type { Order } from '../orders/order.ts'
import { refundedCents } from '../orders/refunds/refunded-cents.ts'

/** What an order adds to what is counted of its customer. */
export interface OrderShare {
  readonly orders: 0 | 1
  readonly testOrders: 0 | 1
  /** What was paid for it and not given back, in its currency. */
  readonly cents: number
}

/** What an order adds: a test order and a canceled one are no orders; what was not paid was not spent. */
export function shareOf(order: Order): OrderShare {
  if (order.isTest) return { orders: 0, testOrders: 1, cents: 0 }
  if (order.fulfillmentStatus === 'CANCELED') return { orders: 0, testOrders: 0, cents: 0 }
  return {
    orders: 1,
    testOrders: 0,
    cents: order.paymentState === 'PAID' ? order.grandTotalCents - refundedCents(order) : 0,
  }
}
