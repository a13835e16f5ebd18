import { Type } from 'typebox'
import { defineCall } from '../call.ts'
import { anyOwner } from '../owner-policies.ts'

/** Orders that were placed in a time, without test orders and canceled ones, and what they come to. */
/** Orders of a time and what they come to, and how many there are beside them in other currencies. */
const takings = Type.Object({
  orders: Type.Integer(),
  cents: Type.Integer(),
  foreignOrders: Type.Integer(),
})

/** A count that an account may not see, or that has no room yet, is null. */
const count = Type.Union([Type.Integer(), Type.Null()])

/** What waits in a site, how today goes, and what is still to be set up; each part as far as the account may see it. */
export const readStartCall = defineCall({
  name: 'readStart',
  method: 'GET',
  path: '/api/panel/start',
  policy: anyOwner,
  reply: Type.Object({
    waiting: Type.Object({
      ordersToFulfill: count,
      ordersUnpaid: count,
      ordersToRefund: count,
      /** Orders with a refund that their payment service did not make. */
      refundsFailed: count,
      ordersDisputed: count,
      withdrawals: count,
      productsLow: count,
      commentsPending: count,
      reviewsPending: count,
      formsUnread: count,
      mailsFailed: count,
      mailsDead: count,
      subscriptionsFailing: count,
      subscriptionsWaiting: count,
      drafts: count,
      scheduled: count,
    }),
    /** Null for accounts that see neither orders nor reports. */
    today: Type.Union([
      Type.Object({
        today: takings,
        /** The same weekday of last week, until the same time of the day. */
        weekBeforeSoFar: takings,
        weekBefore: takings,
      }),
      Type.Null(),
    ]),
    /** Null when it is over: something was sold, or it was put away. */
    setUp: Type.Union([
      Type.Object({
        isNamed: Type.Boolean(),
        hasLogo: Type.Boolean(),
        hasAddress: Type.Boolean(),
        /** False while there is no contact address, or that of the sample content, at which no mail arrives. */
        hasOwnContact: Type.Boolean(),
        /** Whether answers to mail go to an address that the owner gave for them. */
        hasReplyAddress: Type.Boolean(),
        hasSender: Type.Boolean(),
        takesPayment: Type.Boolean(),
        ships: Type.Boolean(),
        /** False where all that is sold reaches buyers without a parcel. */
        needsShipping: Type.Boolean(),
        hasTaxesDecided: Type.Boolean(),
        /** False for a site without a shop: no shop page, nothing for sale, no donations. */
        hasShop: Type.Boolean(),
        hasOwnProduct: Type.Boolean(),
        hasOwnPost: Type.Boolean(),
        hasOwnPage: Type.Boolean(),
        isOpen: Type.Boolean(),
      }),
      Type.Null(),
    ]),
  }),
})

/** Puts the steps of setting up away, or takes them out again. */
export const changeSetUpCall = defineCall({
  name: 'changeSetUp',
  method: 'PUT',
  path: '/api/panel/start/set-up',
  policy: { kind: 'owner', roles: ['admin'] },
  body: Type.Object({ isHidden: Type.Boolean() }),
  reply: Type.Object({}),
})
