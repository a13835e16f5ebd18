import { nameOfLine } from '../line-name.ts'
import type { Order } from '../order.ts'
import { lineTotalCents, shippingTaxCents, shippingTotalCents } from '../part-totals.ts'

/** A part of an order with its tax: a line, or delivery. */
export interface TaxedPart {
  /** The id of the line; '' for delivery. */
  readonly lineId: string
  readonly title: string
  /** 0 for delivery, and for a part of a price. */
  readonly quantity: number
  /** With its tax. */
  readonly grossCents: number
  readonly taxCents: number
  readonly rateMilliPercent: number
  /** Whether it is a gift card: no turnover until somebody pays with it (Directive 2006/112/EC, article 30b). */
  readonly isGiftCard: boolean
}

/** The parts of an order, in its order, delivery last; together they are the order to the cent. */
export function taxedParts(order: Order): readonly TaxedPart[] {
  const parts = order.lines.map((line) => ({
    lineId: line.id,
    title: nameOfLine(line),
    quantity: line.quantity,
    grossCents: lineTotalCents(order, line),
    taxCents: line.taxCents,
    rateMilliPercent: rateOf(order, line.taxCents, lineTotalCents(order, line), line.taxRateMilliPercent),
    isGiftCard: line.productType === 'gift-card',
  }))
  const grossCents = shippingTotalCents(order)
  const taxCents = shippingTaxCents(order)
  if (grossCents === 0 && taxCents === 0) return parts
  const rateMilliPercent = rateOf(order, taxCents, grossCents, order.shippingTaxRateMilliPercent)
  const title = order.shipping ? order.shipping.name : 'Delivery'
  const delivery = { lineId: '', title, quantity: 0, isGiftCard: false }
  return [...parts, { ...delivery, grossCents, taxCents, rateMilliPercent }]
}

/** Orders of before a rate was kept with each line: the rate of the order that comes to this tax. */
function rateOf(order: Order, taxCents: number, grossCents: number, kept: number | undefined): number {
  if (kept !== undefined) return kept
  if (taxCents === 0) return 0
  const offBy = (rate: number) => Math.abs((grossCents * rate) / (100_000 + rate) - taxCents)
  const rates = order.taxLines.map(({ rateMilliPercent }) => rateMilliPercent)
  return rates.toSorted((one, other) => offBy(one) - offBy(other))[0] ?? 0
}
