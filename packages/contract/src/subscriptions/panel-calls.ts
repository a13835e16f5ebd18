// The owner's room of subscriptions.
import { attemptStates } from '@vitrine/domain/payments/payment-states'
import { ownerActs } from '@vitrine/domain/subscriptions/owner-acts'
import { subscriptionStates } from '@vitrine/domain/subscriptions/subscription-states'
import { Type } from 'typebox'
import { address } from '../address.ts'
import { defineCall } from '../call.ts'
import { defineListCall, defineListFile } from '../lists/list-call.ts'
import { subscriptionPlan } from '../orders/line-shape.ts'
import { epochMs, id, momentOrNull, oneOf, textOrNull } from '../schemas.ts'
import { subscriptionFact } from './fact-shape.ts'
import { subscriptionsList } from './subscriptions-list.ts'
import { mayKeepSubscriptions } from './subscriptions-policy.ts'

const rowFields = {
  id: Type.String(),
  state: oneOf(subscriptionStates),
  isTest: Type.Boolean(),
  /** '' once its buyer was erased. */
  email: Type.String(),
  customerName: Type.String(),
  productTitle: Type.String(),
  /** The values of its variant. */
  choice: Type.String(),
  sku: Type.String(),
  quantity: Type.Integer(),
  /** What is charged each time, without tax and delivery. */
  priceCents: Type.Integer(),
  currency: Type.String(),
  plan: subscriptionPlan,
  createdAtMs: epochMs,
  /** When it is charged next, or tried again; null: nothing will be. */
  nextAtMs: momentOrNull,
  /** Until when what was paid for lasts, of one that was canceled, or whose last payment was made. */
  endsAtMs: momentOrNull,
  /** Whether that is past. */
  isOver: Type.Boolean(),
  /** When it goes on by itself, of one that somebody paused. */
  pausedUntilMs: momentOrNull,
  /** Why its payment waits, and since when, of one whose goods are not there; null: it does not wait. */
  waiting: Type.Union([
    Type.Object({
      reason: Type.Union([Type.Literal('sold-out'), Type.Literal('undeliverable')]),
      sinceMs: epochMs,
    }),
    Type.Null(),
  ]),
  /** How often charging the next cycle failed so far. */
  failures: Type.Integer(),
  paidCycles: Type.Integer(),
}

const attempt = Type.Object({
  atMs: epochMs,
  state: oneOf(attemptStates),
  amountCents: Type.Integer(),
  message: Type.String(),
})

const cycle = Type.Object({
  cycle: Type.Integer(),
  dueAtMs: epochMs,
  /** The order that its payment placed. */
  order: Type.Union([
    Type.Object({
      id: Type.String(),
      name: Type.String(),
      totalCents: Type.Integer(),
      /** What of it was given back. */
      refundedCents: Type.Integer(),
      /** What of it is about to be given back. */
      refundUnderWayCents: Type.Integer(),
      /** What of it was lost in disputes. */
      lostCents: Type.Integer(),
      /** Whether a dispute about it waits to be decided. */
      isDisputed: Type.Boolean(),
    }),
    Type.Null(),
  ]),
  /** Each try to charge it, oldest first. */
  attempts: Type.Array(attempt),
})

