import type { Order, OrderEvent, OrderLine } from '../orders/order.ts'
import { isDelivered, type LinedOrder } from './download-grant.ts'

type BoughtLine = Pick<OrderLine, 'id' | 'quantity' | 'itemId'>

type PaidOrder = Omit<LinedOrder, 'lines'> &
  Pick<Order, 'updatedAtMs'> & {
    readonly lines: readonly BoughtLine[]
    readonly history: readonly Pick<OrderEvent, 'kind' | 'atMs'>[]
  }

/**
 * Since when one of some products that an order bought is not paid: the order was called off, or its money went back, or all units of its
 * line were refunded, whatever else was bought with it. Null: it is paid.
 */
export function closedAtMs(order: PaidOrder, productIds: readonly string[]): number | null {
  const bought = order.lines.filter(({ itemId }) => productIds.includes(itemId))
  const backs = bought.map((line) => lineBackAtMs(order, line))
  const isBack = bought.length > 0 && !backs.includes(null)
  const backAtMs = isBack ? Math.max(...backs.map((atMs) => atMs ?? 0)) : null
  if (isDelivered(order)) return backAtMs
  return Math.min(backAtMs ?? Number.POSITIVE_INFINITY, orderClosedAtMs(order))
}

/** When the last unit of a line was refunded; null while one was not. */
function lineBackAtMs({ refunds = [] }: PaidOrder, { id, quantity }: BoughtLine): number | null {
  let units = 0
  for (const { atMs, lines } of refunds.toSorted((one, other) => one.atMs - other.atMs)) {
    for (const each of lines) if (each.lineId === id) units += each.quantity
    if (units >= quantity) return atMs
  }
  return null
}

function orderClosedAtMs({ history, updatedAtMs }: PaidOrder): number {
  const last = (kind: OrderEvent['kind']) => history.findLast((event) => event.kind === kind)?.atMs
  return last('canceled') ?? last('refunded') ?? updatedAtMs
}
