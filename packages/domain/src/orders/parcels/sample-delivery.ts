import type { WordedMailKind } from '../../website/settings/mail/mail-kinds.ts'
import type { LocalDelivery } from '../../website/store-settings.ts'
import type { Order } from '../order.ts'

/** Mail about an order that its shop delivers itself. */
export function isDeliveryMail(kind: WordedMailKind): boolean {
  return kind === 'delivered' || kind === 'partly-delivered'
}

/** The order on the first round of the shop: what a mail says was delivered; all of it, or one of two pieces. */
export function sampleDelivery(kind: WordedMailKind, order: Order, [round]: readonly LocalDelivery[]): Order {
  const isPart = kind === 'partly-delivered'
  const lines = order.lines.map(({ id, quantity }) => ({ lineId: id, quantity: isPart ? 1 : quantity }))
  const { name, deliveryTime, priceCents } = round ?? {
    name: 'Express',
    deliveryTime: '',
    priceCents: 0,
  }
  const parcel = { carrier: '', trackingNumber: '', trackingUrl: '', shippedAtMs: order.createdAtMs, lines }
  return {
    ...order,
    lines: order.lines.map((line) => ({ ...line, productType: 'physical' })),
    shipping: { key: 'sample', name, ...(deliveryTime && { note: deliveryTime }), isLocal: true },
    grandTotalCents: order.grandTotalCents - order.shippingCents + priceCents,
    shippingCents: priceCents,
    fulfillmentStatus: isPart ? 'PENDING' : 'FULFILLED',
    fulfillments: [parcel],
  }
}
