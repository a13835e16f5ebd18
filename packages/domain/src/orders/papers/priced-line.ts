import { shareOf } from '../../money/share-of.ts'
import type { Order } from '../order.ts'
import type { PaperLine } from './paper.ts'
import type { TaxedPart } from './taxed-parts.ts'

/** What a unit of an invoiced part costs, and what came off, both without tax (Directive 2006/112/EC, article 226, point 8). */
export function pricedLine(
  order: Order,
  { lineId, quantity, grossCents, taxCents, rateMilliPercent }: TaxedPart,
): Pick<PaperLine, 'unitNetCents' | 'discountNetCents'> {
  const line = order.lines.find(({ id }) => id === lineId)
  const net = (cents: number) =>
    order.taxIsIncluded ? cents - shareOf(cents, rateMilliPercent, 100_000 + rateMilliPercent) : cents
  const offCents = (line ? line.discountCents : order.shippingDiscountCents) ?? 0
  const fullCents = line ? line.subtotalCents : order.shippingCents + offCents
  return {
    ...(line && quantity > 0 && { unitNetCents: net(line.unitPriceCents) }),
    ...(offCents > 0 && { discountNetCents: net(fullCents) - (grossCents - taxCents) }),
  }
}
