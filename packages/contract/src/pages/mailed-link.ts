import { Type } from 'typebox'
import { htmlPage } from '../schemas.ts'

/** What a link of a mail carries: whom it is for, signed. */
export const linkToken = Type.Object({ token: Type.Optional(Type.String({ maxLength: 200 })) })

/** The page that a link of a mail leads to; it changes nothing, as programs follow links, too. Guessing is hopeless; the limit keeps it cheap. */
export const linkedPage = {
  method: 'GET',
  policy: { kind: 'signed-link' },
  limit: { max: 120, windowMs: 600_000 },
  query: linkToken,
  reply: htmlPage,
} as const

/** What mail programs send when somebody presses to get no more mail of a kind (RFC 8058); our own page has a button that sends the same. */
export const leavePress = Type.Object({ 'List-Unsubscribe': Type.Optional(Type.String({ maxLength: 40 })) })

/** Lets who holds the link of a mail get no more of its kind, at once and without a session. */
export const leavingByLink = {
  method: 'POST',
  policy: { kind: 'signed-link' },
  query: linkToken,
  body: leavePress,
  form: leavePress,
  reply: htmlPage,
} as const
