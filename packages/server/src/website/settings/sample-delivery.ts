import type { Order } from '@vitrine/domain/orders/order'
import type { MailPurpose } from '@vitrine/domain/website/settings/mail/mail-purposes'
import type { LocalDelivery } from '@vitrine/domain/website/store-settings'

/** Mail about an order that its shop delivers itself. */
export function isDeliveryMail(purpose: MailPurpose): boolean {
  return purpose === 'delivered' || purpose === 'partly-delivered'
}

/** The order on the first round of the shop: what a mail says was delivered; all of it, or one of two pieces. */
export function sampleDelivery(purpose: MailPurpose, order: Order, [round]: readonly LocalDelivery[]): Order {
  const isPart = purpose === 'partly-delivered'
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
