import type { Fulfillment, Order, OrderLine } from '../order.ts'
import { type FulfillmentWay, fulfillmentWay, goodsAmong, hasGoods } from './goes-by-parcel.ts'
import { type LineUnits, leftToSend } from './left-to-send.ts'

type FulfilledOrder = Pick<Order, 'lines' | 'fulfillments' | 'fulfillmentStatus' | 'refunds'>

/** What is known of an order where somebody else says what waits of it. */
interface SentOrder extends Pick<Order, 'fulfillments'> {
  readonly lines: readonly Pick<OrderLine, 'id' | 'productType'>[]
  readonly shipping: Pick<NonNullable<Order['shipping']>, 'isPickup' | 'isLocal'> | null
}

/** With which the last goods of an order went to their buyer, whatever was done beside them; undefined while some are still to go, or where none went. */
export function lastOfGoods(order: FulfilledOrder): Fulfillment | undefined {
  return lastGoodsBeside(order, order.fulfillmentStatus === 'PENDING' ? leftToSend(order) : [])
}

/** The same where it is known what waits of the order. */
export function lastGoodsBeside(
  { lines, fulfillments }: Pick<SentOrder, 'lines' | 'fulfillments'>,
  left: readonly LineUnits[],
): Fulfillment | undefined {
  if (goodsAmong({ lines }, left).length > 0) return undefined
  const isIn = (id: string, units: Fulfillment['lines']) =>
    units === undefined || units.some(({ lineId }) => lineId === id)
  return fulfillments.findLast((each) => hasGoods({ lines: lines.filter(({ id }) => isIn(id, each.lines)) }))
}

/** How the last goods of an order went, which may be another way than those before them; undefined as above. */
export function wayOfLastGoods(order: SentOrder, left: readonly LineUnits[]): FulfillmentWay | undefined {
  const last = lastGoodsBeside(order, left)
  return last && fulfillmentWay(order, last)
}
