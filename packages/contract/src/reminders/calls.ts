import { Type } from 'typebox'
import { defineCall } from '../call.ts'
import { htmlPage, noBody, nothing } from '../schemas.ts'

const token = Type.Object({ token: Type.Optional(Type.String({ maxLength: 200 })) })

/** Brings a cart back on whatever device its buyer opens the mail, and leads to it. */
export const recoverCartCall = defineCall({
  name: 'recoverCart',
  method: 'GET',
  path: '/cart/recover',
  policy: { kind: 'signed-link' },
  limit: { max: 120, windowMs: 600_000 },
  params: nothing,
  query: token,
  body: noBody,
  reply: htmlPage,
})

/** The page by which somebody gets no such mail (page type 300); it changes nothing. */
export const reminderLeavePageCall = defineCall({
  name: 'reminderLeavePage',
  method: 'GET',
  path: '/cart/reminders',
  policy: { kind: 'signed-link' },
  limit: { max: 120, windowMs: 600_000 },
  params: nothing,
  query: token,
  body: noBody,
  reply: htmlPage,
})

const press = Type.Object({ 'List-Unsubscribe': Type.Optional(Type.String({ maxLength: 40 })) })

/** Forgets what somebody agreed to; mail programs send it by a press (RFC 8058). */
export const leaveRemindersCall = defineCall({
  name: 'leaveReminders',
  method: 'POST',
  path: '/cart/reminders',
  policy: { kind: 'signed-link' },
  limit: null,
  params: nothing,
  query: token,
  body: press,
  form: press,
  reply: htmlPage,
})
