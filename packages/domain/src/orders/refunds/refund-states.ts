import { sum } from '../../money/sum.ts'
import { cardsGivenBack } from '../canceled-money.ts'
import { moneyDueCents } from '../money-due.ts'
import type { Order, OrderLine } from '../order.ts'
import { addEvent, addWords, type ChangeStamp } from '../order-states.ts'
import { isSelfDelivered, leftToSend, unsentUnits } from '../parcels/left-to-send.ts'
import type { OrderFact } from '../record/order-fact.ts'
import { bookedFigures, isFreeAgain, withoutFailedReturn } from './booked-refund.ts'
import { leftToRefund } from './left-to-refund.ts'
import { leftToRestock } from './left-to-restock.ts'
import type { OrderRefund, RefundLine } from './order-refund.ts'
import type { RefundRefusal } from './refund-refusal.ts'
import { refundedUnits } from './refunded-units.ts'
import { unnamedRefund } from './unnamed-refund.ts'

/** Writes a refund on an order; one without money under way is done at once. */
export function addRefund(order: Order, refund: OrderRefund, stamp: ChangeStamp): Order {
  const changed = { ...order, refunds: [...withoutFailedReturn(order), refund] }
  const noted = refund.reason
    ? addWords(changed, 'refunded', refund.reason, stamp)
    : addEvent(changed, 'refunded', refundedFact(changed, refund), stamp)
  return settled(callOffRest(noted, stamp), stamp)
}

/** What a refund without a reason is: how much of the order, and whether that went back or is about to. */
function refundedFact(order: Order, { state }: OrderRefund): OrderFact {
  const isDone = state === 'DONE'
  if (leftToRefund(order).cents > 0) return { code: 'refunded', part: 'part', isDone }
  return { code: 'refunded', part: (order.refunds ?? []).length > 1 ? 'rest' : 'whole', isDone }
}

/** Notes that the money of a refund went back; null when it was not under way, or did not fail. */
export function finishRefund(
  order: Order,
  refundId: string,
  { reference, way, ...stamp }: ChangeStamp & Pick<OrderRefund, 'reference' | 'way'>,
): Order | null {
  const refund = order.refunds?.find(({ id }) => id === refundId)
  if (!refund || refund.state === 'DONE') return null
  return settled(withoutWaiting(finished(order, refund, { reference, way })), stamp)
}

/** Notes that the payment service did not give the money back: it waits for the owner. What the service calls it is kept: its message of that is known by it. */
export function failRefund(
  order: Order,
  refundId: string,
  { refusal, reference = '', ...stamp }: Refused & { readonly reference?: string | undefined },
): Order | null {
  const refund = order.refunds?.find(({ id }) => id === refundId)
  if (refund?.state !== 'PENDING') return null
  const failed = replace(order, { ...refund, state: 'FAILED', refusal, reference })
  return addEvent(failed, 'note', { code: 'refund-failed', refusal }, stamp)
}

interface Refused extends ChangeStamp {
  readonly refusal: RefundRefusal
}

/** Notes that a refund which was made came back to the shop, as banks send some back days later: it waits for the owner, and not all is refunded. Its credit note stays. */
export function reopenRefund(order: Order, refundId: string, { refusal, ...stamp }: Refused): Order | null {
  const refund = order.refunds?.find(({ id }) => id === refundId)
  if (refund?.state !== 'DONE') return null
  const booked = bookedFigures({ ...refund, refusal: 'came-back' }) ?? undefined
  const failed = replace(order, { ...refund, state: 'FAILED', refusal, booked })
  const paymentState = order.paymentState === 'REFUNDED' ? 'PAID' : order.paymentState
  return addEvent({ ...failed, paymentState }, 'note', { code: 'refund-failed', refusal }, stamp)
}

/** Lets a refund that failed be asked for again. */
export function retryRefund(order: Order, refundId: string, stamp: ChangeStamp): Order | null {
  const refund = order.refunds?.find(({ id }) => id === refundId)
  if (refund?.state !== 'FAILED') return null
  const again = { ...unrefused(refund), state: 'PENDING', attempts: refund.attempts + 1 } as const
  return addEvent(replace(order, again), 'note', { code: 'refund-asked-again' }, stamp)
}