const subscriptionReply = Type.Object({
  subscription: Type.Object({
    ...rowFields,
    /** Whether it opens areas for members: then nothing is delivered. */
    isMembership: Type.Boolean(),
    itemId: Type.String(),
    imageUrl: Type.Union([Type.String(), Type.Null()]),
    shippingAddress: Type.Union([address, Type.Null()]),
    billingAddress: Type.Union([address, Type.Null()]),
    /** The way to pay, as people know it; null when its buyer has to name one. */
    methodText: Type.Union([Type.String(), Type.Null()]),
    history: Type.Array(
      Type.Object({
        atMs: epochMs,
        /** What it says, in English where there is a `fact`. */
        text: Type.String(),
        /** What happened, as a code with its values; absent where a sentence of before is no such. */
        fact: Type.Optional(subscriptionFact),
        by: Type.String(),
      }),
    ),
    /** The latest cycles, the next one first. */
    cycles: Type.Array(cycle),
    hasMoreCycles: Type.Boolean(),
    /** Whether a payment that failed is tried again at this moment, and it is not known yet what becomes of it. */
    isTriedNow: Type.Boolean(),
    /** What can be done with it now. */
    acts: Type.Array(oneOf(ownerActs)),
    /** The price of each piece, as agreed. */
    unitPriceCents: Type.Integer(),
    /** The currency of the shop, where it is another than that of the subscription: it is not charged then. Else null. */
    otherCurrency: textOrNull,
    /** Whether tax is in the price that was agreed, or comes on top, where the shop's prices are the other way by now. Else null. */
    otherTax: Type.Union([Type.Literal('included'), Type.Literal('on-top'), Type.Null()]),
    /** What the goods cost from the next payment on, after discounts, in rows of payments that cost the same; `payments` null: until it is canceled. */
    prices: Type.Array(
      Type.Object({ payments: Type.Union([Type.Integer(), Type.Null()]), cents: Type.Integer() }),
    ),
    /** Discounts that it was given when it began; `payments` as with discounts of orders. */
    discounts: Type.Array(
      Type.Object({
        id: Type.String(),
        name: Type.String(),
        code: Type.String(),
        payments: Type.Union([Type.Integer(), Type.Null()]),
        /** How many of them are to come; null: all. */
        left: Type.Union([Type.Integer(), Type.Null()]),
        /** What the next payment has of it. */
        next: Type.Union([Type.Literal('applies'), Type.Literal('over'), Type.Literal('not-for-this')]),
      }),
    ),
    /** A higher price of each piece that was announced, and when the first payment at it is due. */
    newPrice: Type.Union([Type.Object({ unitPriceCents: Type.Integer(), firstAtMs: epochMs }), Type.Null()]),
    /** Most deliveries that a pause can leave out from here. */
    mostCycles: Type.Integer(),
    /** The cycle that is next. */
    nextCycle: Type.Integer(),
  }),
  /** Whether mail goes out, or is kept in the mailbox. */
  sendsMail: Type.Boolean(),
})

const ofSubscription = {
  policy: mayKeepSubscriptions,
  params: Type.Object({ subscriptionId: id }),
} as const

/** The subscriptions of the site; `q` finds buyers, products and SKUs by the beginnings of their words. */
export const listSubscriptionsCall = defineListCall({
  list: subscriptionsList,
  name: 'listSubscriptions',
  path: '/api/panel/subscriptions',
  policy: mayKeepSubscriptions,
  row: Type.Object(rowFields),
})

/** The same as a file; it holds persons, so who asks proves again who they are. */
export const exportSubscriptionsCall = defineListFile({
  name: 'exportSubscriptions',
  path: '/api/panel/subscriptions.csv',
  policy: { ...mayKeepSubscriptions, isConfirmed: true },
})

/** A subscription with its cycles, their orders and each try to charge them. */
export const readSubscriptionCall = defineCall({
  ...ofSubscription,
  name: 'readSubscription',
  method: 'GET',
  path: '/api/panel/subscriptions/:subscriptionId',
  reply: subscriptionReply,
})

/**
 * Changes it for its buyer, who reads of it in its history; `cycles` is how many deliveries a pause leaves out, and `cycle` the one that was next where a
 * pause or a skip was asked for: asked for twice it is done once. 409 while it is charged, and
 * where another cycle is next.
 */
export const changeSubscriptionCall = defineCall({
  ...ofSubscription,
  name: 'changeSubscription',
  method: 'POST',
  path: '/api/panel/subscriptions/:subscriptionId/acts',
  body: Type.Object({
    act: oneOf(ownerActs),
    cycles: Type.Optional(Type.Integer()),
    cycle: Type.Optional(Type.Integer()),
  }),
  reply: subscriptionReply,
})

/** Changes the price of each piece and tells its buyer by mail: a higher one counts for payments that are due in 30 days or later. */
export const changeSubscriptionPriceCall = defineCall({
  ...ofSubscription,
  name: 'changeSubscriptionPrice',
  method: 'POST',
  path: '/api/panel/subscriptions/:subscriptionId/price',
  body: Type.Object({ unitPriceCents: Type.Integer() }),
  reply: subscriptionReply,
})

/** Mails its buyer the link to its page again. */
export const sendSubscriptionLinkCall = defineCall({
  ...ofSubscription,
  name: 'sendSubscriptionLink',
  method: 'POST',
  path: '/api/panel/subscriptions/:subscriptionId/mails',
  limit: { max: 60, windowMs: 3_600_000 },
  body: Type.Object({}),
  reply: subscriptionReply,
})
