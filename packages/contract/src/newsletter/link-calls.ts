import { Type } from 'typebox'
import { defineCall } from '../call.ts'
import { leavePress, leavingByLink, linkedPage, linkToken } from '../pages/mailed-link.ts'

/** What such a link carries, and the campaign whose link it was. */
const leaving = Type.Object({
  ...linkToken.properties,
  campaign: Type.Optional(Type.String({ maxLength: 64 })),
})

/** What the button of a page asks for. */
const act = Type.Object({ act: Type.Optional(Type.String({ maxLength: 20 })) })

/** The page of the link that confirms an address; it changes nothing. */
export const confirmNewsletterPageCall = defineCall({
  ...linkedPage,
  name: 'confirmNewsletterPage',
  path: '/newsletter/confirm',
})

/** Confirms an address; `act` `again` sends a new link in place of one that has expired. */
export const confirmNewsletterCall = defineCall({
  ...linkedPage,
  name: 'confirmNewsletter',
  method: 'POST',
  path: '/newsletter/confirm',
  body: act,
  form: act,
})

const leaveOrReturn = Type.Object({ ...act.properties, ...leavePress.properties })

/** The page of the link that takes an address off a list (page type 300); it changes nothing. */
export const unsubscribePageCall = defineCall({
  ...linkedPage,
  name: 'unsubscribePage',
  path: '/newsletter/unsubscribe',
  query: leaving,
})

/**
 * Takes an address off a list at once, without a session: mail programs send `List-Unsubscribe=One-Click` (RFC 8058) as a form of either
 * encoding. `act` `return` takes it back within a day.
 */
export const unsubscribeCall = defineCall({
  ...leavingByLink,
  name: 'unsubscribe',
  path: '/newsletter/unsubscribe',
  limit: null,
  query: leaving,
  body: leaveOrReturn,
  form: leaveOrReturn,
})
