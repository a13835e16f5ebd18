// The pages on which visitors become members, and the plain forms on them: they work without JavaScript.
import { Type } from 'typebox'
import { defineCall } from '../call.ts'
import { openPage, plainForm } from '../page-and-form.ts'

const field = Type.Optional(Type.String({ maxLength: 2_100 }))

/** The plans to choose from, or one with the forms by which it is joined; `to` is where it leads back to. */
export const joinPageCall = defineCall({
  ...openPage,
  name: 'joinPage',
  path: '/account/join',
  query: Type.Object({ plan: field, to: field }),
})

const joinFields = Type.Object({ plan: field, to: field, name: field, email: field, password: field })

/** Joins a plan. Who is not signed in asks for an account with it, and joins by the mailed link. */
export const joinCall = defineCall({
  ...plainForm,
  name: 'joinPlan',
  path: '/account/join',
  limit: { max: 20, windowMs: 900_000 },
  body: joinFields,
  form: joinFields,
})

const signInFields = Type.Object({ plan: field, to: field, email: field, password: field, rememberMe: field })

/** Signs in, and leads on to the plan or to where it was wanted. */
export const joinSignInCall = defineCall({
  ...plainForm,
  name: 'joinSignIn',
  path: '/account/join/sign-in',
  body: signInFields,
  form: signInFields,
})

/** The memberships of who is signed in, and what they open. */
export const membershipsPageCall = defineCall({
  ...openPage,
  name: 'membershipsPage',
  path: '/account/memberships',
  query: Type.Object({ done: field }),
})

/** Welcomes a new member (page type 208). */
export const membershipConfirmedCall = defineCall({
  ...openPage,
  name: 'membershipConfirmed',
  path: '/account/memberships/confirmed',
  query: Type.Object({ membership: field, to: field }),
})

const leaveFields = Type.Object({ membership: field })

/** Ends a membership that its member joined. */
export const leaveMembershipCall = defineCall({
  ...plainForm,
  name: 'leaveMembership',
  path: '/account/memberships/end',
  body: leaveFields,
  form: leaveFields,
})
