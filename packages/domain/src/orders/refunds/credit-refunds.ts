import { sum } from '../../money/sum.ts'
import type { Order } from '../order.ts'
import { type TaxedPart, taxedParts } from '../papers/taxed-parts.ts'
import { bookedFigures } from './booked-refund.ts'
import type { OrderRefund } from './order-refund.ts'
import { shareUpTo } from './share-up-to.ts'

/** What refunds give back of each part of an order, in the order of its parts. */
interface CreditedRefunds {
  readonly credits: ReadonlyMap<string, readonly TaxedPart[]>
  /** What none of them gives back. */
  readonly left: readonly TaxedPart[]
}

/**
 * Spreads the refunds of an order over its parts, with the tax in them. Those that are done, or were once, come first, in the order in which they were: what
 * one of them gives back does not change with those after it. No part gives more than it has; together they are what the refunds come to.
 */
export function creditRefunds(order: Order): CreditedRefunds {
  const { refunds = [] } = order
  const isBooked = (refund: OrderRefund) => refund.state === 'DONE' || bookedFigures(refund) !== null
  const done = refunds.filter(isBooked).map((refund) => ({ ...refund, ...bookedFigures(refund) }))
  const waiting = refunds.filter((refund) => !isBooked(refund))
  const credits = new Map<string, readonly TaxedPart[]>()
  let left = taxedParts(order)
  for (const refund of [...done, ...waiting]) {
    const named = namedParts(left, refund)
    const rest = less(left, named)
    const unnamed = refund.cents - sum(named.map(({ grossCents }) => grossCents))
    const shared = shares(rest, Math.max(0, unnamed))
    credits.set(refund.id, plus(named, shared))
    left = less(rest, shared)
  }
  return { credits, left }
}

/** What a refund names, as far as it is left: one that came in before may have taken of it. */
function namedParts(left: readonly TaxedPart[], refund: OrderRefund): readonly TaxedPart[] {
  return left.map((part) => {
    const line = refund.lines.find(({ lineId }) => lineId === part.lineId)
    const isDelivery = part.lineId === ''
    const cents = isDelivery ? refund.shippingCents : (line?.cents ?? 0)
    const taxCents = isDelivery ? refund.shippingTaxCents : (line?.taxCents ?? 0)
    const grossCents = Math.min(cents, part.grossCents)
    const quantity = Math.min(line?.quantity ?? 0, part.quantity)
    return {
      ...part,
      quantity,
      grossCents,
      taxCents: taxIn(part, grossCents, cents === grossCents ? taxCents : null),
    }
  })
}

/** The tax in a piece of a part: all that is left with the last piece; as it is named, where the rest can have the rest of it. */
function taxIn(part: TaxedPart, grossCents: number, named: number | null): number {
  if (grossCents === part.grossCents) return part.taxCents
  const isFitting =
    named !== null &&
    named <= Math.min(part.taxCents, grossCents) &&
    part.taxCents - named <= part.grossCents - grossCents
  return isFitting ? named : shareUpTo(part.taxCents, grossCents, part.grossCents)
}

/** A sum that names no parts: each has its share, and its pieces go back with the last of all. */
function shares(left: readonly TaxedPart[], cents: number): readonly TaxedPart[] {
  const whole = sum(left.map(({ grossCents }) => grossCents))
  const isAll = cents > 0 && cents >= whole
  let before = 0
  return left.map((part) => {
    const from = shareUpTo(cents, before, whole)
    before += part.grossCents
    const grossCents = Math.min(part.grossCents, shareUpTo(cents, before, whole) - from)
    const taxCents = isAll ? part.taxCents : cents === 0 ? 0 : taxIn(part, grossCents, null)
    return { ...part, quantity: isAll ? part.quantity : 0, grossCents, taxCents }
  })
}

function plus(parts: readonly TaxedPart[], others: readonly TaxedPart[]): readonly TaxedPart[] {
  return added(parts, others, 1)
}

function less(parts: readonly TaxedPart[], others: readonly TaxedPart[]): readonly TaxedPart[] {
  return added(parts, others, -1)
}

function added(
  parts: readonly TaxedPart[],
  others: readonly TaxedPart[],
  sign: 1 | -1,
): readonly TaxedPart[] {
  return parts.map((part, place) => {
    const { quantity = 0, grossCents = 0, taxCents = 0 } = others[place] ?? {}
    return {
      ...part,
      quantity: part.quantity + sign * quantity,
      grossCents: part.grossCents + sign * grossCents,
      taxCents: part.taxCents + sign * taxCents,
    }
  })
}
