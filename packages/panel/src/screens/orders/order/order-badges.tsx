import type { FulfillmentStatus, PaymentState } from '@vitrine/domain/orders/order'
import { isWithBuyer, type OrderStanding } from '@vitrine/domain/orders/parcels/order-standing'
import { StatusBadge } from '../../../parts/status-badge.tsx'
import {
  fulfillmentLabels,
  neverPaidLabel,
  oncePaidLabel,
  partlyRefundedLabel,
  partlySentLabel,
  paymentLabels,
  standingLabels,
} from './order-labels.ts'

/** Where an order stands on its way; of one that waits, a part may be sent, and one may be ready for its buyer. */
export function FulfillmentBadge({
  status,
  isPartlySent = false,
  comesOncePaid = false,
  standing,
}: {
  readonly status: FulfillmentStatus
  readonly isPartlySent?: boolean
  /** Whether nothing of it is to be sent: all of it comes by itself once it is paid. */
  readonly comesOncePaid?: boolean
  /** How far it is where its buyer picks it up, or its shop delivers it; null: it is sent. */
  readonly standing: OrderStanding | null
}) {
  if (comesOncePaid) return <StatusBadge tone={oncePaidLabel.tone}>{oncePaidLabel.text}</StatusBadge>
  const usual = isPartlySent && standing === null ? partlySentLabel : fulfillmentLabels[status]
  // Where its goods are with its buyer, and a service is to be done, it is not done with.
  const isUsual = standing === null || (isWithBuyer(standing) && isPartlySent)
  const { text, tone } = isUsual ? usual : standingLabels[standing]
  return <StatusBadge tone={tone}>{text}</StatusBadge>
}

/** Where its money stands; a paid order can be refunded in part, and nobody waits for that of a canceled one. */
export function PaymentBadge({
  state,
  isCanceled = false,
  isPartlyRefunded = false,
}: {
  readonly state: PaymentState
  readonly isCanceled?: boolean
  readonly isPartlyRefunded?: boolean
}) {
  const usual = isCanceled && state === 'PENDING' ? neverPaidLabel : paymentLabels[state]
  const { text, tone } = isPartlyRefunded ? partlyRefundedLabel : usual
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
