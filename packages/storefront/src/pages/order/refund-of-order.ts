import type { OrderView } from '@vitrine/contract/orders/page-props'
import { isPartlyRefunded } from '@vitrine/domain/orders/refunds/refunded-cents'

/** What of an order came back already: no money that is under way, or that the payment service did not give back. */
export function refundDoneCents(order: OrderView): number {
  return order.refundedCents - order.refundUnderWayCents - order.refundFailedCents
}

/** Whether a part of what was paid came back, and not all; said alike wherever the page speaks of it. */
export function isRefundedInPart(order: OrderView): boolean {
  return isPartlyRefunded({ ...order, refundedCents: refundDoneCents(order) })
}
