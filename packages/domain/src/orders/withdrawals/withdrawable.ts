import {
  type WithdrawalExemption,
  withdrawalExemptionText,
} from '../../catalogue/sale/withdrawal-exemption.ts'
import { sum } from '../../money/sum.ts'
import type { Order, OrderLine } from '../order.ts'
import { lastOfGoods } from '../parcels/last-of-goods.ts'
import { refundedUnits } from '../refunds/refunded-units.ts'
import { waitingUnits } from './waiting-units.ts'

/** A line of an order, with what of it can be withdrawn from, or why nothing can. */
export interface WithdrawableLine {
  readonly line: OrderLine
  readonly quantity: number
  readonly reason: NotWithdrawable | null
}

/** Why a line cannot be withdrawn from. */
export type NotWithdrawable = WithdrawalExemption | 'files-begun' | 'time-over' | 'all-withdrawn'

const dayMs = 86_400_000

/** Days that the law gives; the day on which they begin is not counted. */
const lawfulDays = 14

/** Days that a parcel may be on its way: the time begins when it is in the buyer's hands, which nobody tells the shop. */
const transitDays = 14

/** A time whose last day is none of work ends with the next that is (Regulation 1182/71, article 3): no such days follow each other for longer. */
const daysOff = 4

/** When the time to withdraw from a line is over; null while it has not begun, as goods are still to come: services beside them do not hold it up. */
function withdrawalEndMs(order: Order, line: Pick<OrderLine, 'productType'>): number | null {
  if (line.productType !== 'physical') return order.createdAtMs + (lawfulDays + 1 + daysOff) * dayMs
  const last = lastOfGoods(order)
  return last ? last.shippedAtMs + (transitDays + lawfulDays + 1) * dayMs : null
}

/** What of an order can be withdrawn from at a moment, line by line; what was given is no sale. */
export function withdrawableLines(order: Order, nowMs: number): readonly WithdrawableLine[] {
  const sold = order.lines.filter(({ donation }) => donation === undefined)
  return sold.map((line) => {
    const left = line.quantity - settledQuantity(order, line.id)
    const reason = reasonOf(order, line, nowMs) ?? (left <= 0 ? 'all-withdrawn' : null)
    return { line, quantity: reason === null ? left : 0, reason }
  })
}

/** Whether anything of an order can be withdrawn from. */
export function canWithdraw(order: Order, nowMs: number): boolean {
  if (order.fulfillmentStatus === 'CANCELED') return false
  return withdrawableLines(order, nowMs).some(({ quantity }) => quantity > 0)
}

/** What buyers read. */
export function notWithdrawableText(reason: NotWithdrawable): string {
  if (reason === 'time-over') return 'The time to withdraw from it is over.'
  if (reason === 'all-withdrawn') return 'It was withdrawn from, or refunded, already.'
  if (reason === 'files-begun') return 'You agreed that its files are delivered at once.'
  return withdrawalExemptionText[reason]
}

function reasonOf(order: Order, line: OrderLine, nowMs: number): NotWithdrawable | null {
  if (line.withdrawalExemption) return line.withdrawalExemption
  if (line.productType === 'digital' && order.downloadConsent) return 'files-begun'
  const endMs = withdrawalEndMs(order, line)
  return endMs !== null && nowMs >= endMs ? 'time-over' : null
}

/** Units that were refunded, or withdrawn from and not refunded; what is refunded after its withdrawal was settled otherwise counts once. */
function settledQuantity(order: Order, lineId: string): number {
  const withdrawals = (order.withdrawals ?? []).map(({ answer: _, ...declared }) => declared)
  const waiting = waitingUnits({ ...order, withdrawals }, lineId)
  return refundedUnits(order, lineId) + sum([...waiting.values()])
}
