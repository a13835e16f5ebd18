import type { Order } from '../order.ts'
import { isLocalDelivery, wayOfOrder } from './goes-by-parcel.ts'
import { hasGoodsLeft, type PickupStanding, pickupStanding } from './pickup-standing.ts'

/** How far an order is that its shop delivers itself, in the order in which it comes along. */
export const deliveryStandings = ['to-deliver', 'partly-delivered', 'delivered'] as const

/** One of them. */
export type DeliveryStanding = (typeof deliveryStandings)[number]

/** How far an order is that its buyer picks up, or its shop delivers itself. */
export type OrderStanding = PickupStanding | DeliveryStanding

/**
 * How far an order is that its shop delivers itself; null for one of which a part was sent all the same, or that was canceled. As with a pickup
 * it goes by the goods alone.
 */
export function deliveryStanding(order: Order): DeliveryStanding | null {
  if (!isLocalDelivery(order) || order.fulfillmentStatus === 'CANCELED') return null
  const isWaiting = order.fulfillmentStatus === 'PENDING' && hasGoodsLeft(order)
  const way = wayOfOrder(order)
  if (way === 'done') return isWaiting ? 'to-deliver' : null
  if (way !== 'delivered') return null
  return isWaiting ? 'partly-delivered' : 'delivered'
}

/** How far an order is that is not sent; null for others. */
export function orderStanding(order: Order): OrderStanding | null {
  return pickupStanding(order) ?? deliveryStanding(order)
}

/** Whether all goods are with their buyer. Where some of the order is still to come it is a service, and the order is not done with. */
export function isWithBuyer(standing: OrderStanding): standing is 'picked-up' | 'delivered' {
  return standing === 'picked-up' || standing === 'delivered'
}
