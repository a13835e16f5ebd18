import { mailStates } from '@vitrine/domain/mail/listed-mail'
import { noteLimit } from '@vitrine/domain/orders/record/note-limit'
import { type ListedMailKind, listedMailKinds } from '@vitrine/domain/website/settings/mail/mail-kinds'
import { Type } from 'typebox'
import { address } from '../address.ts'
import { defineCall, type OwnerPolicy } from '../call.ts'
import { epochMs, id, shortText } from '../schemas.ts'
import { order, orderEvent } from './order-shape.ts'
import { mayReadOrders } from './orders-policy.ts'

const mayChange: OwnerPolicy = { kind: 'owner', roles: ['admin', 'storeManager'] }
const params = Type.Object({ orderId: id })

/** What happened to an order, the latest first: what was done and by whom, mails, and money that moved. */
export const readOrderTimelineCall = defineCall({
  name: 'readOrderTimeline',
  method: 'GET',
  path: '/api/panel/orders/:orderId/timeline',
  policy: mayReadOrders,
  params,
  reply: Type.Object({
    entries: Type.Array(
      Type.Union([
        Type.Object({ source: Type.Literal('history'), ...orderEvent.properties }),
        Type.Object({
          source: Type.Literal('mail'),
          id: Type.String(),
          atMs: epochMs,
          reason: Type.Unsafe<ListedMailKind>({ type: 'string', enum: [...listedMailKinds] }),
          to: Type.String(),
          /** Empty until it goes out. */
          subject: Type.String(),
          state: Type.Unsafe<(typeof mailStates)[number]>({ type: 'string', enum: [...mailStates] }),
        }),
        Type.Object({
          source: Type.Literal('money'),
          atMs: epochMs,
          /** Negative: it went back. */
          cents: Type.Integer(),
          gateway: Type.String(),
          reference: Type.String(),
        }),
      ]),
    ),
  }),
})

/** Writes a note on an order, for the owner and colleagues alone. */
export const addOrderNoteCall = defineCall({
  name: 'addOrderNote',
  method: 'POST',
  path: '/api/panel/orders/:orderId/notes',
  policy: mayChange,
  params,
  body: Type.Object({ text: Type.String({ maxLength: noteLimit }) }),
  reply: Type.Object({ order }),
})

/** Corrects contact and delivery address of an order before all of it is sent; tax and delivery stay as they were charged. */
export const correctOrderCall = defineCall({
  name: 'correctOrder',
  method: 'PUT',
  path: '/api/panel/orders/:orderId/contact',
  policy: mayChange,
  params,
  body: Type.Object({
    /** Of the order that was looked at: when it changed since, it stays as it is. */
    updatedAtMs: epochMs,
    email: shortText,
    phone: shortText,
    /** Null: as it is, or the order is not sent anywhere. */
    shippingAddress: Type.Union([address, Type.Null()]),
    /** Whether the bill goes to the new address, too, where it went to the delivery address. */
    alsoBilled: Type.Boolean(),
  }),
  reply: Type.Object({ order }),
})
