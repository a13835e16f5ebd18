import { moneyDueCents } from '../money-due.ts'
import type { Order, OrderLine } from '../order.ts'
import { type OrderRefund, sum } from './order-refund.ts'
import { shareUpTo } from './share-up-to.ts'

/** What can be given back of an order. */
export interface LeftToRefund {
  readonly lines: readonly LineLeft[]
  readonly shippingCents: number
  /** What went the way of money, and what gift cards paid: no more than both together goes back. */
  readonly moneyCents: number
  readonly cardCents: number
  readonly cents: number
}

/** What can be given back of a line. */
export interface LineLeft {
  readonly line: OrderLine
  readonly quantity: number
  readonly cents: number
}

/** What is left of an order that can be given back. */
export function leftToRefund(order: Order): LeftToRefund {
  const { refunds = [], giftCards = [] } = order
  const lines = order.lines.map((line) => {
    const before = ofLine(refunds, line.id)
    return {
      line,
      quantity: line.quantity - before.quantity,
      cents: lineTotalCents(order, line) - before.cents,
    }
  })
  const shippingCents = shippingTotalCents(order) - sum(refunds.map((each) => each.shippingCents))
  const moneyCents = moneyDueCents(order) - sum(refunds.map((each) => each.moneyCents))
  const given = sum(refunds.flatMap(({ cards }) => cards.map(({ cents }) => cents)))
  // Canceling gives all of it back to the cards.
  const cardCents =
    order.fulfillmentStatus === 'CANCELED' ? 0 : sum(giftCards.map(({ cents }) => cents)) - given
  return { lines, shippingCents, moneyCents, cardCents, cents: moneyCents + cardCents }
}

/** What further units of a line come to: their share of it, cut so that all units together are the line to the cent. */
export function unitsCents(order: Order, left: LineLeft, quantity: number): number {
  if (quantity >= left.quantity) return left.cents
  const { line } = left
  const total = lineTotalCents(order, line)
  const gone = line.quantity - left.quantity
  const share = shareUpTo(total, gone + quantity, line.quantity) - shareUpTo(total, gone, line.quantity)
  return Math.min(share, left.cents)
}

/** What a buyer paid for a line: less its discounts, with its tax where tax is added. */
export function lineTotalCents(
  { taxIsIncluded }: Pick<Order, 'taxIsIncluded'>,
  { subtotalCents, discountCents = 0, taxCents }: OrderLine,
): number {
  return subtotalCents - discountCents + (taxIsIncluded ? 0 : taxCents)
}

/** What a buyer paid for delivery, with its tax where tax is added. */
export function shippingTotalCents(order: Order): number {
  return order.shippingCents + (order.taxIsIncluded ? 0 : shippingTaxCents(order))
}

/** The tax on delivery: what no line has. */
export function shippingTaxCents({ taxCents, lines }: Pick<Order, 'taxCents' | 'lines'>): number {
  return taxCents - sum(lines.map((line) => line.taxCents))
}

/** What of a line was given back before. */
export function ofLine(
  refunds: readonly OrderRefund[],
  lineId: string,
): { readonly quantity: number; readonly cents: number } {
  const before = refunds.flatMap(({ lines }) => lines.filter((each) => each.lineId === lineId))
  return {
    quantity: sum(before.map(({ quantity }) => quantity)),
    cents: sum(before.map(({ cents }) => cents)),
  }
}
