import { Type } from 'typebox'
import { defineCall } from '../call.ts'
import { htmlPage } from '../schemas.ts'

/** Most characters of the address that a visitor is led to. */
export const maxWantedLength = 2_083

/** Opens a locked site or collection to the browser of a visitor who knows the password: a plain form, answered by 303 to where it was wanted. */
export const unlockCall = defineCall({
  name: 'unlock',
  method: 'POST',
  path: '/unlock',
  policy: { kind: 'visitor-change' },
  limit: { max: 20, windowMs: 600_000 },
  body: Type.Object({
    scope: Type.String({ maxLength: 64 }),
    to: Type.String({ maxLength: maxWantedLength }),
    password: Type.String({ maxLength: 1_000 }),
  }),
  reply: htmlPage,
})
