import { oneOf } from '@vitrine/contract/schemas'
import { orderMailKinds } from '@vitrine/domain/website/settings/mail/mail-kinds'
import { Type } from 'typebox'
import { defineJob } from '../jobs/define-job.ts'
import { type OrderMailPayload, orderMailJobKind } from './enqueue-order-mail.ts'

/** Reads what the outbox keeps of a mail that is to be written. */
export const readOrderMailPayload: (payload: unknown) => OrderMailPayload = defineJob(
  orderMailJobKind,
  Type.Object({
    mail: oneOf(orderMailKinds),
    orderId: Type.String(),
    refundId: Type.Optional(Type.String()),
    parcelAtMs: Type.Optional(Type.Number()),
    withdrawalId: Type.Optional(Type.String()),
    disputeId: Type.Optional(Type.String()),
  }),
).read
