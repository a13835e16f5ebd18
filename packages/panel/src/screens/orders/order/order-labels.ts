import type { FulfillmentStatus, OrderEvent, PaymentState } from '@vitrine/domain/orders/order'
import type { OrderStanding } from '@vitrine/domain/orders/parcels/order-standing'
import type { Tone } from '../../../parts/status-badge.tsx'

interface StatusLabel {
  readonly text: string
  readonly tone: Tone
}

/** Where an order stands on its way to the customer. */
export const fulfillmentLabels: Record<FulfillmentStatus, StatusLabel> = {
  PENDING: { text: 'To fulfill', tone: 'due' },
  FULFILLED: { text: 'Fulfilled', tone: 'good' },
  CANCELED: { text: 'Canceled', tone: 'calm' },
}

/** Of an order that waits, and of which a part was sent. */
export const partlySentLabel: StatusLabel = { text: 'Partly sent', tone: 'due' }

/** Of an order that waits for its money, and for nothing of its shop. */
export const oncePaidLabel: StatusLabel = { text: 'Fulfilled once paid', tone: 'calm' }

/** Of an order that its buyer picks up, or its shop delivers itself. */
export const standingLabels: Record<OrderStanding, StatusLabel> = {
  waiting: { text: 'To prepare for pickup', tone: 'due' },
  'partly-ready': { text: 'Partly ready for pickup', tone: 'due' },
  ready: { text: 'Ready for pickup', tone: 'calm' },
  'partly-picked-up': { text: 'Partly picked up', tone: 'due' },
  'picked-up': { text: 'Picked up', tone: 'good' },
  'to-deliver': { text: 'To deliver', tone: 'due' },
  'partly-delivered': { text: 'Partly delivered', tone: 'due' },
  delivered: { text: 'Delivered', tone: 'good' },
}

/** Where its money stands. */
export const paymentLabels: Record<PaymentState, StatusLabel> = {
  PENDING: { text: 'Not paid yet', tone: 'due' },
  PAID: { text: 'Paid', tone: 'good' },
  REFUNDED: { text: 'Refunded', tone: 'calm' },
}

/** Of a canceled order, for which nobody waits to be paid. */
export const neverPaidLabel: StatusLabel = { text: 'Not paid', tone: 'calm' }

/** Of a paid order that was refunded in part. */
export const partlyRefundedLabel: StatusLabel = { text: 'Partly refunded', tone: 'calm' }

/** Heading of an event of an order's history. */
export function eventLabel({ kind, fact }: Pick<OrderEvent, 'kind' | 'fact'>): string {
  if (fact?.code === 'done') return 'Done'
  // The units of a parcel are named where it held a part of the order: the rest may still be open.
  if (fact?.code === 'sent' && fact.units.length > 0) return 'Sent'
  const isHandedOver = fact?.code === 'picked-up' || fact?.code === 'delivered'
  return isHandedOver ? standingLabels[fact.code].text : eventLabels[kind]
}

/** Headings by what kind of event it is. */
export const eventLabels: Record<OrderEvent['kind'], string> = {
  placed: 'Order placed',
  paid: 'Paid',
  ready: 'Ready for pickup',
  fulfilled: 'Fulfilled',
  canceled: 'Canceled',
  refunded: 'Refunded',
  'mail-sent': 'Mail sent',
  note: 'Note',
  edited: 'Edited',
}
