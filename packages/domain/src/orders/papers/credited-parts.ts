import type { Order } from '../order.ts'
import { creditRefunds } from '../refunds/credit-refunds.ts'
import type { TaxedPart } from './taxed-parts.ts'

/**
 * What a refund gives back of each part of its order, with the tax in it; parts of which nothing goes back are left out. A refund that names
 * no lines, as a payment service tells of it, takes its share of what the refunds before it left; all refunds together are the order to the cent.
 */
export function creditedParts(order: Order, refundId: string): readonly TaxedPart[] {
  const credited = creditRefunds(order).credits.get(refundId) ?? []
  return credited.filter(({ grossCents, quantity }) => grossCents > 0 || quantity > 0)
}
