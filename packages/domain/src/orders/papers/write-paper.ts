import { addressLines } from '../../contact/address-lines.ts'
import type { Order } from '../order.ts'
import { orderName } from '../order-name.ts'
import type { BookedEvent } from './booked-events.ts'
import type { Paper, Seller } from './paper.ts'
import { taxSums } from './tax-sums.ts'

/** What is known when a paper is issued. */
export interface Issue
  extends Pick<Paper, 'id' | 'number' | 'numberText' | 'refersTo' | 'language' | 'timeZone'> {
  readonly nowMs: number
  readonly seller: Seller
}

/** Writes the paper about something that was booked. */
export function writePaper(
  order: Order,
  { source, kind, atMs, parts, reason }: BookedEvent,
  { nowMs, ...issue }: Issue,
): Paper {
  const taxes = taxSums(order, parts)
  const netCents = taxes.reduce((sum, each) => sum + each.netCents, 0)
  const taxCents = taxes.reduce((sum, each) => sum + each.taxCents, 0)
  const billed = order.billingAddress ?? order.shippingAddress
  const [name = order.contact.email, ...address] = billed ? addressLines(billed, issue.language) : []
  const cards = kind === 'invoice' ? order.giftCards : order.refunds?.find(({ id }) => id === source)?.cards
  return {
    ...issue,
    kind,
    orderId: order.id,
    orderText: orderName(order),
    issuedAtMs: nowMs,
    paidAtMs: atMs,
    buyer: { name, address, vatId: order.contact.vatId ?? '' },
    lines: parts.map((part) => ({
      title: part.title,
      quantity: part.quantity,
      netCents: part.grossCents - part.taxCents,
      rateMilliPercent: part.rateMilliPercent,
      taxCents: part.taxCents,
    })),
    taxes,
    netCents,
    taxCents,
    grossCents: netCents + taxCents,
    giftCardCents: (cards ?? []).reduce((sum, { cents }) => sum + cents, 0),
    currency: order.currency,
    paymentText: order.payment.label,
    isReverseCharge: order.reverseCharge !== undefined,
    reason,
  }
}
