import type { Fulfillment, Order } from '../order.ts'
import { goodsAmong } from './goes-by-parcel.ts'
import { unitsOf } from './left-to-send.ts'
import { hasGoodsLeft } from './pickup-standing.ts'

type FulfilledOrder = Pick<Order, 'lines' | 'fulfillments' | 'fulfillmentStatus' | 'refunds'>

/** With which the last goods of an order went to their buyer, whatever was done beside them; undefined while some are still to go, or where none went. */
export function lastOfGoods(order: FulfilledOrder): Fulfillment | undefined {
  if (order.fulfillmentStatus === 'PENDING' && hasGoodsLeft(order)) return undefined
  return order.fulfillments.findLast((each) => goodsAmong(order, unitsOf(order, each)).length > 0)
}
