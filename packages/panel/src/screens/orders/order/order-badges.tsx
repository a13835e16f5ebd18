import type { FulfillmentStatus, PaymentState } from '@vitrine/domain/orders/order'
import { StatusBadge } from '../../../parts/status-badge.tsx'
import { fulfillmentLabels, partlyRefundedLabel, partlySentLabel, paymentLabels } from './order-labels.ts'

/** Where an order stands on its way; of one that waits, a part may be sent. */
export function FulfillmentBadge({
  status,
  isPartlySent = false,
}: {
  readonly status: FulfillmentStatus
  readonly isPartlySent?: boolean
}) {
  const { text, tone } = isPartlySent ? partlySentLabel : fulfillmentLabels[status]
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
