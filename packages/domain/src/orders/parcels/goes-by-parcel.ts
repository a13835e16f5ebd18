import type { Fulfillment, Order, OrderLine } from '../order.ts'

/** What is known of the lines of an order by those who say how it goes. */
interface FulfilledOrder {
  readonly lines: readonly Pick<OrderLine, 'id' | 'productType'>[]
  readonly fulfillments: Order['fulfillments']
  readonly shipping: Pick<NonNullable<Order['shipping']>, 'isPickup'> | null
}

/** How goods come to their buyer who had them fulfilled: sent, collected by the buyer, or neither, as services are done. */
export type FulfillmentWay = 'sent' | 'collected' | 'done'

/** Whether something of an order is sent, or collected; services take place, and files come by themselves. */
export function hasGoods({ lines }: Pick<FulfilledOrder, 'lines'>): boolean {
  return lines.some(({ productType }) => productType === 'physical')
}

/** Whether the goods of an order are collected by their buyer. */
export function isCollected(order: Pick<FulfilledOrder, 'lines' | 'shipping'>): boolean {
  return order.shipping?.isPickup === true && hasGoods(order)
}

/** How what was fulfilled comes to its buyer: what somebody carries is sent, whatever the buyer chose. */
export function fulfillmentWay(
  { lines, shipping }: Pick<FulfilledOrder, 'lines' | 'shipping'>,
  { carrier, trackingNumber, trackingUrl, lines: units }: Omit<Fulfillment, 'shippedAtMs'>,
): FulfillmentWay {
  if (carrier !== '' || trackingNumber !== '' || trackingUrl !== '') return 'sent'
  const inIt = lines.filter(({ id }) => !units || units.some(({ lineId }) => lineId === id))
  if (!hasGoods({ lines: inIt })) return 'done'
  return shipping?.isPickup ? 'collected' : 'sent'
}

/** How an order came to its buyer so far: sent, where a part of it was; else collected, where a part of it can be. */
export function wayOfOrder(order: FulfilledOrder): FulfillmentWay {
  const ways = order.fulfillments.map((each) => fulfillmentWay(order, each))
  return ways.find((way) => way === 'sent') ?? ways.find((way) => way === 'collected') ?? 'done'
}
