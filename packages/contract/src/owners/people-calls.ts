import { type Role, roleNames } from '@vitrine/domain/owners/role'
import { Type } from 'typebox'
import { defineCall, type OwnerPolicy, type Policy } from '../call.ts'
import { epochMs, id } from '../schemas.ts'
import { defineSettings } from '../settings.ts'
import { readSessionCall } from './own-session-calls.ts'
import { signIn } from './sign-in-shape.ts'

const administrators: OwnerPolicy = { kind: 'owner', roles: ['admin'] }
const confirmed: OwnerPolicy = { ...administrators, isConfirmed: true }
const stranger: Policy = { kind: 'visitor-change' }
const shared = { policy: administrators }

const role = Type.Unsafe<Role>({ type: 'string', enum: [...roleNames] })
const roles = Type.Array(role, { maxItems: roleNames.length, uniqueItems: true })
const personParams = Type.Object({ accountId: id })
const token = Type.String({ maxLength: 200 })

/** Somebody who works on the site. */
const person = Type.Object({
  id: Type.String(),
  displayName: Type.String(),
  email: Type.String(),
  roles,
  isOwner: Type.Boolean(),
  /** Whether it is the one who asks. */
  isSelf: Type.Boolean(),
  /** Whether they have codes of an app, or a passkey. */
  hasSecondFactor: Type.Boolean(),
  /** To five minutes; null: never. */
  lastSeenAtMs: Type.Union([epochMs, Type.Null()]),
})

const invitation = Type.Object({
  id: Type.String(),
  email: Type.String(),
  roles,
  createdAtMs: epochMs,
  expiresAtMs: epochMs,
  isExpired: Type.Boolean(),
  /** Whether its link was mailed, and not handed over by who invites. */
  isMailed: Type.Boolean(),
})

/** An invitation; its link is told this once, and only where it is not mailed. */
const madeInvitation = Type.Object({ invitation, link: Type.Union([Type.String(), Type.Null()]) })

/** Who works on the site, and who was invited to. */
export const listPeopleCall = defineCall({
  ...shared,
  name: 'listPeople',
  method: 'GET',
  path: '/api/panel/people',
  reply: Type.Object({
    people: Type.Array(person),
    invitations: Type.Array(invitation),
    /** Whether invitations can be mailed: there is a mail server, and the address of the site is known. */
    mailsLinks: Type.Boolean(),
  }),
})

/** Invites somebody by a link that works once, for 7 days; it takes the place of a former invitation of the same address. 409 where somebody has that address here already, or none can be mailed. */
export const invitePersonCall = defineCall({
  ...shared,
  policy: confirmed,
  name: 'invitePerson',
  method: 'POST',
  path: '/api/panel/invitations',
  limit: { max: 60, windowMs: 3_600_000 },
  body: Type.Object({ email: Type.String({ maxLength: 1_000 }), roles, isMailed: Type.Boolean() }),
  reply: madeInvitation,
})

/** Makes a new link for an invitation, good for 7 days from now; the former one no longer works. */
export const renewInvitationCall = defineCall({
  ...shared,
  policy: confirmed,
  name: 'renewInvitation',
  method: 'POST',
  path: '/api/panel/invitations/:invitationId/links',
  limit: { max: 60, windowMs: 3_600_000 },
  params: Type.Object({ invitationId: id }),
  body: Type.Object({ isMailed: Type.Boolean() }),
  reply: madeInvitation,
})

/** Takes an invitation back; its link no longer works. */
export const revokeInvitationCall = defineCall({
  ...shared,
  policy: confirmed,
  name: 'revokeInvitation',
  method: 'DELETE',
  path: '/api/panel/invitations/:invitationId',
  params: Type.Object({ invitationId: id }),
  reply: Type.Object({}),
})

/** Gives a person other roles; 409 for the owner and for oneself, and when somebody else gave others since `was`. */
export const changeRolesCall = defineCall({
  ...shared,
  policy: confirmed,
  name: 'changeRoles',
  method: 'PUT',
  path: '/api/panel/people/:accountId',
  params: personParams,
  body: Type.Object({ roles, was: roles }),
  reply: Type.Object({}),
})

/** Removes a person, whose sessions end at once; 409 for the owner and for oneself. */
export const removePersonCall = defineCall({
  ...shared,
  policy: confirmed,
  name: 'removePerson',
  method: 'DELETE',
  path: '/api/panel/people/:accountId',
  params: personParams,
  reply: Type.Object({}),
})

/** Ends the second factor and the passkeys of a person who lost them; 409 for oneself. */
export const resetSecondFactorCall = defineCall({
  ...shared,
  policy: confirmed,
  name: 'resetSecondFactor',
  method: 'DELETE',
  path: '/api/panel/people/:accountId/second-factor',
  params: personParams,
  reply: Type.Object({}),
})

/** Which roles must have a second factor to use the panel. */
export const { readCall: readSignInRulesCall, changeCall: changeSignInRulesCall } = defineSettings({
  name: 'SignInRules',
  path: '/api/panel/settings/sign-in',
  policy: administrators,
  changePolicy: confirmed,
  value: Type.Object({ secondFactorRoles: roles }),
})

/** Where a person is signed in. */
export const listPersonSignInsCall = defineCall({
  ...shared,
  name: 'listPersonSignIns',
  method: 'GET',
  path: '/api/panel/people/:accountId/sign-ins',
  params: personParams,
  reply: Type.Object({ signIns: Type.Array(signIn) }),
})

/** Ends a session of a person. */
export const endPersonSignInCall = defineCall({
  ...shared,
  policy: confirmed,
  name: 'endPersonSignIn',
  method: 'DELETE',
  path: '/api/panel/people/:accountId/sign-ins/:signInId',
  params: Type.Object({ accountId: id, signInId: id }),
  reply: Type.Object({}),
})

/** Hands the site over to another administrator; 409 for all but its owner. */
export const transferOwnershipCall = defineCall({
  ...shared,
  policy: confirmed,
  name: 'transferOwnership',
  method: 'PUT',
  path: '/api/panel/owner',
  body: Type.Object({ accountId: id }),
  reply: Type.Object({}),
})

/** Says to what a link invites; 410 when it was used or taken back, is too old, or a newer one took its place. */
export const readInvitationCall = defineCall({
  ...shared,
  policy: stranger,
  name: 'readInvitation',
  method: 'POST',
  path: '/api/panel/join/invitation',
  limit: { max: 30, windowMs: 600_000 },
  body: Type.Object({ token }),
  reply: Type.Object({ email: Type.String(), siteTitle: Type.String(), roles }),
})

/** Makes an account by an invitation, which is used up, and signs in; 410 as above. */
export const joinCall = defineCall({
  ...shared,
  policy: stranger,
  name: 'join',
  whileSuspended: 'refused',
  method: 'POST',
  path: '/api/panel/join',
  limit: { max: 20, windowMs: 600_000 },
  body: Type.Object({
    token,
    displayName: Type.String({ maxLength: 1_000 }),
    password: Type.String({ maxLength: 1_000 }),
  }),
  reply: readSessionCall.reply,
})

/** The calls of people. */
export const peopleCalls = [
  listPeopleCall,
  invitePersonCall,
  renewInvitationCall,
  revokeInvitationCall,
  changeRolesCall,
  removePersonCall,
  resetSecondFactorCall,
  readSignInRulesCall,
  changeSignInRulesCall,
  listPersonSignInsCall,
  endPersonSignInCall,
  transferOwnershipCall,
  readInvitationCall,
  joinCall,
] as const
