import { type Role, roleNames } from '@vitrine/domain/owners/role'
import { Type } from 'typebox'
import { defineCall, type Policy } from '../call.ts'
import { noBody, nothing } from '../schemas.ts'

/** The signed-in account as the panel sees it. */
const panelAccount = Type.Object({
  id: Type.String(),
  email: Type.String(),
  displayName: Type.String(),
  roles: Type.Array(Type.Unsafe<Role>(Type.String())),
})

/** Who is signed in, and to which site. */
const panelSession = Type.Object({
  account: panelAccount,
  site: Type.Object({
    id: Type.String(),
    title: Type.String(),
    url: Type.String(),
    currency: Type.String(),
    /** A language tag, such as en-US. */
    locale: Type.String(),
    timeZone: Type.String(),
    measurement: Type.Union([Type.Literal('imperial'), Type.Literal('metric')]),
  }),
})

const anyOwner: Policy = { kind: 'owner', roles: roleNames }
const email = Type.String({ maxLength: 1_000 })
const password = Type.String({ maxLength: 1_000 })

/** Makes the first owner account by the one-time link, and signs in; 410 when the link was used or is too old. */
export const firstOwnerCall = defineCall({
  name: 'firstOwner',
  method: 'POST',
  path: '/api/panel/first-owner',
  policy: { kind: 'visitor-change' },
  limit: { max: 20, windowMs: 600_000 },
  params: nothing,
  query: nothing,
  body: Type.Object({
    token: Type.String({ maxLength: 200 }),
    email,
    displayName: Type.String({ maxLength: 1_000 }),
    password,
  }),
  reply: panelSession,
})

/** Says whether a link that signs in can be mailed: there is a mail server, and the address of the site is known. */
export const readSignInWaysCall = defineCall({
  name: 'readSignInWays',
  method: 'GET',
  path: '/api/panel/session/ways',
  policy: { kind: 'public-read' },
  limit: null,
  params: nothing,
  query: nothing,
  body: noBody,
  reply: Type.Object({ mailsLinks: Type.Boolean() }),
})

/** Mails a link that signs in, once and for 20 minutes, if an account has this address; the answer is the same if none has. 409 when no mail is sent. */
export const requestSignInLinkCall = defineCall({
  name: 'requestSignInLink',
  method: 'POST',
  path: '/api/panel/session/link',
  policy: { kind: 'visitor-change' },
  limit: { max: 10, windowMs: 600_000, exceptKnownDevices: true },
  params: nothing,
  query: nothing,
  body: Type.Object({ email }),
  reply: Type.Object({}),
})

/** Signs in by such a link; 410 when it was used, is too old, or a newer one took its place. */
export const signInByLinkCall = defineCall({
  name: 'signInByLink',
  method: 'POST',
  path: '/api/panel/session/by-link',
  policy: { kind: 'visitor-change' },
  limit: { max: 20, windowMs: 600_000, exceptKnownDevices: true },
  params: nothing,
  query: nothing,
  body: Type.Object({ token: Type.String({ maxLength: 200 }) }),
  reply: panelSession,
})

/** Signs in. */
export const signInCall = defineCall({
  name: 'signIn',
  method: 'POST',
  path: '/api/panel/session',
  policy: { kind: 'visitor-change' },
  limit: { max: 20, windowMs: 600_000, exceptKnownDevices: true },
  params: nothing,
  query: nothing,
  body: Type.Object({ email, password }),
  reply: panelSession,
})

/** Signs out; the session ends on the server. */
export const signOutCall = defineCall({
  name: 'signOut',
  method: 'DELETE',
  path: '/api/panel/session',
  policy: anyOwner,
  limit: null,
  params: nothing,
  query: nothing,
  body: noBody,
  reply: Type.Object({}),
})

/** Says who is signed in; 401 without a session. */
export const readSessionCall = defineCall({
  name: 'readSession',
  method: 'GET',
  path: '/api/panel/session',
  policy: anyOwner,
  limit: null,
  params: nothing,
  query: nothing,
  body: noBody,
  reply: panelSession,
})
