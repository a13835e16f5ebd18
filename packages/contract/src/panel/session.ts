import { type Role, roleNames } from '@vitrine/domain/site/role'
import { Type } from 'typebox'
import { defineCall, type Policy } from '../call.ts'
import { noBody, nothing } from '../parts.ts'

/** The signed-in account as the panel sees it. */
export const panelAccount = Type.Object({
  id: Type.String(),
  email: Type.String(),
  displayName: Type.String(),
  roles: Type.Array(Type.Unsafe<Role>(Type.String())),
})

/** Who is signed in, and to which site. */
export const panelSession = Type.Object({
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

/** Signs in. */
export const signInCall = defineCall({
  name: 'signIn',
  method: 'POST',
  path: '/api/panel/session',
  policy: { kind: 'visitor-change' },
  limit: { max: 20, windowMs: 600_000 },
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

/** Says who is signed in; 401 when nobody is. */
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
