import type { OrderLine } from '../orders/order.ts'
import { isDelivered, isLineDelivered, type LinedOrder } from './download-grant.ts'

/** Whether one of some products that an order bought is paid: not where all units of its line were refunded, whatever else was bought with it. */
export function isProductDelivered(
  order: Omit<LinedOrder, 'lines'> & {
    readonly lines: readonly Pick<OrderLine, 'id' | 'quantity' | 'itemId'>[]
  },
  productIds: readonly string[],
): boolean {
  const bought = order.lines.filter(({ itemId }) => productIds.includes(itemId))
  return isDelivered(order) && (bought.length === 0 || bought.some(({ id }) => isLineDelivered(order, id)))
}
