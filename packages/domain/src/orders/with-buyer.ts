import type { Order } from './order.ts'
import { lastOfGoods } from './parcels/last-of-goods.ts'

/** Whether an order went to its buyer with its last change: whatever else is changed of it later is no reason to ask again. */
export function isNewlyWithBuyer(order: Order): boolean {
  const kind = order.history.at(-1)?.kind
  if (kind === 'paid') return isWithBuyer(order)
  if (kind !== 'fulfilled') return false
  const last = lastOfGoods(order)
  return order.fulfillmentStatus === 'FULFILLED' || (last !== undefined && last === order.fulfillments.at(-1))
}

/** Whether all of an order, or all its goods, went to its buyer. */
export function isWithBuyer(order: Order): boolean {
  return order.fulfillmentStatus === 'FULFILLED' || lastOfGoods(order) !== undefined
}
