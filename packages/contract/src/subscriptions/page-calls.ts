// The page on which the buyer of a subscription lives with it, and the plain forms on it: they work without JavaScript.
import { Type } from 'typebox'
import { defineCall } from '../call.ts'
import { filledPage } from '../forms/filled-form-shape.ts'
import { shopPage } from '../page-and-form.ts'
import { anyFields, htmlPage, shortText } from '../schemas.ts'

const params = Type.Object({ subscriptionId: Type.String({ minLength: 1, maxLength: 64 }) })

/** The page; `ask` opens one of its forms, `done` says what was done, `named` that its buyer comes back from naming a way to pay. */
export const subscriptionPageCall = defineCall({
  ...shopPage,
  name: 'subscriptionPage',
  path: '/commerce/subscriptions/:subscriptionId',
  policy: { kind: 'signed-link' },
  params,
  query: Type.Object({
    key: shortText,
    ask: Type.Optional(shortText),
    done: Type.Optional(shortText),
    named: Type.Optional(shortText),
  }),
})

/** Leads to the bank of its buyer, which wants the payment approved that failed; `key` is that of the link. */
export const approveSubscriptionPaymentCall = defineCall({
  name: 'approveSubscriptionPayment',
  method: 'POST',
  path: '/commerce/subscriptions/:subscriptionId/approval',
  policy: { kind: 'visitor-change' },
  limit: { max: 20, windowMs: 60_000 },
  params,
  query: Type.Object({}),
  body: anyFields,
  form: filledPage,
  reply: htmlPage,
})

/** Where the bank sends them back to. */
export const subscriptionApprovedCall = defineCall({
  name: 'subscriptionApproved',
  method: 'GET',
  path: '/commerce/subscriptions/:subscriptionId/approval',
  policy: { kind: 'signed-link' },
  limit: { max: 120, windowMs: 60_000 },
  params,
  query: Type.Object({ key: shortText }),
  reply: htmlPage,
})

/** Its forms: `act` is `skip`, `pause` (`cycles`; both with the `cycle` that was next on the page), `resume`, `cancel`, `swap` (`variantId`, `quantity`), `address`, `delivery` (`delivery`: the key of a way of delivery) or `card`; `key` is that of the link. */
export const changeSubscriptionPageCall = defineCall({
  name: 'changeSubscriptionPage',
  method: 'POST',
  path: '/commerce/subscriptions/:subscriptionId',
  policy: { kind: 'visitor-change' },
  limit: { max: 60, windowMs: 60_000 },
  params,
  query: Type.Object({}),
  body: anyFields,
  form: filledPage,
  reply: htmlPage,
})
