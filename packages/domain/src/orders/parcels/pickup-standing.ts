import type { Order } from '../order.ts'
import { goodsAmong, isCollected, wayOfOrder } from './goes-by-parcel.ts'
import { leftToSend } from './left-to-send.ts'
import { leftToPrepare, leftToReady, readyUnits } from './ready-units.ts'

/** How far an order is that its buyer picks up, in the order in which it comes along. */
export const pickupStandings = ['waiting', 'partly-ready', 'ready', 'partly-picked-up', 'picked-up'] as const

/** One of them. */
export type PickupStanding = (typeof pickupStandings)[number]

/**
 * How far an order is that its buyer picks up; null for one that was sent all the same, or canceled, or fulfilled before pickups were told.
 * Of what is in part with its buyer it says how the rest stands, once some of that is ready. It goes by the goods alone: they are picked up
 * also while a service of the order is still to be done.
 */
export function pickupStanding(order: Order): PickupStanding | null {
  if (!isCollected(order) || order.fulfillmentStatus === 'CANCELED') return null
  if (order.fulfillmentStatus === 'FULFILLED') return wayOfOrder(order) === 'picked-up' ? 'picked-up' : null
  if (readyUnits(order).length > 0) return leftToReady(order).length === 0 ? 'ready' : 'partly-ready'
  const isWaiting = hasGoodsLeft(order)
  const way = wayOfOrder(order)
  if (way === 'done') return isWaiting ? 'waiting' : null
  if (!isWaiting) return way === 'picked-up' ? 'picked-up' : null
  return order.fulfillments.some(({ pickedUp }) => pickedUp) ? 'partly-picked-up' : null
}

/** Whether goods of an order are still to come, where services alone are not waited for. */
export function hasGoodsLeft(order: Pick<Order, 'lines' | 'fulfillments' | 'refunds'>): boolean {
  return goodsAmong(order, leftToSend(order)).length > 0
}

/** Whether an order waits for its buyer to come, and for nothing of its shop. */
export function waitsForBuyer(order: Order): boolean {
  return readyUnits(order).length > 0 && leftToPrepare(order).length === 0
}
