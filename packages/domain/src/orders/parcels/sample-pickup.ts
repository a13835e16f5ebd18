import type { WordedMailKind } from '../../website/settings/mail/mail-kinds.ts'
import type { PickupPlace } from '../../website/store-settings.ts'
import type { Order } from '../order.ts'

/** Mail about an order that its buyer picks up. */
export function isPickupMail(kind: WordedMailKind): boolean {
  return pickupMails.has(kind)
}

const pickupMails: ReadonlySet<WordedMailKind> = new Set([
  'ready-for-pickup',
  'partly-ready',
  'picked-up',
  'partly-picked-up',
])

/** The order at the first place of the shop: what a mail says is ready, or with its buyer; all of it, or one of two pieces. */
export function samplePickup(kind: WordedMailKind, order: Order, [place]: readonly PickupPlace[]): Order {
  const isPart = kind === 'partly-ready' || kind === 'partly-picked-up'
  const lines = order.lines.map(({ id, quantity }) => ({ lineId: id, quantity: isPart ? 1 : quantity }))
  const note = place
    ? [place.address, place.hours].filter(Boolean).join('\n')
    : '1 Main Street\nFridays until six'
  const atPlace: Order = {
    ...order,
    lines: order.lines.map((line) => ({ ...line, productType: 'physical' })),
    shippingAddress: null,
    shipping: { key: 'sample', name: place?.name ?? 'Studio', note, isPickup: true },
    grandTotalCents: order.grandTotalCents - order.shippingCents + (place?.priceCents ?? 0),
    shippingCents: place?.priceCents ?? 0,
    fulfillments: [],
  }
  const part = { readyAtMs: order.createdAtMs, lines }
  if (kind === 'ready-for-pickup' || kind === 'partly-ready') return { ...atPlace, readyParts: [part] }
  const parcel = { carrier: '', trackingNumber: '', trackingUrl: '', shippedAtMs: order.createdAtMs, lines }
  return {
    ...atPlace,
    fulfillmentStatus: isPart ? 'PENDING' : 'FULFILLED',
    fulfillments: [{ ...parcel, pickedUp: [] }],
  }
}
