import { sum } from '../../money/sum.ts'
import { moneyDueCents } from '../money-due.ts'
import type { Order } from '../order.ts'
import { orderProblemText } from '../order-states.ts'
import { unsentUnits } from '../parcels/left-to-send.ts'
import { isFreeAgain } from './booked-refund.ts'
import { isHeldByDispute } from './held-by-dispute.ts'
import { type LeftToRefund, type LineLeft, leftToRefund, unitsCents } from './left-to-refund.ts'
import { isRestockable, leftToRestock, wasRestocked } from './left-to-restock.ts'
import type { OrderRefund, RefundLine } from './order-refund.ts'
import { shareUpTo } from './share-up-to.ts'

/** What an owner gives back. */
export interface RefundAsk {
  readonly lines: readonly {
    readonly lineId: string
    readonly quantity: number
    /** Null: what the units come to. */
    readonly cents: number | null
    /** So many of the units go back on the shelf. */
    readonly restock: number
    /** So many of the units are not sent any more; left out: as many as were not sent. */
    readonly unsent?: number | undefined
  }[]
  readonly shippingCents: number
}

/** Why nothing is given back. `refunded-meanwhile`: the payment service says so when it is asked before. */
export type RefundProblem =
  | 'not-paid'
  | 'payment-disputed'
  | 'nothing-asked'
  | 'line-unknown'
  | 'too-many-units'
  | 'too-many-restocked'
  | 'restocked-already'
  | 'too-many-unsent'
  | 'line-too-much'
  | 'shipping-too-much'
  | 'more-than-charged'
  | 'refunded-meanwhile'
  | 'more-than-left'
  | 'gift-cards-whole'

/** What the owner reads of it. */
export const refundProblemText: Readonly<Record<RefundProblem, string>> = {
  'not-paid': 'Only what was paid can be refunded.',
  'payment-disputed': orderProblemText['payment-disputed'],
  'nothing-asked': 'Choose what to refund.',
  'line-unknown': 'This order has no such line.',
  'too-many-units': 'There are not so many units left of a line.',
  'too-many-restocked': 'Only units that are refunded can go back in stock.',
  'restocked-already': 'The items went back in stock when the order was canceled.',
  'too-many-unsent': 'There are not so many units of a line that were not sent.',
  'line-too-much': 'This is more than is left of a line to be refunded.',
  'shipping-too-much': 'This is more than is left of shipping to be refunded.',
  'more-than-charged': 'This is more than is left of what was paid.',
  'refunded-meanwhile':
    'Money of this order went back at its payment service meanwhile. Please look at what is left of it.',
  'more-than-left': 'Less is left of what was paid than this refund comes to. Refund the rest of it instead.',
  'gift-cards-whole': 'A gift card can only be refunded whole.',
}

/** The figures of a refund. */
type RefundFigures = Pick<
  OrderRefund,
  'lines' | 'shippingCents' | 'shippingTaxCents' | 'cents' | 'moneyCents' | 'cards'
>

/** What goes back, and which way, or why nothing does. */
export type RefundPlan =
  | { readonly ok: true; readonly figures: RefundFigures }
  | { readonly ok: false; readonly problem: RefundProblem }

/**
 * Plans what goes back of an order, from its own figures: tax and gift cards have their share of it, cut so that all refunds of an order
 * together are the order to the cent.
 */
