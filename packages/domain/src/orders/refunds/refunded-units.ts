import { sum } from '../../money/sum.ts'
import type { Order } from '../order.ts'

/** Units of a line that were refunded, or are about to be. */
export function refundedUnits({ refunds = [] }: Pick<Order, 'refunds'>, lineId: string): number {
  const named = refunds.flatMap(({ lines }) => lines.filter((each) => each.lineId === lineId))
  return sum(named.map(({ quantity }) => quantity))
}
