import { sum } from '../../money/sum.ts'
import { moneyDueCents } from '../money-due.ts'
import type { Order, OrderLine } from '../order.ts'
import { lineTotalCents } from '../part-totals.ts'
import { isFreeAgain, withoutFailedReturn } from './booked-refund.ts'
import { creditRefunds } from './credit-refunds.ts'
import type { OrderRefund } from './order-refund.ts'
import { shareUpTo } from './share-up-to.ts'

/** What can be given back of an order. */
export interface LeftToRefund {
  readonly lines: readonly LineLeft[]
  readonly shippingCents: number
  /** The tax in what is left of delivery. */
  readonly shippingTaxCents: number
  /** What went the way of money, and what gift cards paid: no more than both together goes back. */
  readonly moneyCents: number
  readonly cardCents: number
  readonly cents: number
}

/** What can be given back of a line. */
export interface LineLeft {
  readonly line: OrderLine
  /** Units that no refund names. */
  readonly quantity: number
  /** What these units come to: the line may have more left, where the money of units failed to go back. */
  readonly unitsCents: number
  readonly cents: number
  /** The tax in it. */
  readonly taxCents: number
}

/**
 * What is left of an order that can be given back; refunds that name no lines have their share of each. The money of one that failed is with the
 * shop, and is left; its units are not, so that none is put back in stock or called off twice, but for those of a canceled order, which is asked for whole. What came back after it was booked is left to that refund alone.
 */
export function leftToRefund(order: Order): LeftToRefund {
  const { refunds: named = [], giftCards = [] } = order
  const refunds = named.map((refund) => (isFreeAgain(refund) ? withoutMoney(refund) : refund))
  const { left } = creditRefunds({ ...order, refunds })
  const open = creditRefunds({ ...order, refunds: withoutFailedReturn(order) }).left
  const partOf = (lineId: string) => left.find((part) => part.lineId === lineId)
  const lines = order.lines.map((line) => {
    const { grossCents: cents = 0, taxCents = 0 } = partOf(line.id) ?? {}
    const { quantity = 0, grossCents = 0 } = open.find(({ lineId }) => lineId === line.id) ?? {}
    return { line, quantity, unitsCents: Math.min(cents, grossCents), cents, taxCents }
  })
  const { grossCents: shippingCents = 0, taxCents: shippingTaxCents = 0 } = partOf('') ?? {}
  // What went back at the payment service and what still waits can come to more than was paid in money.
  const moneyCents = Math.max(0, moneyDueCents(order) - sum(refunds.map((each) => each.moneyCents)))
  const given = sum(refunds.flatMap(({ cards }) => cards.map(({ cents }) => cents)))
  // Canceling gives all of it back to the cards.
  const cardCents =
    order.fulfillmentStatus === 'CANCELED' ? 0 : sum(giftCards.map(({ cents }) => cents)) - given
  return { lines, shippingCents, shippingTaxCents, moneyCents, cardCents, cents: moneyCents + cardCents }
}

/** The money that is left for a refund that failed: other refunds may have given back of the same since, and what was booked of it is its own. */
export function moneyLeftFor(order: Order, { id }: Pick<OrderRefund, 'id'>): number {
  return leftToRefund({ ...order, refunds: (order.refunds ?? []).filter((each) => each.id !== id) })
    .moneyCents
}

/** What a refund gave although its money failed: what gift cards have of it, which is of no line. */
function withoutMoney(refund: OrderRefund): OrderRefund {
  const cents = sum(refund.cards.map((card) => card.cents))
  return { ...refund, lines: [], shippingCents: 0, shippingTaxCents: 0, moneyCents: 0, cents }
}

/** What further units of a line come to: their share of it, cut so that all units together are the line to the cent. */
export function unitsCents(order: Order, left: LineLeft, quantity: number): number {
  if (quantity >= left.quantity) return left.unitsCents
  const { line } = left
  const total = lineTotalCents(order, line)
  const gone = line.quantity - left.quantity
  const share = shareUpTo(total, gone + quantity, line.quantity) - shareUpTo(total, gone, line.quantity)
  return Math.min(share, left.unitsCents)
}
