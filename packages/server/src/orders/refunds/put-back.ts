import type { Order } from '@vitrine/domain/orders/order'
import type { OrderRefund } from '@vitrine/domain/orders/refunds/order-refund'
import type { SiteTables } from '@vitrine/store/store'
import { noticeLowStock } from '../../catalogue/notice-low-stock.ts'

/** Puts the units of a refund back on the shelf that belong there. */
export async function putBack(
  tables: SiteTables,
  order: Order,
  refund: Pick<OrderRefund, 'lines'>,
): Promise<void> {
  const units = refund.lines.flatMap(({ lineId, restocked }) => {
    const line = order.lines.find(({ id }) => id === lineId)
    return line && restocked > 0 ? [{ ...line, quantity: restocked }] : []
  })
  if (units.length === 0) return
  await tables.stock.restock(order.id, units)
  await noticeLowStock(tables, units)
}
