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
  const unitNetCents = net(line?.unitPriceCents ?? 0)
  return {
    ...(line &&
      quantity > 0 && {
        unitNetCents,
        ...(order.taxIsIncluded &&
          fineUnit(line.unitPriceCents, { unitNetCents, rateMilliPercent, quantity, wholeNetCents })),
      }),
    ...(offCents > 0 && { discountNetCents }),
  }
}

interface WholeLine {
  /** A unit in whole cents. */
  readonly unitNetCents: number
  readonly rateMilliPercent: number
  readonly quantity: number
  /** What all its units come to, before discounts. */
  readonly wholeNetCents: number
}

/**
 * The price of a unit with as many further digits as it takes for all units to come to their line; nothing where whole cents do, or four digits more do
 * not. At half a cent either of both is right: the net of a line is what its tax leaves, which is rounded up.
 */
function fineUnit(
  unitCents: number,
  { unitNetCents, rateMilliPercent, quantity, wholeNetCents }: WholeLine,
): Pick<PaperLine, 'unitNetFine'> {
  if (unitNetCents * quantity === wholeNetCents) return {}
  for (const digits of [1, 2, 3, 4]) {
    const scale = 10 ** digits
    const unit = shareOf(unitCents * scale, 100_000, 100_000 + rateMilliPercent)
    if (Math.abs(2 * (unit * quantity - wholeNetCents * scale)) <= scale)
      return { unitNetFine: unit * 10 ** (4 - digits) }
  }
  return {}
}
