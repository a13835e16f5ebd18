import { mayWithdrawIn } from '@vitrine/domain/legal/withdrawal-function'
import { donationOf } from '@vitrine/domain/orders/donation-of'
import type { Order } from '@vitrine/domain/orders/order'
import { isPaidBack } from '@vitrine/domain/orders/refunds/refunded-cents'
import { canWithdraw } from '@vitrine/domain/orders/withdrawals/withdrawable'
import type { Site } from '@vitrine/domain/website/site'
import { type LinkedOrder, orderKey } from '../order-links.ts'

/** Path of the page on which the buyer of an order withdraws from it. */
export function withdrawalPath(secret: string, order: LinkedOrder): string {
  return `/commerce/orders/${order.id}/withdrawal?key=${orderKey(secret, order)}`
}

/** Whether the law of its buyer's country wants an order to have such a page. Who buys for a business, or gives, has no right of withdrawal. */
export function hasWithdrawalRight(order: Order, site: Site, nowMs: number): boolean {
  const { shippingAddress, billingAddress, contact } = order
  const country = (shippingAddress ?? billingAddress)?.country ?? ''
  return !contact.vatId && !donationOf(order) && mayWithdrawIn(country, site, nowMs)
}

/** Whether an order is to link there now: something of it can be withdrawn from, and is not paid back already. */
export function linksToWithdrawal(order: Order, site: Site, nowMs: number): boolean {
  return hasWithdrawalRight(order, site, nowMs) && canWithdraw(order, nowMs) && !isPaidBack(order)
}
