import { shareOf } from '../../money/share-of.ts'
import type { Order } from '../order.ts'
import type { PaperLine } from './paper.ts'
import type { TaxedPart } from './taxed-parts.ts'

/** What a unit of an invoiced part costs, and what came off, both without tax (Directive 2006/112/EC, article 226, point 8). */
export function pricedLine(
  order: Order,
  { lineId, quantity, grossCents, taxCents, rateMilliPercent }: TaxedPart,
): Pick<PaperLine, 'unitNetCents' | 'unitNetFine' | 'discountNetCents'> {
  const line = order.lines.find(({ id }) => id === lineId)
  const net = (cents: number) =>
    order.taxIsIncluded ? cents - shareOf(cents, rateMilliPercent, 100_000 + rateMilliPercent) : cents
  const offCents = (line ? line.discountCents : order.shippingDiscountCents) ?? 0
  const fullCents = line ? line.subtotalCents : order.shippingCents + offCents
  const discountNetCents = offCents > 0 ? net(fullCents) - (grossCents - taxCents) : 0
  const wholeNetCents = grossCents - taxCents + discountNetCents
  return {
    ...(line &&
      quantity > 0 && {
        unitNetCents: net(line.unitPriceCents),
        ...(order.taxIsIncluded &&
          fineUnit(line.unitPriceCents, { rateMilliPercent, quantity, wholeNetCents })),
      }),
    ...(offCents > 0 && { discountNetCents }),
  }
}

interface WholeLine {
  readonly rateMilliPercent: number
  readonly quantity: number
  /** What all its units come to, before discounts. */
  readonly wholeNetCents: number
}

/** The price of a unit with as many further digits as it takes for all units to come to their line; nothing where whole cents do, or four digits more do not. */
function fineUnit(
  unitCents: number,
  { rateMilliPercent, quantity, wholeNetCents }: WholeLine,
): Pick<PaperLine, 'unitNetFine'> {
  for (const digits of [0, 1, 2, 3, 4]) {
    const scale = 10 ** digits
    const unit = shareOf(unitCents * scale, 100_000, 100_000 + rateMilliPercent)
    if (shareOf(unit * quantity, 1, scale) === wholeNetCents)
      return digits === 0 ? {} : { unitNetFine: unit * 10 ** (4 - digits) }
  }
  return {}
}
