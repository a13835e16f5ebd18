import { type AreaThingKind, areaThingKinds, membershipLimits } from '@vitrine/domain/memberships/area'
import { type MembershipSource, membershipSources } from '@vitrine/domain/memberships/membership'
import { Type } from 'typebox'
import { defineCall } from '../call.ts'
import { defineListCall, defineListFile } from '../lists/list-call.ts'
import { epochMs, id, oneOf, shortText } from '../schemas.ts'
import { membershipsList } from './memberships-list.ts'
import { mayKeepMembers } from './memberships-policy.ts'
import { free, paid } from './plan-price.ts'

const policy = mayKeepMembers
const someText = Type.String({ maxLength: 20_000 })

const thing = Type.Object({ kind: oneOf<AreaThingKind>(areaThingKinds), id })

/** A thing with what owners know it by; '' where it is gone. */
const namedThing = Type.Object({
  kind: oneOf<AreaThingKind>(areaThingKinds),
  id: Type.String(),
  title: Type.String(),
  /** Where it stands, such as the page of a post. */
  detail: Type.String(),
})

const area = Type.Object({
  id: Type.String(),
  name: Type.String(),
  deniedText: Type.String(),
  updatedAtMs: epochMs,
  things: Type.Array(namedThing),
})

const price = Type.Union([free, paid])

const plan = Type.Object({
  id: Type.String(),
  name: Type.String(),
  description: Type.String(),
  areaIds: Type.Array(Type.String()),
  /** null: it is not sold, as its product is gone or hidden. */
  price: Type.Union([free, paid, Type.Null()]),
  /** What is sold of it; null for what is free. */
  productId: Type.Union([Type.String(), Type.Null()]),
  isOffered: Type.Boolean(),
  updatedAtMs: epochMs,
})

const setUp = Type.Object({
  areas: Type.Array(area),
  plans: Type.Array(plan),
  /** Whether customers can have accounts: without, nobody can sign in as a member. */
  hasAccounts: Type.Boolean(),
  /** Names of plans that are offered though the shop has no way to be paid for them. */
  notPayable: Type.Array(Type.String()),
})

const base = '/api/panel/members'

/** The areas and plans of the site. */
export const readMemberSetUpCall = defineCall({
  name: 'readMemberSetUp',
  method: 'GET',
  path: `${base}/set-up`,
  policy,
  reply: setUp,
})

const areaInput = {
  name: shortText,
  deniedText: someText,
  things: Type.Array(thing, { maxItems: membershipLimits.things }),
}

/** Adds an area; accounts of customers are switched on with the first. */
export const addMemberAreaCall = defineCall({
  name: 'addMemberArea',
  method: 'POST',
  path: `${base}/areas`,
  policy,
  body: Type.Object(areaInput),
  reply: setUp,
})

const ofArea = { policy, params: Type.Object({ areaId: id }) } as const

/** Changes an area and what lies in it. */
export const changeMemberAreaCall = defineCall({
  ...ofArea,
  name: 'changeMemberArea',
  method: 'PUT',
  path: `${base}/areas/:areaId`,
  body: Type.Object({ ...areaInput, updatedAtMs: epochMs }),
  reply: setUp,
})

/** Removes an area: what lay in it is for all again, but for what lies in another. */
export const removeMemberAreaCall = defineCall({
  ...ofArea,
  name: 'removeMemberArea',
  method: 'DELETE',
  path: `${base}/areas/:areaId`,
  reply: setUp,
})

const planInput = {
  name: shortText,
  description: someText,
  areaIds: Type.Array(id, { maxItems: membershipLimits.areas }),
  price,
  isOffered: Type.Boolean(),
}

/** Adds a plan. */
export const addMembershipPlanCall = defineCall({
  name: 'addMembershipPlan',
  method: 'POST',
  path: `${base}/plans`,
  policy,
  body: Type.Object(planInput),
  reply: setUp,
})

const ofPlan = { policy, params: Type.Object({ planId: id }) } as const

/** Changes a plan; its members have what it opens now. */
export const changeMembershipPlanCall = defineCall({
  ...ofPlan,
  name: 'changeMembershipPlan',
  method: 'PUT',
  path: `${base}/plans/:planId`,
  body: Type.Object({ ...planInput, updatedAtMs: epochMs }),
  reply: setUp,
})

/** Removes a plan that nobody is or was a member by. */
export const removeMembershipPlanCall = defineCall({
  ...ofPlan,
  name: 'removeMembershipPlan',
  method: 'DELETE',
  path: `${base}/plans/:planId`,
  reply: setUp,
})

/** Finds pages, posts or products by the beginnings of their words, to put them into an area. */
export const findAreaThingsCall = defineCall({
  name: 'findAreaThings',
  method: 'GET',
  path: `${base}/things`,
  policy,
  query: Type.Object({ kind: oneOf<AreaThingKind>(areaThingKinds), q: Type.Optional(shortText) }),
  reply: Type.Object({ things: Type.Array(namedThing) }),
})

/** That somebody is a member, or was. */
const membership = Type.Object({
  id: Type.String(),
  email: Type.String(),
  /** The name of their account; '' where they have none yet. */
  name: Type.String(),
  /** The customer's record; null where they are none. */
  customerId: Type.Union([Type.String(), Type.Null()]),
  planId: Type.String(),
  planName: Type.String(),
  /** The order that paid for it; null for others. */
  orderId: Type.Union([Type.String(), Type.Null()]),
  /** The subscription that is charged for it, or could be taken up again: it ends with that; null: an owner can end it. */
  subscriptionId: Type.Union([Type.String(), Type.Null()]),
  source: oneOf<MembershipSource>(membershipSources),
  isCurrent: Type.Boolean(),
  startedAtMs: epochMs,
  endsAtMs: Type.Union([epochMs, Type.Null()]),
})

/** Who is a member, and who was; `q` finds addresses by the beginnings of their words. */
export const listMembershipsCall = defineListCall({
  list: membershipsList,
  name: 'listMemberships',
  path: base,
  policy,
  row: membership,
})

/** The list as a file; it holds persons, so who asks proves again who they are. */
export const exportMembershipsCall = defineListFile({
  name: 'exportMemberships',
  path: `${base}.csv`,
  policy: { ...policy, isConfirmed: true },
})

/** Makes somebody a member, whether they have an account yet or not. */
export const grantMembershipCall = defineCall({
  name: 'grantMembership',
  method: 'POST',
  path: `${base}/grants`,
  policy,
  body: Type.Object({
    email: shortText,
    planId: id,
    /** The last day by the clock of the site, as 2026-12-31; '': without an end. */
    lastDay: Type.Optional(shortText),
    /** Where no day is given: from which moment on it opens nothing; null or left out: without an end. */
    endsAtMs: Type.Optional(Type.Union([epochMs, Type.Null()])),
  }),
  reply: Type.Object({ membership }),
})

/** Ends a membership now. */
export const endMembershipCall = defineCall({
  name: 'endMembership',
  method: 'POST',
  path: `${base}/:membershipId/end`,
  policy,
  params: Type.Object({ membershipId: id }),
  body: Type.Object({}),
  reply: Type.Object({ membership }),
})
