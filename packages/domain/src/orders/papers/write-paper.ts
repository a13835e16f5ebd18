import { addressLines } from '../../contact/address-lines.ts'
import { isNamedByOwner } from '../../payments/payment-name.ts'
import type { Order } from '../order.ts'
import { orderName } from '../order-name.ts'
import type { BookedEvent } from './booked-events.ts'
import { isExemptPart } from './exempt-part.ts'
import type { Paper, ReverseCharged, Seller } from './paper.ts'
import { pricedLine } from './priced-line.ts'
import { taxSums } from './tax-sums.ts'
import type { TaxedPart } from './taxed-parts.ts'

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
  const reverseCharged = order.reverseCharge ? reverseChargedIn(order, parts) : []
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
      ...(kind === 'invoice' && pricedLine(order, part)),
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
    ...(!isNamedByOwner(order.payment) && { isOwnPaymentName: true }),
    isReverseCharge: reverseCharged.length > 0,
    ...(reverseCharged.length > 0 && { reverseCharged }),
    reason,
  }
}

/**
 * What is taxed at its buyer's: goods with their delivery, and services, which files are as well; nothing that is exempt there, too, nor the
 * delivery of goods that all are. Gift cards are taxed when somebody pays with them.
 */
function reverseChargedIn(order: Order, parts: readonly TaxedPart[]): readonly ReverseCharged[] {
  const owed = parts.filter((part) => !part.isGiftCard && !isExemptPart(order, part))
  const hasGoods = order.lines.some(({ productType }) => productType === 'physical')
  const kinds = owed.map(({ lineId }): ReverseCharged => {
    if (lineId === '') return hasGoods ? 'goods' : 'services'
    const isGoods = order.lines.some(({ id, productType }) => id === lineId && productType === 'physical')
    return isGoods ? 'goods' : 'services'
  })
  return (['goods', 'services'] as const).filter((kind) => kinds.includes(kind))
}
