import type { Order } from '../order.ts'
import { isCollected, wayOfOrder } from './goes-by-parcel.ts'
import { leftToReady, readyUnits } from './ready-units.ts'

/** How far an order is that its buyer picks up, in the order in which it comes along. */
export const pickupStandings = ['waiting', 'partly-ready', 'ready', 'partly-picked-up', 'picked-up'] as const

/** One of them. */
export type PickupStanding = (typeof pickupStandings)[number]

/**
 * How far an order is that its buyer picks up; null for one that was sent all the same, or canceled, or fulfilled before pickups were told.
 * Of what is in part with its buyer it says how the rest stands, once some of that is ready.
 */
export function pickupStanding(order: Order): PickupStanding | null {
  if (!isCollected(order) || order.fulfillmentStatus === 'CANCELED') return null
  if (order.fulfillmentStatus === 'FULFILLED') return wayOfOrder(order) === 'picked-up' ? 'picked-up' : null
  if (readyUnits(order).length > 0) return leftToReady(order).length === 0 ? 'ready' : 'partly-ready'
  if (order.fulfillments.length === 0) return 'waiting'
  return order.fulfillments.some(({ pickedUp }) => pickedUp) ? 'partly-picked-up' : null
}