/**
 * Takes in what a payment service says went back beyond what is written: refunds that failed and fit are done, the eldest first; what else there
 * is was given back there. What became of those under way is asked by their own names: which of them it was no sum tells. Where that was all, what is not sent yet is called off, as it is by the owner's own refund.
 */
export function takeMoneyBack(order: Order, { cents, isTakenBack = false, ...given }: MoneyBack): Order {
  const { id, reference, ...stamp } = given
  let rest = cents
  let taken = order
  // What a bank took is none of the refunds that wait.
  for (const refund of isTakenBack ? [] : (order.refunds ?? [])) {
    if (refund.state !== 'FAILED' || refund.moneyCents === 0 || refund.moneyCents > rest) continue
    rest -= refund.moneyCents
    taken = finished(taken, refund, { reference })
  }
  if (rest === 0 && taken !== order) return settled(withoutWaiting(taken), stamp)
  const isCanceled = order.fulfillmentStatus === 'CANCELED'
  const usual = isCanceled ? 'order-canceled' : 'at-service'
  const cause = isTakenBack ? 'taken-back' : usual
  const about = { id, reference, moneyCents: rest, nowMs: stamp.nowMs, cause, state: 'DONE' } as const
  const refund = withoutCredited(taken, unnamedRefund(order, about))
  const noted = withoutWaiting({ ...taken, refunds: [...(taken.refunds ?? []), refund] })
  const isWhole = leftToRefund(noted).cents === 0
  const calledOff = isWhole ? replace(noted, { ...refund, lines: calledOffLines(taken) }) : noted
  const ended = settled(callOffRest(calledOff, stamp), stamp)
  const isTold = ended.paymentState === 'REFUNDED' && order.paymentState !== 'REFUNDED'
  return isTold ? ended : addEvent(ended, 'refunded', { code: 'refunded-elsewhere', cause }, stamp)
}

/** Leaves out of what is booked what it has of refunds that came back: their credit notes say so already. */
function withoutCredited(order: Order, refund: OrderRefund): OrderRefund {
  const creditedCents = refund.moneyCents - leftToRefund(order).moneyCents
  const isOwed = order.refunds?.some((each) => each.state === 'FAILED' && !isFreeAgain(each))
  if (!isOwed || creditedCents <= 0) return refund
  const { lines, shippingCents, shippingTaxCents, cents } = refund
  return { ...refund, booked: { lines, shippingCents, shippingTaxCents, cents: cents - creditedCents } }
}

/** What a payment service says went back, and whether it was taken back there instead of refunded. */
interface MoneyBack extends ChangeStamp, Pick<OrderRefund, 'id' | 'reference'> {
  readonly cents: number
  readonly isTakenBack?: boolean | undefined
}

/**
 * Writes what the gift cards of a paid order got back when it was called off as a refund, which is done: the books know it by that. The
 * same order where they paid none of it.
 */
export function giveCardsBack(order: Order, { id, ...stamp }: ChangeStamp & Pick<OrderRefund, 'id'>): Order {
  if (order.paymentState !== 'PAID' || cardsGivenBack(order).length === 0) return order
  const cause = 'order-canceled'
  const about = { id, reference: '', moneyCents: 0, nowMs: stamp.nowMs, cause, state: 'DONE' } as const
  return settled({ ...order, refunds: [...(order.refunds ?? []), unnamedRefund(order, about)] }, stamp)
}

/** Once all money went back, none is left for refunds that wait: of theirs stays what gift cards have, and what is not sent any more. */
function withoutWaiting(order: Order): Order {
  if (doneMoney(order) < moneyDueCents(order)) return order
  const refunds = (order.refunds ?? []).map((each) => (each.state === 'DONE' ? each : withoutMoney(each)))
  const waited = (order.refunds ?? []).filter((each) => each.state !== 'DONE' && !bookedFigures(each))
  const isEnded = ({ id }: OrderRefund) => waited.some((each) => each.id === id)
  return { ...order, refunds: [...refunds.filter((each) => !isEnded(each)), ...refunds.filter(isEnded)] }
}

