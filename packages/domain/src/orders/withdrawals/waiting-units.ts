import { sum } from '../../money/sum.ts'
import type { Order } from '../order.ts'
import { refundedUnits } from '../refunds/refunded-units.ts'
import type { OrderWithdrawal } from './order-withdrawal.ts'

/**
 * Units of a line that a withdrawal names and that were not refunded, for each withdrawal by its id. Refunds count for withdrawals in the
 * order of time: none for one that was declared after it, or that was settled otherwise before it.
 */
export function waitingUnits(
  order: Pick<Order, 'refunds' | 'withdrawals'>,
  lineId: string,
): ReadonlyMap<string, number> {
  let counted = 0
  const waiting = new Map<string, number>()
  for (const { id, atMs, lines, answer } of order.withdrawals ?? []) {
    const withdrawn = namedUnits(lines, lineId)
    const from = Math.max(counted, refundedBefore(order, lineId, atMs))
    const to = answer ? refundedBefore(order, lineId, answer.atMs) : refundedUnits(order, lineId)
    const refunded = Math.min(withdrawn, Math.max(0, to - from))
    // Who named nothing of the line takes nothing from those after them.
    if (withdrawn > 0) counted = from + refunded
    waiting.set(id, withdrawn - refunded)
  }
  return waiting
}

/** Units of a line in what was declared. */
function namedUnits(lines: OrderWithdrawal['lines'], lineId: string): number {
  return sum(lines.filter((each) => each.lineId === lineId).map(({ quantity }) => quantity))
}

function refundedBefore({ refunds = [] }: Pick<Order, 'refunds'>, lineId: string, beforeMs: number): number {
  return refundedUnits({ refunds: refunds.filter(({ atMs }) => atMs < beforeMs) }, lineId)
}
