import { hasOpenDispute } from '../disputes/order-dispute.ts'
import type { Order } from '../order.ts'
import { leftToRefund } from './left-to-refund.ts'

/** Whether the bank or the payment service holds the money of an order until a dispute is decided: nobody can give it back before. */
export function isHeldByDispute(order: Order): boolean {
  return order.paymentState === 'PAID' && hasOpenDispute(order) && leftToRefund(order).moneyCents > 0
}
