import type { OrderView } from '@vitrine/contract/orders/page-props'
import { fulfillmentWay, servicesAmong } from '@vitrine/domain/orders/parcels/goes-by-parcel'

/** Services of an order: some are still to be done, or the last of them ended the order. */
export type ServicesBesideGoods = 'open' | 'done-last' | 'none'

/** Which of them it is; services that were done before the goods came say nothing of its end. */
export function servicesBesideGoods(order: OrderView): ServicesBesideGoods {
  if (servicesAmong(order, order.leftToSend).length > 0) return 'open'
  const last = order.fulfillments.at(-1)
  if (order.fulfillmentStatus !== 'FULFILLED' || !last) return 'none'
  return fulfillmentWay(order, last) === 'done' ? 'done-last' : 'none'
}
