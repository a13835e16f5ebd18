import { Type } from 'typebox'
import { defineCall, type OwnerPolicy } from '../call.ts'
import { epochMs, id } from '../schemas.ts'

const policy: OwnerPolicy = { kind: 'owner', roles: ['admin', 'storeManager'] }
const ofCustomer = { policy, params: Type.Object({ customerId: id }) }
const path = '/api/panel/customers/:customerId/account'

/** The account of a customer at the site; null: they have none. */
const accountReply = Type.Object({
  account: Type.Union([
    Type.Object({
      name: Type.String(),
      createdAtMs: epochMs,
      lastSeenAtMs: epochMs,
      isLocked: Type.Boolean(),
      addressCount: Type.Integer(),
      /** Which address it has now, where that is not the one that the customer bought with. */
      movedTo: Type.Union([Type.String(), Type.Null()]),
    }),
    Type.Null(),
  ]),
})

/** Says whether a customer has an account. */
export const readMemberCall = defineCall({
  ...ofCustomer,
  name: 'readMember',
  method: 'GET',
  path,
  reply: accountReply,
})

/** Locks the account of a customer, who is signed out everywhere, or unlocks it. */
export const lockMemberCall = defineCall({
  ...ofCustomer,
  name: 'lockMember',
  method: 'POST',
  path: '/api/panel/customers/:customerId/account/lock',
  body: Type.Object({ isLocked: Type.Boolean() }),
  reply: accountReply,
})

/** Mails a customer a link by which they choose a new password. */
export const resetMemberCall = defineCall({
  ...ofCustomer,
  name: 'resetMember',
  method: 'POST',
  path: '/api/panel/customers/:customerId/account/reset',
  body: Type.Object({}),
  reply: accountReply,
})
