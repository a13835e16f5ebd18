// The checkout page and the plain forms on it: they work without JavaScript.
import { Type } from 'typebox'
import { defineCall } from '../call.ts'
import { filledPage } from '../forms/filled-form-shape.ts'
import { anyFields, htmlPage, noBody, nothing, shortText } from '../schemas.ts'

/** The checkout page at one of its steps: contact, delivery, payment. */
export const checkoutPageCall = defineCall({
  name: 'checkoutPage',
  method: 'GET',
  path: '/checkout',
  policy: { kind: 'public-read' },
  limit: { max: 300, windowMs: 60_000 },
  params: nothing,
  query: Type.Object({
    cartToken: Type.Optional(shortText),
    step: Type.Optional(shortText),
    /** Which address of the account is filled in; the first without it. */
    address: Type.Optional(shortText),
    problem: Type.Optional(shortText),
  }),
  body: noBody,
  reply: htmlPage,
})

/** A step of the checkout, posted by its form; its fields stand in `domain/checkout/checkout-form.ts`. */
export const checkoutStepCall = defineCall({
  name: 'checkoutStep',
  method: 'POST',
  path: '/checkout',
  policy: { kind: 'visitor-change' },
  limit: { max: 120, windowMs: 60_000 },
  params: nothing,
  query: nothing,
  body: anyFields,
  form: filledPage,
  reply: htmlPage,
})

/** The same page for the cart of a subscription (specification, section 2). */
export const subscribePageCall = defineCall({
  ...checkoutPageCall,
  name: 'subscribePage',
  path: '/checkout/subscribe',
})

/** Its steps. */
export const subscribeStepCall = defineCall({
  ...checkoutStepCall,
  name: 'subscribeStep',
  path: '/checkout/subscribe',
})

/** Where payment services send buyers back to, who then see what became of their payment; `key` is ours. */
export const paymentReturnCall = defineCall({
  name: 'paymentReturn',
  method: 'GET',
  path: '/checkout/return',
  policy: { kind: 'signed-link' },
  limit: { max: 120, windowMs: 60_000 },
  params: nothing,
  query: Type.Object({ payment: shortText, key: shortText }),
  body: noBody,
  reply: htmlPage,
})

/** Sends the visitor to the checkout of their cart. */
export const goToCheckoutCall = defineCall({
  name: 'goToCheckout',
  method: 'GET',
  path: '/commerce/goto-checkout',
  policy: { kind: 'public-read' },
  limit: { max: 300, windowMs: 60_000 },
  params: nothing,
  query: Type.Object({ cartToken: Type.Optional(shortText) }),
  body: noBody,
  reply: htmlPage,
})
