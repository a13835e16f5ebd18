import { addressLines } from '../../contact/address-lines.ts'
import { fullName } from '../../contact/full-name.ts'
import type { ListCell } from '../../lists/csv.ts'
import { sum } from '../../money/sum.ts'
import type { Order, OrderEvent } from '../order.ts'
import { unitTexts } from '../parcels/fulfill-order.ts'
import { leftToSend, sentUnits } from '../parcels/left-to-send.ts'
import { readyUnits } from '../parcels/ready-units.ts'
import { refundReasonText } from '../refunds/refund-cause.ts'
import { eventText } from './fact-text.ts'

/** What stands in a column that the file of orders has beside those of the list; null in others. */
export function orderFileCell(order: Order, key: string): ListCell {
  return cells[key]?.(order) ?? null
}

const cells: Readonly<Record<string, (order: Order) => ListCell>> = {
  currency: ({ currency }) => currency,
  phone: ({ contact }) => contact.phone,
  ...places(),
  items: (order) =>
    unitTexts(
      order,
      order.lines.map(({ id, quantity }) => ({ lineId: id, quantity })),
    ).join('; '),
  skus: ({ lines }) => lines.map(({ sku }) => sku).join(', '),
  subtotal: ({ subtotalCents, currency }) => ({ cents: subtotalCents, currency }),
  // Before a discount that made delivery free: it is among the discounts of the row, and the row adds up.
  shippingCost: ({ shippingCents, shippingDiscountCents = 0, currency }) => ({
    cents: shippingCents + shippingDiscountCents,
    currency,
  }),
  tax: ({ taxCents, currency }) => ({ cents: taxCents, currency }),
  taxIncluded: ({ taxIsIncluded }) => taxIsIncluded,
  giftCards: ({ giftCards = [], currency }) => ({
    cents: sum(giftCards.map(({ cents }) => cents)),
    currency,
  }),
  method: ({ payment }) => payment.label,
  reference: ({ payment }) => payment.reference,
  paidAt: (order) => lastOf(order, 'paid'),
  sent: (order) => sum(order.lines.map((line) => sentUnits(order, line))),
  toSend: (order) =>
    order.fulfillmentStatus === 'PENDING' ? sum(leftToSend(order).map(({ quantity }) => quantity)) : 0,
  parcels: ({ fulfillments }) => fulfillments.length,
  carriers: (order) => ofParcels(order, 'carrier'),
  tracking: (order) => ofParcels(order, 'trackingNumber'),
  trackingLinks: (order) => ofParcels(order, 'trackingUrl'),
  sentAt: ({ fulfillments }) => momentOf(fulfillments.at(-1)?.shippedAtMs),
  ready: (order) => sum(readyUnits(order).map(({ quantity }) => quantity)),
  readyAt: (order) => lastOf(order, 'ready'),
  refunds: ({ refunds = [] }) => refunds.length,
  refundReasons: ({ refunds = [] }) => joined(refunds.map(refundReasonText)),
  refundedAt: ({ refunds = [] }) => momentOf(refunds.at(-1)?.atMs),
  canceledAt: (order) => lastOf(order, 'canceled'),
  buyerNote: ({ note = '' }) => note,
  notes: ({ history }) =>
    joined(history.filter(({ kind }) => kind === 'note').map((event) => eventText(event))),
}

function places(): Readonly<Record<string, (order: Order) => ListCell>> {
  return {
    shipTo: ({ shippingAddress }) => (shippingAddress ? addressLines(shippingAddress, 'en').join(', ') : ''),
    shipName: ({ shippingAddress }) => fullName(shippingAddress),
    shipStreet: ({ shippingAddress: to }) => (to ? joined([to.line1, to.line2], ', ') : ''),
    shipPostalCode: ({ shippingAddress }) => shippingAddress?.postalCode ?? '',
    shipCity: ({ shippingAddress }) => shippingAddress?.city ?? '',
    shipRegion: ({ shippingAddress }) => shippingAddress?.region ?? '',
    billTo: ({ billingAddress, shippingAddress }) => {
      const billed = billingAddress ?? shippingAddress
      return billed ? addressLines(billed, 'en').join(', ') : ''
    },
  }
}

function ofParcels({ fulfillments }: Order, field: 'carrier' | 'trackingNumber' | 'trackingUrl'): string {
  return joined([...new Set(fulfillments.map((parcel) => parcel[field]))], ', ')
}

function joined(texts: readonly string[], between = '; '): string {
  return texts.filter((text) => text !== '').join(between)
}

function lastOf({ history }: Order, kind: OrderEvent['kind']): ListCell {
  return momentOf(history.findLast((event) => event.kind === kind)?.atMs)
}

function momentOf(atMs: number | undefined): ListCell {
  return atMs === undefined ? null : { atMs }
}