export function planRefund(order: Order, ask: RefundAsk): RefundPlan {
  const left = leftToRefund(order)
  if (!canRefund(order, left)) return { ok: false, problem: 'not-paid' }
  if (isHeldByDispute(order)) return { ok: false, problem: 'payment-disputed' }
  const lines: RefundLine[] = []
  for (const asked of ask.lines) {
    const lineLeft = left.lines.find(({ line }) => line.id === asked.lineId)
    if (!lineLeft || lines.some(({ lineId }) => lineId === asked.lineId))
      return { ok: false, problem: 'line-unknown' }
    const cents = asked.cents ?? unitsCents(order, lineLeft, asked.quantity)
    const problem = lineProblem(order, lineLeft, { ...asked, cents })
    if (problem) return { ok: false, problem }
    if (cents > 0 || asked.quantity > 0) lines.push(refundLine(order, lineLeft, { ...asked, cents }))
  }
  const { shippingCents } = ask
  if (shippingCents > left.shippingCents) return { ok: false, problem: 'shipping-too-much' }
  const cents = sum(lines.map((each) => each.cents)) + shippingCents
  if (lines.length === 0 && cents === 0) return { ok: false, problem: 'nothing-asked' }
  if (cents > left.cents) return { ok: false, problem: 'more-than-charged' }
  const moneyCents = moneyShare(order, left, cents)
  return {
    ok: true,
    figures: {
      lines,
      shippingCents,
      shippingTaxCents: shareUpTo(left.shippingTaxCents, shippingCents, left.shippingCents),
      cents,
      moneyCents,
      cards: fillCards(order, cents - moneyCents),
    },
  }
}

/** Whether anything of an order can be given back. */
export function canRefund({ paymentState }: Pick<Order, 'paymentState'>, left: LeftToRefund): boolean {
  // Money can have gone back at the payment service alone: cards still have theirs to come.
  return paymentState === 'PAID' || (paymentState === 'REFUNDED' && left.cardCents > 0)
}

interface AskedLine {
  readonly quantity: number
  readonly cents: number
  readonly restock: number
  readonly unsent?: number | undefined
}

function lineProblem(order: Order, lineLeft: LineLeft, asked: AskedLine): RefundProblem | null {
  const { line, ...left } = lineLeft
  if (asked.quantity > left.quantity) return 'too-many-units'
  if (asked.restock > 0 && isRestockable(line) && wasRestocked(order)) return 'restocked-already'
  if (asked.restock > Math.min(asked.quantity, leftToRestock(order, line))) return 'too-many-restocked'
  if ((asked.unsent ?? 0) > Math.min(asked.quantity, unsentUnits(order, line))) return 'too-many-unsent'
  if (asked.cents > left.cents) return 'line-too-much'
  const isWhole = asked.quantity === left.quantity && asked.cents === left.cents
  const isAsked = asked.quantity > 0 || asked.cents > 0
  const isOfUnits = asked.quantity > 0 && asked.cents === unitsCents(order, lineLeft, asked.quantity)
  return line.productType === 'gift-card' && isAsked && !isWhole && !isOfUnits ? 'gift-cards-whole' : null
}

function refundLine(order: Order, { line, ...left }: LineLeft, asked: AskedLine): RefundLine {
  const { quantity, cents, restock } = asked
  const unsent = asked.unsent ?? Math.min(quantity, unsentUnits(order, line))
  const taxCents = shareUpTo(left.taxCents, cents, left.cents)
  return { lineId: line.id, quantity, cents, taxCents, restocked: restock, unsent }
}

/** What goes back as money: the share that was paid so, as far as there is enough left of both ways. The last cent of it goes with the last of all. */
function moneyShare(order: Order, left: LeftToRefund, cents: number): number {
  const total = order.grandTotalCents
  const paid = moneyDueCents(order)
  // The money of one that failed did not go back.
  const gone = (order.refunds ?? []).map((each) => each.cents - (isFreeAgain(each) ? each.moneyCents : 0))
  const before = sum(gone)
  const share = shareUpTo(paid, before + cents, total) - shareUpTo(paid, before, total)
  return Math.min(Math.max(share, cents - left.cardCents), left.moneyCents)
}

/** Spreads a sum over the cards of an order, filling one after the other. */
function fillCards(order: Order, cents: number): OrderRefund['cards'] {
  const refunds = order.refunds ?? []
  let rest = cents
  return (order.giftCards ?? []).flatMap(({ id, cents: paid }) => {
    const given = refunds.flatMap(({ cards }) => cards.filter((each) => each.id === id))
    const share = Math.min(rest, paid - sum(given.map((each) => each.cents)))
    rest -= share
    return share > 0 ? [{ id, cents: share }] : []
  })
}
