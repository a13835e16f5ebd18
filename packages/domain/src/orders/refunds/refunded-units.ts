import type { Order } from '../order.ts'
import { sum } from './order-refund.ts'

/** How many units of a line refunds name. */
export function refundedUnits({ refunds = [] }: Pick<Order, 'refunds'>, lineId: string): number {
  const named = refunds.flatMap(({ lines }) => lines.filter((each) => each.lineId === lineId))
  return sum(named.map(({ quantity }) => quantity))
}
