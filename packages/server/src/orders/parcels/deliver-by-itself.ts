import type { Order } from '@vitrine/domain/orders/order'
import { deliverOrder } from '@vitrine/domain/orders/parcels/fulfill-order'
import type { SiteTables } from '@vitrine/store/store'

/** Writes down that an order of nothing but what comes by itself is done, in the transaction that books its money; returns it as it is then. */
export async function deliverByItself(
  { orders }: Pick<SiteTables, 'orders'>,
  order: Order,
  nowMs: number,
): Promise<Order> {
  const delivered = deliverOrder(order, nowMs)
  if (delivered !== order) await orders.save(delivered)
  return delivered
}
