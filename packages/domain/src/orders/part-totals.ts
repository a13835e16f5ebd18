import { sum } from '../money/sum.ts'
import type { Order, OrderLine } from './order.ts'

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
