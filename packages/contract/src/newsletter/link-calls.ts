import { Type } from 'typebox'
import { defineCall } from '../call.ts'
import { htmlPage, noBody, nothing } from '../schemas.ts'

/** What a link of a mail carries: who it is for, signed. */
const token = Type.Object({ token: Type.Optional(Type.String({ maxLength: 200 })) })

/** The same, and the campaign whose link it was. */
const leaving = Type.Object({ ...token.properties, campaign: Type.Optional(Type.String({ maxLength: 64 })) })

/** Guessing is hopeless; this keeps it cheap. */
const limit = { max: 120, windowMs: 600_000 } as const

/** What the button of a page asks for. */
const act = Type.Object({ act: Type.Optional(Type.String({ maxLength: 20 })) })

/** The page of the link that confirms an address; it changes nothing. */
export const confirmNewsletterPageCall = defineCall({
  name: 'confirmNewsletterPage',
  method: 'GET',
  path: '/newsletter/confirm',
  policy: { kind: 'signed-link' },
  limit,
  params: nothing,
  query: token,
  body: noBody,
  reply: htmlPage,
})

/** Confirms an address; `act` `again` sends a new link in place of one that has expired. */
export const confirmNewsletterCall = defineCall({
  name: 'confirmNewsletter',
  method: 'POST',
  path: '/newsletter/confirm',
  policy: { kind: 'signed-link' },
  limit,
  params: nothing,
  query: token,
  body: act,
  form: act,
  reply: htmlPage,
})

/** The page of the link that takes an address off a list (page type 300); it changes nothing. */
export const unsubscribePageCall = defineCall({
  name: 'unsubscribePage',
  method: 'GET',
  path: '/newsletter/unsubscribe',
  policy: { kind: 'signed-link' },
  limit,
  params: nothing,
  query: leaving,
  body: noBody,
  reply: htmlPage,
})

/**
 * Takes an address off a list at once, without a session: mail programs send `List-Unsubscribe=One-Click` (RFC 8058) as a form of either
 * encoding. `act` `return` takes it back within a day.
 */
export const unsubscribeCall = defineCall({
  name: 'unsubscribe',
  method: 'POST',
  path: '/newsletter/unsubscribe',
  policy: { kind: 'signed-link' },
  limit: null,
  params: nothing,
  query: leaving,
  body: Type.Object({ ...act.properties, 'List-Unsubscribe': Type.Optional(Type.String({ maxLength: 40 })) }),
  form: Type.Object({ ...act.properties, 'List-Unsubscribe': Type.Optional(Type.String({ maxLength: 40 })) }),
  reply: htmlPage,
})
