import { restockStates } from '@vitrine/domain/restock/sign-up'
import { Type } from 'typebox'
import { defineCall } from '../call.ts'
import { defineListCall, defineListFile } from '../lists/list-call.ts'
import { epochMs, id, shortText } from '../schemas.ts'
import { defineSettings } from '../settings.ts'
import { mayKeepRestock } from './restock-policy.ts'
import { restockList } from './sign-ups-list.ts'

const policy = mayKeepRestock
const base = '/api/site-users/account/notifications/restock'
const cursor = Type.Optional(Type.String({ maxLength: 200 }))

/** One page of a list, and where the next begins; null: there is none. */
const pageEnd = { hasNextPage: Type.Boolean(), nextPageCursor: Type.Union([Type.String(), Type.Null()]) }

/** Somebody who asked to be told. */
const signUp = Type.Object({
  id: Type.String(),
  productId: Type.String(),
  variantId: Type.String(),
  productTitle: Type.String(),
  variantName: Type.String(),
  siteVisitorEmail: Type.String(),
  isJoinMailingList: Type.Boolean(),
  state: Type.Unsafe<(typeof restockStates)[number]>({ type: 'string', enum: [...restockStates] }),
  createdAtMs: epochMs,
  changedAtMs: epochMs,
})

/** Those who wait for one variant. */
const signUpGroup = Type.Object({
  productId: Type.String(),
  variantId: Type.String(),
  productTitle: Type.String(),
  variantName: Type.String(),
  signUpCount: Type.Integer(),
  firstAtMs: epochMs,
  /** What can be sold of it now; null: without end. */
  qtyInStock: Type.Union([Type.Integer(), Type.Null()]),
  /** Whether visitors see the product, or it is there at all. */
  isVisible: Type.Boolean(),
})

/** Variants that somebody waits for, page by page. */
export const listRestockGroupsCall = defineCall({
  name: 'listRestockGroups',
  method: 'GET',
  path: `${base}/groups`,
  policy,
  query: Type.Object({ cursor }),
  reply: Type.Object({ signUpGroups: Type.Array(signUpGroup), ...pageEnd }),
})

/** Who waits for a variant, in the order of their ids, page by page. */
export const listRestockSignUpsCall = defineCall({
  name: 'listRestockSignUps',
  method: 'GET',
  path: base,
  policy,
  query: Type.Object({ productId: id, variantId: id, cursor }),
  reply: Type.Object({ signUps: Type.Array(signUp), ...pageEnd }),
})

const sendRequest = Type.Object({ productId: id, variantId: id })

/** How many people will be told, and for how many variants nobody can be: they are sold out, or gone. */
const sendReply = Type.Object({ sent: Type.Integer(), failed: Type.Integer() })

/** Tells all who wait for a variant, once each, if it is in stock. */
export const sendRestockCall = defineCall({
  name: 'sendRestock',
  method: 'POST',
  path: `${base}/send`,
  policy,
  body: sendRequest,
  reply: sendReply,
})

/** The same for several variants, those that are not in stock counted as failed; without a list for all that are in stock again. */
export const sendAllRestockCall = defineCall({
  name: 'sendAllRestock',
  method: 'POST',
  path: `${base}/send/all`,
  policy,
  body: Type.Object({ sendRequests: Type.Optional(Type.Array(sendRequest, { maxItems: 500 })) }),
  reply: sendReply,
})

/** All sign-ups as a list; `q` finds products and addresses. */
export const listRestockCall = defineListCall({
  list: restockList,
  name: 'listRestock',
  path: '/api/panel/restock',
  policy,
  row: signUp,
})

/** The list as a file; it holds persons, so who asks proves again who they are. */
export const exportRestockCall = defineListFile({
  name: 'exportRestock',
  path: '/api/panel/restock.csv',
  policy: { ...policy, isConfirmed: true },
})

/** Forgets a sign-up. */
export const removeRestockCall = defineCall({
  name: 'removeRestock',
  method: 'DELETE',
  path: '/api/panel/restock/:signUpId',
  policy,
  params: Type.Object({ signUpId: id }),
  reply: Type.Object({}),
})

/** Whether and how visitors are told what is back (platform reference, section 2.2, `merchandisingSettings`). */
export const { readCall: readRestockSettingsCall, changeCall: changeRestockSettingsCall } = defineSettings({
  name: 'RestockSettings',
  path: '/api/panel/settings/restock',
  policy: { kind: 'owner', roles: ['admin'] },
  value: Type.Object({
    isOn: Type.Boolean(),
    sending: Type.Union([Type.Literal('automatic'), Type.Literal('by-hand')]),
    invitation: shortText,
    successText: shortText,
    asksForNews: Type.Boolean(),
    isNewsTicked: Type.Boolean(),
  }),
})
