import type { FulfillmentStatus, OrderEvent, PaymentState } from '@vitrine/domain/orders/order'
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

/** Where its money stands. */
export const paymentLabels: Record<PaymentState, StatusLabel> = {
  PENDING: { text: 'Not paid yet', tone: 'due' },
  PAID: { text: 'Paid', tone: 'good' },
  REFUNDED: { text: 'Refunded', tone: 'calm' },
}

/** Of a paid order that was refunded in part. */
export const partlyRefundedLabel: StatusLabel = { text: 'Partly refunded', tone: 'calm' }

/** Headings of an order's history. */
export const eventLabels: Record<OrderEvent['kind'], string> = {
  placed: 'Order placed',
  paid: 'Paid',
  fulfilled: 'Fulfilled',
  canceled: 'Canceled',
  refunded: 'Refunded',
  'mail-sent': 'Mail sent',
  note: 'Note',
  edited: 'Edited',
}
