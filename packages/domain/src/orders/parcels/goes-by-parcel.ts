import type { Fulfillment, Order, OrderLine } from '../order.ts'

/** What is known of the lines of an order by those who say how it goes. */
interface FulfilledOrder {
  readonly lines: readonly Pick<OrderLine, 'id' | 'productType'>[]
  readonly fulfillments: Order['fulfillments']
}

/** Whether something of an order is sent; services take place, and files come by themselves. */
export function hasGoods({ lines }: Pick<FulfilledOrder, 'lines'>): boolean {
  return lines.some(({ productType }) => productType === 'physical')
}

/** Whether what was fulfilled went by parcel: there are goods in it, or somebody carries it. */
export function goesByParcel(
  { lines }: Pick<FulfilledOrder, 'lines'>,
  { carrier, trackingNumber, trackingUrl, lines: units }: Omit<Fulfillment, 'shippedAtMs'>,
): boolean {
  if (carrier !== '' || trackingNumber !== '' || trackingUrl !== '') return true
  return hasGoods({ lines: lines.filter(({ id }) => !units || units.some(({ lineId }) => lineId === id)) })
}

/** Whether anything of an order went by parcel so far. */
export function hasParcels(order: FulfilledOrder): boolean {
  return order.fulfillments.some((each) => goesByParcel(order, each))
}
