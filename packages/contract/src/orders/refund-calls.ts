import { Type } from 'typebox'
import { defineCall, type OwnerPolicy } from '../call.ts'
import { epochMs, id, shortText } from '../schemas.ts'
import { order } from './order-shape.ts'

const policy: OwnerPolicy = { kind: 'owner', roles: ['admin', 'storeManager'] }
const units = Type.Integer({ minimum: 0, maximum: 1_000_000 })
const cents = Type.Integer({ minimum: 0, maximum: 100_000_000_000 })

/**
 * Gives a part of a paid order back, or all of it: units of lines or amounts, and delivery. What gift cards paid goes back to them in its
 * share; the rest goes the way the money came, or is noted as paid back by hand where it came outside of the shop. `updatedAtMs` is of the
 * order that was looked at: when it changed since, nothing is given back.
 */
export const refundPartsCall = defineCall({
  name: 'refundParts',
  method: 'POST',
  path: '/api/panel/orders/:orderId/refunds',
  policy,
  params: Type.Object({ orderId: id }),
  body: Type.Object({
    updatedAtMs: epochMs,
    lines: Type.Array(
      Type.Object({
        lineId: Type.String({ maxLength: 64 }),
        /** 0: only an amount of the line. */
        quantity: units,
        /** Null: what the units come to. */
        cents: Type.Union([cents, Type.Null()]),
        /** So many of the units go back in stock. */
        restock: units,
        /** So many of the units are not sent any more; absent: as many as were not sent. */
        unsent: Type.Optional(units),
      }),
      { maxItems: 500 },
    ),
    shippingCents: cents,
    /** Written on the order; its buyer reads it in the mail. */
    reason: shortText,
    notifyCustomer: Type.Boolean(),
    /** Whether the subscription that the order pays for ends with it; absent: it goes on. */
    endsSubscription: Type.Optional(Type.Boolean()),
  }),
  reply: Type.Object({ order }),
})

/** Settles a refund that the payment service did not make: it is asked again, or the owner paid it back by hand. */
export const settleRefundCall = defineCall({
  name: 'settleRefund',
  method: 'POST',
  path: '/api/panel/orders/:orderId/refunds/:refundId/settlement',
  policy,
  params: Type.Object({ orderId: id, refundId: Type.String({ maxLength: 64 }) }),
  body: Type.Object({ way: Type.Union([Type.Literal('again'), Type.Literal('by-hand')]) }),
  reply: Type.Object({ order }),
})