function withoutMoney(refund: OrderRefund): OrderRefund {
  const lines = refund.lines.map((line) => ({ ...line, cents: 0, taxCents: 0 }))
  const cents = sum(refund.cards.map((each) => each.cents))
  const none = { shippingCents: 0, shippingTaxCents: 0, moneyCents: 0 }
  return { ...unrefused(refund), ...none, lines, cents, state: 'DONE' }
}

/** What waits to be sent, as lines of a refund that names none: no part of a price. It goes back in stock where nothing of the order was sent. */
function calledOffLines(order: Order): readonly RefundLine[] {
  if (order.fulfillmentStatus !== 'PENDING') return []
  const isUnsent = order.fulfillments.length === 0
  return order.lines.flatMap((line) => {
    const unsent = unsentUnits(order, line)
    const restocked = isUnsent ? Math.min(unsent, leftToRestock(order, line)) : 0
    return unsent === 0 ? [] : [{ lineId: line.id, quantity: 0, cents: 0, taxCents: 0, restocked, unsent }]
  })
}

/**
 * An order that was given back whole before anything of it was sent is not sent any more, nor is one of which all units were, though not all of the
 * money; one of which the rest was, and one whose other lines came by themselves, is fulfilled.
 */
function callOffRest(order: Order, stamp: ChangeStamp): Order {
  if (order.fulfillmentStatus !== 'PENDING') return order
  if (order.fulfillments.length === 0 && leftToRefund(order).cents === 0)
    return calledOff(order, 'all', stamp)
  if (leftToSend(order).length > 0 || isSelfDelivered(order)) return order
  // What gift cards paid of a canceled order is back on them: here some of it may stay with the shop.
  const isRefunded = ({ id, quantity }: OrderLine) => refundedUnits(order, id) >= quantity
  const isGone = order.giftCards === undefined && order.lines.every(isRefunded)
  if (order.fulfillments.length === 0 && isGone) return calledOff(order, 'ordered', stamp)
  const fact = { code: 'nothing-left-to-send' } as const
  return addEvent({ ...order, fulfillmentStatus: 'FULFILLED' }, 'note', fact, stamp)
}

function calledOff(order: Order, what: 'all' | 'ordered', stamp: ChangeStamp): Order {
  const isDone = (order.refunds ?? []).every(({ state }) => state === 'DONE')
  const fact = { code: 'called-off', what, isDone } as const
  return addEvent({ ...order, fulfillmentStatus: 'CANCELED' }, 'canceled', fact, stamp)
}

/** The order counts as refunded once all money went back; without any, once the gift cards have all. */
function settled(order: Order, stamp: ChangeStamp): Order {
  const dueCents = moneyDueCents(order)
  const isWhole = dueCents === 0 ? leftToRefund(order).cents === 0 : doneMoney(order) >= dueCents
  if (order.paymentState !== 'PAID' || !isWhole) return order
  // What gift cards paid is not in the hands of the payment service.
  const code = leftToRefund(order).cardCents > 0 ? 'money-returned' : 'all-returned'
  return addEvent({ ...order, paymentState: 'REFUNDED' }, 'refunded', { code }, stamp)
}

function doneMoney({ refunds = [] }: Pick<Order, 'refunds'>): number {
  return sum(refunds.filter(({ state }) => state === 'DONE').map(({ moneyCents }) => moneyCents))
}

/** Refunds stand in the order in which they are done: what is booked of one does not change with those after it. */
function finished(
  order: Order,
  refund: OrderRefund,
  { reference, way }: Pick<OrderRefund, 'reference' | 'way'>,
): Order {
  const done = { ...unrefused(refund), state: 'DONE', reference, ...(way && { way }) } as const
  // What came back was booked in its place.
  if (done.booked) return replace(order, done)
  const others = (order.refunds ?? []).filter(({ id }) => id !== refund.id)
  return { ...order, refunds: [...others, done] }
}

function unrefused({ refusal, ...refund }: OrderRefund): OrderRefund {
  const booked = bookedFigures({ ...refund, refusal })
  return { ...refund, message: '', ...(booked && { booked }) }
}

function replace(order: Order, refund: OrderRefund): Order {
  return {
    ...order,
    refunds: (order.refunds ?? []).map((each) => (each.id === refund.id ? refund : each)),
  }
}
