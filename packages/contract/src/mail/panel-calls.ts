import { Type } from 'typebox'
import { defineCall, type Policy } from '../call.ts'
import { epochMs, id, listSlice, noBody, nothing } from '../schemas.ts'

const policy: Policy = { kind: 'owner', roles: ['admin', 'storeManager'] }

/** A message as it was sent, or kept for want of a mail server. */
const mailMessage = Type.Object({
  id: Type.String(),
  to: Type.String(),
  from: Type.String(),
  subject: Type.String(),
  text: Type.String(),
  html: Type.String(),
  orderId: Type.Union([Type.String(), Type.Null()]),
  sentAtMs: epochMs,
  transport: Type.Union([Type.Literal('mailbox'), Type.Literal('smtp')]),
})

/** The mailbox, newest first. */
export const listMailCall = defineCall({
  name: 'listMail',
  method: 'GET',
  path: '/api/panel/mail',
  policy,
  limit: null,
  params: nothing,
  query: Type.Object(listSlice),
  body: noBody,
  reply: Type.Object({ messages: Type.Array(mailMessage), total: Type.Integer() }),
})

/** A mail that did not go out: it waits for its first attempt, is tried again, or was given up. */
const unsentMail = Type.Object({
  id: Type.String(),
  /** What it is about; `letter` for one that has nothing to do with an order. */
  kind: Type.Union([
    Type.Literal('placed'),
    Type.Literal('fulfilled'),
    Type.Literal('canceled'),
    Type.Literal('new-order'),
    Type.Literal('letter'),
  ]),
  /** The subject of a letter; empty for mails about orders, which are written when they are sent. */
  subject: Type.String(),
  orderId: Type.Union([Type.String(), Type.Null()]),
  /** What the order is called, such as `#1001` or `HB-1001`; null for a letter, and for an order that is no more. */
  orderName: Type.Union([Type.String(), Type.Null()]),
  state: Type.Union([Type.Literal('waiting'), Type.Literal('failed'), Type.Literal('dead')]),
  /** Why the last attempt failed; empty while there was none. */
  reason: Type.String(),
  attempts: Type.Integer(),
  /** When it is tried next; null when it was given up. */
  nextTryAtMs: Type.Union([epochMs, Type.Null()]),
})

/** Mail that did not go out, those that failed first; of very many the first 200, while the counts are of all. */
export const listUnsentMailCall = defineCall({
  name: 'listUnsentMail',
  method: 'GET',
  path: '/api/panel/unsent-mail',
  policy,
  limit: null,
  params: nothing,
  query: nothing,
  body: noBody,
  reply: Type.Object({
    mails: Type.Array(unsentMail),
    counts: Type.Object({ waiting: Type.Integer(), failed: Type.Integer(), dead: Type.Integer() }),
  }),
})

/** Tries a mail again that did not go out. */
export const retryMailCall = defineCall({
  name: 'retryMail',
  method: 'POST',
  path: '/api/panel/unsent-mail/:mailId/attempts',
  policy,
  limit: null,
  params: Type.Object({ mailId: id }),
  query: nothing,
  body: noBody,
  reply: Type.Object({}),
})

/** One message. */
export const readMailCall = defineCall({
  name: 'readMail',
  method: 'GET',
  path: '/api/panel/mail/:messageId',
  policy,
  limit: null,
  params: Type.Object({ messageId: id }),
  query: nothing,
  body: noBody,
  reply: Type.Object({ message: mailMessage }),
})
