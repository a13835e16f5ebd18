import type { Order } from '@vitrine/domain/orders/order'
import { problemOf } from '@vitrine/domain/orders/order-table'
import { servicesAmong } from '@vitrine/domain/orders/parcels/goes-by-parcel'
import { leftToSend } from '@vitrine/domain/orders/parcels/left-to-send'
import { hasGoodsLeft } from '@vitrine/domain/orders/parcels/pickup-standing'
import { leftToReady } from '@vitrine/domain/orders/parcels/ready-units'
import { isHeldByDispute } from '@vitrine/domain/orders/refunds/held-by-dispute'
import { leftToRefund } from '@vitrine/domain/orders/refunds/left-to-refund'
import { canRefund } from '@vitrine/domain/orders/refunds/plan-refund'

/** What an owner may do with an order as it stands; the server checks the same. */
export interface OrderActions {
  readonly canFulfill: boolean
  /** Whether services of it can be said to be done, and nothing of it is to be sent or picked up. */
  readonly canDo: boolean
  /** Whether something of it is to be done, and neither sent nor picked up. */
  readonly hasServicesLeft: boolean
  /** Whether something can be said to be ready for its buyer to pick it up. */
  readonly canReady: boolean
  readonly canCancel: boolean
  readonly canMarkPaid: boolean
  readonly canRefund: boolean
}

/** Derives the actions from the states of an order. */
export function orderActions(order: Order): OrderActions {
  const left = leftToRefund(order)
  const canFulfill = problemOf(order, 'send') === null
  return {
    canFulfill,
    canDo: canFulfill && !hasGoodsLeft(order),
    hasServicesLeft: servicesAmong(order, leftToSend(order)).length > 0,
    canReady: leftToReady(order).length > 0,
    canCancel: problemOf(order, 'cancel') === null,
    canMarkPaid: problemOf(order, 'mark-paid') === null,
    canRefund: canRefund(order, left) && left.cents > 0 && !isHeldByDispute(order),
  }
}
