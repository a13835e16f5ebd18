import { Type } from 'typebox'
import { defineCall, type Policy } from '../call.ts'
import { ownAffair } from '../owner-policies.ts'
import { id } from '../schemas.ts'
import { readSessionCall } from './own-session-calls.ts'
import { signInCall } from './session-calls.ts'
import { signIn } from './sign-in-shape.ts'

const stranger: Policy = { kind: 'visitor-change' }
const email = Type.String({ maxLength: 1_000 })
const password = Type.String({ maxLength: 1_000 })

/** Who is signed in, and where else. */
export const readAccountCall = defineCall({
  name: 'readAccount',
  method: 'GET',
  path: '/api/panel/account',
  policy: ownAffair,
  reply: Type.Object({ displayName: Type.String(), email: Type.String(), signIns: Type.Array(signIn) }),
})

/** Changes name and e-mail address; another address asks for the password. */
export const changeAccountCall = defineCall({
  name: 'changeAccount',
  method: 'PUT',
  path: '/api/panel/account',
  policy: ownAffair,
  body: Type.Object({ displayName: Type.String({ maxLength: 1_000 }), email, currentPassword: password }),
  reply: readSessionCall.reply,
})

/** Changes the password, and ends all other sessions of the account. */
export const changePasswordCall = defineCall({
  name: 'changePassword',
  method: 'PUT',
  path: '/api/panel/account/password',
  policy: ownAffair,
  body: Type.Object({ currentPassword: password, password }),
  reply: Type.Object({ ended: Type.Integer() }),
})

/** Ends a session of the account. */
export const endSignInCall = defineCall({
  name: 'endSignIn',
  method: 'DELETE',
  path: '/api/panel/account/sign-ins/:signInId',
  policy: ownAffair,
  params: Type.Object({ signInId: id }),
  reply: Type.Object({}),
})

/** Ends all sessions of the account but the one that asks. */
export const endOtherSignInsCall = defineCall({
  name: 'endOtherSignIns',
  method: 'DELETE',
  path: '/api/panel/account/sign-ins',
  policy: ownAffair,
  reply: Type.Object({ ended: Type.Integer() }),
})

/** Mails a link that sets a new password, once and for 60 minutes, if an account has this address; the answer is the same if none has. 409 when no mail is sent. */
export const requestPasswordLinkCall = defineCall({
  name: 'requestPasswordLink',
  method: 'POST',
  path: '/api/panel/password/link',
  policy: stranger,
  limit: { max: 10, windowMs: 600_000, exceptKnownDevices: 'owners' },
  body: Type.Object({ email }),
  reply: Type.Object({}),
})

/** Sets a new password by such a link, ends all sessions of the account, and begins a new one or asks for the second factor; 410 when the link was used, is too old, or a newer one took its place. */
export const setPasswordCall = defineCall({
  name: 'setPassword',
  method: 'POST',
  path: '/api/panel/password',
  policy: stranger,
  limit: { max: 20, windowMs: 600_000, exceptKnownDevices: 'owners' },
  body: Type.Object({ token: Type.String({ maxLength: 200 }), password }),
  reply: signInCall.reply,
})
