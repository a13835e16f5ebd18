import type { Order } from '../order.ts'
import { bookedFigures } from './booked-refund.ts'
import { moneyLeftFor } from './left-to-refund.ts'
import type { OrderRefund } from './order-refund.ts'

/**
 * An order with what is owed of a refund that failed, for all of that to be paid; null where other refunds have given back of its money since. Of
 * those that came back the payment service may have given some since, which was credited with them already: no more than the rest is owed of them.
 */
export function asOwed(order: Order, refund: OrderRefund): Order | null {
  const booked = bookedFigures(refund)
  if (booked === null) return refund.moneyCents > moneyLeftFor(order, refund) ? null : order
  const refunds = order.refunds ?? []
  const paid = refunds.filter(({ state }) => state !== 'FAILED')
  const moneyCents = Math.min(refund.moneyCents, moneyLeftFor({ ...order, refunds: paid }, refund))
  if (moneyCents === refund.moneyCents) return order
  const cents = refund.cents - refund.moneyCents + moneyCents
  const owed = { ...refund, booked, moneyCents, cents }
  return moneyCents === 0
    ? null
    : { ...order, refunds: refunds.map((each) => (each === refund ? owed : each)) }
}
