import { Type } from 'typebox'
import { defineCall, type Policy } from '../call.ts'
import { epochMs, id, listSlice, noBody, nothing } from '../parts.ts'

const policy: Policy = { kind: 'owner', roles: ['admin', 'storeManager'] }

/** A message as it was sent, or kept for want of a mail server. */
export const mailMessage = Type.Object({
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
