import { isStocked } from '../../catalogue/product-types.ts'
import { sum } from '../../money/sum.ts'
import type { Order, OrderLine } from '../order.ts'

/** Whether units of a line lie on a shelf, to which they can go back. */
export function isRestockable({ productType, isFree }: Pick<OrderLine, 'productType' | 'isFree'>): boolean {
  return isStocked(productType) && !isFree
}

/** Units of a line that can go back on the shelf: all, less those that went back with the cancellation or with refunds. */
export function leftToRestock(order: Pick<Order, 'history' | 'refunds'>, line: OrderLine): number {
  return wasRestocked(order) ? 0 : notRefundedToShelf(order, line)
}

/** What goes back on the shelf of an order that is being canceled, its units as lines. */
export function unitsToRestock(order: Pick<Order, 'lines' | 'refunds'>): readonly OrderLine[] {
  return order.lines.flatMap((line) => {
    const quantity = notRefundedToShelf(order, line)
    return quantity > 0 ? [{ ...line, quantity }] : []
  })
}

function notRefundedToShelf({ refunds = [] }: Pick<Order, 'refunds'>, line: OrderLine): number {
  if (!isRestockable(line)) return 0
  const before = refunds.flatMap(({ lines }) => lines.filter(({ lineId }) => lineId === line.id))
  return Math.max(0, line.quantity - sum(before.map(({ restocked }) => restocked)))
}

/** Whether all of an order went back on the shelf when it was canceled. */
export function wasRestocked({ history }: Pick<Order, 'history'>): boolean {
  return history.some(({ fact }) => fact?.code === 'canceled' && fact.isRestocked)
}
