import type { Order } from '../order.ts'
import type { OrderRefund } from '../refunds/order-refund.ts'
import { shareUpTo } from '../refunds/share-up-to.ts'
import { type TaxedPart, taxedParts } from './taxed-parts.ts'

/**
 * What a refund gives back of each part of its order, with the tax in it; parts of which nothing goes back are left out. A refund that names
 * no lines, as a payment service tells of it, takes its share of what the refunds before it left; all refunds together are the order to the cent.
 */
export function creditedParts(order: Order, refundId: string): readonly TaxedPart[] {
  let left = taxedParts(order)
  for (const refund of order.refunds ?? []) {
    const credited = isNamed(refund) ? namedParts(left, refund) : shares(left, refund.cents)
    if (refund.id === refundId)
      return credited.filter(({ grossCents, quantity }) => grossCents > 0 || quantity > 0)
    left = left.map((part, place) => ({
      ...part,
      grossCents: part.grossCents - (credited[place]?.grossCents ?? 0),
      taxCents: part.taxCents - (credited[place]?.taxCents ?? 0),
    }))
  }
  return []
}

function isNamed({ lines, shippingCents }: OrderRefund): boolean {
  return shippingCents > 0 || lines.some(({ quantity, cents }) => quantity > 0 || cents > 0)
}

function namedParts(left: readonly TaxedPart[], refund: OrderRefund): readonly TaxedPart[] {
  return left.map((part) => {
    if (part.lineId === '')
      return { ...part, grossCents: refund.shippingCents, taxCents: refund.shippingTaxCents }
    const line = refund.lines.find(({ lineId }) => lineId === part.lineId)
    const { quantity = 0, cents: grossCents = 0, taxCents = 0 } = line ?? {}
    return { ...part, quantity, grossCents, taxCents }
  })
}

function shares(left: readonly TaxedPart[], cents: number): readonly TaxedPart[] {
  const whole = left.reduce((sum, { grossCents }) => sum + grossCents, 0)
  let before = 0
  return left.map((part) => {
    const from = shareUpTo(cents, before, whole)
    before += part.grossCents
    const grossCents = Math.min(part.grossCents, shareUpTo(cents, before, whole) - from)
    const taxCents =
      grossCents === part.grossCents ? part.taxCents : shareUpTo(part.taxCents, grossCents, part.grossCents)
    return { ...part, quantity: grossCents === part.grossCents ? part.quantity : 0, grossCents, taxCents }
  })
}
