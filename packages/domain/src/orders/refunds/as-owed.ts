import type { Order } from '../order.ts'
import { bookedFigures } from './booked-refund.ts'
import { moneyLeftFor } from './left-to-refund.ts'
import type { OrderRefund } from './order-refund.ts'

/** An order with what is owed of a refund that failed, for all of that to be paid; null where other refunds have given back of its money since. */
export function asOwed(order: Order, refund: OrderRefund): Order | null {
  const moneyCents = owedCents(order, refund)
  if (moneyCents === refund.moneyCents) return order
  if (moneyCents === 0) return null
  const booked = bookedFigures(refund) ?? undefined
  const owed = { ...refund, booked, moneyCents, cents: refund.cents - refund.moneyCents + moneyCents }
  return { ...order, refunds: (order.refunds ?? []).map((each) => (each === refund ? owed : each)) }
}

/**
 * What is owed of a refund that failed; 0 where other refunds have given back of its money since. Of those that came back the payment service
 * may have given some since, which was credited with them already: no more than the rest is owed of them, nor of the money of a canceled order.
 */
export function owedCents(order: Order, refund: OrderRefund): number {
  const { moneyCents } = refund
  if (bookedFigures(refund) !== null) {
    const paid = (order.refunds ?? []).filter(({ state }) => state !== 'FAILED')
    return Math.min(moneyCents, moneyLeftFor({ ...order, refunds: paid }, refund))
  }
  const leftCents = moneyLeftFor(order, refund)
  if (refund.cause === 'order-canceled') return Math.min(moneyCents, leftCents)
  return moneyCents > leftCents ? 0 : moneyCents
}
