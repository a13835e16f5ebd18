import { type OrderMailKind, orderMailKinds } from '@vitrine/domain/website/settings/mail/mail-kinds'
import type { OrderMailPayload } from './enqueue-order-mail.ts'

/** Reads what the outbox keeps of a mail that is to be written. */
export function readOrderMailPayload(payload: unknown): OrderMailPayload {
  const fields: Readonly<Record<string, unknown>> =
    typeof payload === 'object' && payload !== null ? { ...payload } : {}
  const { mail, orderId, refundId, parcelAtMs, withdrawalId, disputeId } = fields
  if (!isOrderMailKind(mail) || typeof orderId !== 'string')
    throw new Error('A mail about an order is to be sent, but it does not say which.')
  return {
    mail,
    orderId,
    ...(typeof refundId === 'string' && { refundId }),
    ...(typeof parcelAtMs === 'number' && { parcelAtMs }),
    ...(typeof withdrawalId === 'string' && { withdrawalId }),
    ...(typeof disputeId === 'string' && { disputeId }),
  }
}

function isOrderMailKind(value: unknown): value is OrderMailKind {
  return orderMailKinds.some((kind) => kind === value)
}
