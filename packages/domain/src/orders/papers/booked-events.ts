import { donationOf } from '../donation-of.ts'
import type { Order } from '../order.ts'
import { bookedFigures } from '../refunds/booked-refund.ts'
import { refundReasonText } from '../refunds/refund-cause.ts'
import { creditedParts } from './credited-parts.ts'
import type { PaperKind } from './paper.ts'
import { type TaxedPart, taxedParts } from './taxed-parts.ts'

/** Something of an order that belongs into the books: that it was paid, or that a refund of it is done, or was once. */
export interface BookedEvent {
  /** The id of the order, or of the refund: each is booked once. */
  readonly source: string
  readonly kind: PaperKind
  readonly atMs: number
  readonly parts: readonly TaxedPart[]
  readonly reason: string
}

/** All that belongs into the books of an order as it stands; nothing of test orders and donations. `nowMs`: when what is new came in. */
export function bookedEvents(order: Order, nowMs: number): readonly BookedEvent[] {
  const isPaid = order.paymentState === 'PAID' || order.paymentState === 'REFUNDED'
  // What is given is no turnover.
  if (order.isTest || !isPaid || donationOf(order)) return []
  const paidAtMs = order.history.find(({ kind }) => kind === 'paid')?.atMs ?? order.createdAtMs
  const sale = { source: order.id, kind: 'invoice' as const, reason: '' }
  const refunds = (order.refunds ?? []).filter(
    (refund) => refund.state === 'DONE' || bookedFigures(refund) !== null,
  )
  return [
    { ...sale, atMs: paidAtMs, parts: taxedParts(order) },
    ...refunds.map((refund) => ({
      source: refund.id,
      kind: 'credit-note' as const,
      atMs: nowMs,
      parts: creditedParts(order, refund.id),
      reason: refundReasonText(refund),
    })),
  ].filter(({ parts }) => parts.some(({ grossCents }) => grossCents > 0))
}

/** Where an order is taxed; the country of its buyer for orders of before that was kept. */
export function taxCountryOf({ taxCountry, shippingAddress, billingAddress }: Order): string {
  return taxCountry ?? (shippingAddress ?? billingAddress)?.country ?? ''
}
