import type { Order } from '@vitrine/domain/orders/order'
import { isByDownload } from '@vitrine/domain/orders/order-states'

/** What an owner may do with an order as it stands; the server checks the same. */
export interface OrderActions {
  readonly canFulfill: boolean
  readonly canCancel: boolean
  readonly canMarkPaid: boolean
}

/** Derives the actions from the states of an order. */
export function orderActions(
  order: Pick<Order, 'fulfillmentStatus' | 'paymentState' | 'payment' | 'lines'>,
): OrderActions {
  const isOpen = order.fulfillmentStatus === 'PENDING'
  return {
    canFulfill: isOpen,
    canCancel: isOpen || (order.fulfillmentStatus === 'FULFILLED' && isByDownload(order)),
    canMarkPaid:
      order.payment.gateway === 'manual' &&
      order.paymentState === 'PENDING' &&
      order.fulfillmentStatus !== 'CANCELED',
  }
}
