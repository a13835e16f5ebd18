import type { Order } from '@vitrine/domain/orders/order'
import { isByDownload } from '@vitrine/domain/orders/order-states'
import { leftToRefund } from '@vitrine/domain/orders/refunds/left-to-refund'
import { canRefund } from '@vitrine/domain/orders/refunds/plan-refund'

/** What an owner may do with an order as it stands; the server checks the same. */
export interface OrderActions {
  readonly canFulfill: boolean
  readonly canCancel: boolean
  readonly canMarkPaid: boolean
  readonly canRefund: boolean
}

/** Derives the actions from the states of an order. */
export function orderActions(order: Order): OrderActions {
  const left = leftToRefund(order)
  const isOpen = order.fulfillmentStatus === 'PENDING'
  return {
    canFulfill: isOpen,
    canCancel: !order.refunds && (isOpen || (order.fulfillmentStatus === 'FULFILLED' && isByDownload(order))),
    canRefund: canRefund(order, left) && left.cents > 0,
    canMarkPaid:
      order.payment.gateway === 'manual' &&
      order.paymentState === 'PENDING' &&
      order.fulfillmentStatus !== 'CANCELED',
  }
}
