import type { Fulfillment, Order, OrderLine } from '../order.ts'
import type { LineUnits } from './left-to-send.ts'

/** What is known of the lines of an order by those who say how it goes. */
interface FulfilledOrder {
  readonly lines: readonly Pick<OrderLine, 'id' | 'productType'>[]
  readonly fulfillments: Order['fulfillments']
  readonly shipping: Pick<NonNullable<Order['shipping']>, 'isPickup' | 'isLocal'> | null
}

/**
 * How goods come to their buyer who had them fulfilled: sent, delivered by the shop itself, picked up by the buyer, or neither, as services are
 * done. Before pickups were told, an order was fulfilled once it was `ready` for its buyer.
 */
export type FulfillmentWay = 'sent' | 'delivered' | 'picked-up' | 'ready' | 'done'

/** Whether something of an order is sent, or picked up; services take place, and files come by themselves. */
export function hasGoods({ lines }: Pick<FulfilledOrder, 'lines'>): boolean {
  return lines.some(({ productType }) => productType === 'physical')
}

/** Of units of an order those of goods: nobody sends or picks up a service. */
export function goodsAmong(
  { lines }: Pick<FulfilledOrder, 'lines'>,
  units: readonly LineUnits[],
): readonly LineUnits[] {
  return units.filter(({ lineId }) => hasGoods({ lines: lines.filter(({ id }) => id === lineId) }))
}

/** The others: what takes place, and is neither sent nor picked up. */
export function servicesAmong(
  { lines }: Pick<FulfilledOrder, 'lines'>,
  units: readonly LineUnits[],
): readonly LineUnits[] {
  const goods = goodsAmong({ lines }, units)
  return units.filter((each) => !goods.includes(each))
}

/** Whether the goods of an order are picked up by their buyer. */
export function isCollected(order: Pick<FulfilledOrder, 'lines' | 'shipping'>): boolean {
  return order.shipping?.isPickup === true && hasGoods(order)
}

/** Whether the shop brings the goods of an order to their buyer itself; orders of before that was kept do not say so. */
export function isLocalDelivery(order: Pick<FulfilledOrder, 'lines' | 'shipping'>): boolean {
  return order.shipping?.isLocal === true && hasGoods(order)
}

/** How what was fulfilled comes to its buyer: what somebody carries is sent, whatever the buyer chose. */
export function fulfillmentWay(
  { lines, shipping }: Pick<FulfilledOrder, 'lines' | 'shipping'>,
  { carrier, trackingNumber, trackingUrl, lines: units, pickedUp }: Omit<Fulfillment, 'shippedAtMs'>,
): FulfillmentWay {
  if (pickedUp) return 'picked-up'
  if (carrier !== '' || trackingNumber !== '' || trackingUrl !== '') return 'sent'
  const inIt = lines.filter(({ id }) => !units || units.some(({ lineId }) => lineId === id))
  if (!hasGoods({ lines: inIt })) return 'done'
  if (shipping?.isPickup) return 'ready'
  return shipping?.isLocal ? 'delivered' : 'sent'
}

/** How an order came to its buyer so far: sent, where a part of it was; else delivered or picked up, where a part of it was. */
export function wayOfOrder(order: FulfilledOrder): FulfillmentWay {
  const ways = order.fulfillments.map((each) => fulfillmentWay(order, each))
  return wayRanks.find((way) => ways.includes(way)) ?? 'done'
}

/** Whether all goods of an order went to their buyer, some of them by parcel, while a service of it is still to be done; `left`: what waits of it. */
export function areGoodsSent(
  order: FulfilledOrder & Pick<Order, 'fulfillmentStatus'>,
  left: readonly LineUnits[],
): boolean {
  if (order.fulfillmentStatus !== 'PENDING' || left.length === 0) return false
  return hasGoods(order) && goodsAmong(order, left).length === 0 && wayOfOrder(order) === 'sent'
}

/** Whether goods that their buyer would have picked up were sent to them instead, and none of them waits any more. */
export function isSentInstead(order: FulfilledOrder, left: readonly LineUnits[]): boolean {
  return isCollected(order) && goodsAmong(order, left).length === 0 && wayOfOrder(order) === 'sent'
}

const wayRanks: readonly FulfillmentWay[] = ['sent', 'delivered', 'picked-up', 'ready']
