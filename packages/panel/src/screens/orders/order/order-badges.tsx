import type { FulfillmentStatus, PaymentState } from '@vitrine/domain/orders/order'
import type { PickupStanding } from '@vitrine/domain/orders/parcels/pickup-standing'
import { StatusBadge } from '../../../parts/status-badge.tsx'
import {
  fulfillmentLabels,
  partlyRefundedLabel,
  partlySentLabel,
  paymentLabels,
  pickupLabels,
} from './order-labels.ts'

/** Where an order stands on its way; of one that waits, a part may be sent, and one may be ready for its buyer. */
export function FulfillmentBadge({
  status,
  isPartlySent = false,
  pickup,
}: {
  readonly status: FulfillmentStatus
  readonly isPartlySent?: boolean
  /** How far it is where its buyer picks it up; null: they do not. */
  readonly pickup: PickupStanding | null
}) {
  const usual = isPartlySent && pickup === null ? partlySentLabel : fulfillmentLabels[status]
  // Where its goods are with its buyer, and a service is to be done, it is not done with.
  const isUsual = pickup === null || (pickup === 'picked-up' && isPartlySent)
  const { text, tone } = isUsual ? usual : pickupLabels[pickup]
  return <StatusBadge tone={tone}>{text}</StatusBadge>
}

/** Where its money stands; a paid order can be refunded in part. */
export function PaymentBadge({
  state,
  isPartlyRefunded = false,
}: {
  readonly state: PaymentState
  readonly isPartlyRefunded?: boolean
}) {
  const { text, tone } = isPartlyRefunded ? partlyRefundedLabel : paymentLabels[state]
  return <StatusBadge tone={tone}>{text}</StatusBadge>
}

/** Marks an order whose payment is disputed. */
export function DisputedBadge() {
  return <StatusBadge tone="bad">Disputed</StatusBadge>
}

/** Marks an order that was paid with test money. */
export function TestBadge() {
  return <StatusBadge tone="calm">Test</StatusBadge>
}
