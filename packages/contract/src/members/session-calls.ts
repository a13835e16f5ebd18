import { Type } from 'typebox'
import { defineCall } from '../call.ts'
import { signInMemberAddress, signOutMemberAddress } from './addresses.ts'

/** Signs a customer in to their account (specification, section 7). */
export const signInMemberCall = defineCall({
  name: 'signInMember',
  ...signInMemberAddress,
  policy: { kind: 'visitor-change' },
  limit: { max: 40, windowMs: 900_000, exceptKnownDevices: 'members' },
  body: Type.Object({
    email: Type.String({ maxLength: 1_000 }),
    password: Type.String({ maxLength: 1_000 }),
    rememberMe: Type.Optional(Type.Boolean()),
  }),
  reply: Type.Object({
    /** What changes carry from now on, in the header X-CSRF-Token. */
    xsrfToken: Type.String(),
    siteUserId: Type.String(),
  }),
})

/** Signs them out. With `cloneCart` what is in the cart stays in the browser, in a cart of its own. */
export const signOutMemberCall = defineCall({
  name: 'signOutMember',
  ...signOutMemberAddress,
  policy: { kind: 'visitor-change' },
  limit: { max: 120, windowMs: 900_000 },
  query: Type.Object({ cloneCart: Type.Optional(Type.String({ maxLength: 5 })) }),
  reply: Type.Object({}),
})
