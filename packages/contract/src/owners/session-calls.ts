import { Type } from 'typebox'
import { defineCall } from '../call.ts'
import { ownAffair, provedOwnAffair } from '../owner-policies.ts'
import { panelSession } from './own-session-calls.ts'

/** The password or the link was right, and a second factor is asked for; the ticket is worth one sign-in, for 10 minutes. */
const secondFactorAsked = Type.Object({
  ticket: Type.String(),
  /** Whether the account has codes of an app. */
  hasApp: Type.Boolean(),
  /** The hosts that its passkeys belong to, of those at which one signs in: none where it has them of others alone. */
  passkeyHosts: Type.Array(Type.String()),
})

const email = Type.String({ maxLength: 1_000 })
const password = Type.String({ maxLength: 1_000 })

/** Makes the first owner account by the one-time link, and signs in; 410 when the link was used or is too old. */
export const firstOwnerCall = defineCall({
  name: 'firstOwner',
  method: 'POST',
  path: '/api/panel/first-owner',
  policy: { kind: 'visitor-change' },
  whileSuspended: 'refused',
  limit: { max: 20, windowMs: 600_000 },
  body: Type.Object({
    token: Type.String({ maxLength: 200 }),
    email,
    displayName: Type.String({ maxLength: 1_000 }),
    password,
  }),
  reply: panelSession,
})

/** Says whether a link that signs in can be mailed: there is a mail server, and the address of the site is known; and where passkeys can be used. */
export const readSignInMethodsCall = defineCall({
  name: 'readSignInMethods',
  method: 'GET',
  path: '/api/panel/session/methods',
  policy: { kind: 'public-read' },
  limit: null,
  reply: Type.Object({
    mailsLinks: Type.Boolean(),
    /** The address of the panel, such as https://shop.example, where somebody may sign in by a passkey; null: nowhere. */
    passkeyOrigin: Type.Union([Type.String(), Type.Null()]),
  }),
})

/** Mails a link that signs in, once and for 20 minutes, if an account has this address; the answer is the same if none has. 409 when no mail is sent. */
export const requestSignInLinkCall = defineCall({
  name: 'requestSignInLink',
  method: 'POST',
  path: '/api/panel/session/link',
  policy: { kind: 'visitor-change' },
  limit: { max: 10, windowMs: 600_000, exceptKnownDevices: 'owners' },
  body: Type.Object({ email }),
  reply: Type.Object({}),
})

/** Signs in by such a link, or asks for the second factor of the account; 410 when it was used, is too old, or a newer one took its place. */
export const signInByLinkCall = defineCall({
  name: 'signInByLink',
  method: 'POST',
  path: '/api/panel/session/by-link',
  policy: { kind: 'visitor-change' },
  limit: { max: 20, windowMs: 600_000, exceptKnownDevices: 'owners' },
  body: Type.Object({ token: Type.String({ maxLength: 200 }) }),
  reply: Type.Union([panelSession, secondFactorAsked]),
})

/** Signs in, or asks for the second factor of the account. */
export const signInCall = defineCall({
  name: 'signIn',
  method: 'POST',
  path: '/api/panel/session',
  policy: { kind: 'visitor-change' },
  limit: { max: 20, windowMs: 600_000, exceptKnownDevices: 'owners' },
  body: Type.Object({ email, password }),
  reply: Type.Union([panelSession, secondFactorAsked]),
})

/** Answers where whoever asks proved who they are in the last minutes: files of persons are downloaded behind it, as a link can ask nobody. */
export const readProofCall = defineCall({
  name: 'readProof',
  method: 'GET',
  path: '/api/panel/session/proof',
  policy: provedOwnAffair,
  reply: Type.Object({}),
})

/** Proves with the password who uses the session: calls that ask for it are open for 5 minutes. */
export const confirmSessionCall = defineCall({
  name: 'confirmSession',
  method: 'POST',
  path: '/api/panel/session/confirmation',
  policy: ownAffair,
  body: Type.Object({ password }),
  reply: Type.Object({}),
})

/** Finishes a sign-in by a code of the app, or one on paper; 410 when it took too long. */
export const finishSignInCall = defineCall({
  name: 'finishSignIn',
  method: 'POST',
  path: '/api/panel/session/second-factor',
  policy: { kind: 'visitor-change' },
  limit: { max: 60, windowMs: 600_000 },
  body: Type.Object({ ticket: Type.String({ maxLength: 200 }), code: Type.String({ maxLength: 100 }) }),
  reply: panelSession,
})
