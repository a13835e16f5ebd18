// The checkout page and the plain forms on it: they work without JavaScript.
import { Type } from 'typebox'
import { defineCall } from '../call.ts'
import { filledPage } from '../forms/filled-form-shape.ts'
import { openPage, shopForm, shopPage } from '../page-and-form.ts'
import { shortText } from '../schemas.ts'

/** The checkout page at one of its steps: contact, delivery, payment. */
export const checkoutPageCall = defineCall({
  ...shopPage,
  name: 'checkoutPage',
  path: '/checkout',
  query: Type.Object({
    cartToken: Type.Optional(shortText),
    step: Type.Optional(shortText),
    /** Which address of the account is filled in; the first without it. */
    address: Type.Optional(shortText),
    problem: Type.Optional(shortText),
    /** Whether the cart is a copy that was made for this browser just now. */
    copied: Type.Optional(shortText),
  }),
})

/** A step of the checkout, posted by its form; its fields stand in `domain/checkout/checkout-form.ts`. */
export const checkoutStepCall = defineCall({
  ...shopForm,
  name: 'checkoutStep',
  path: '/checkout',
  form: filledPage,
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
  ...openPage,
  name: 'paymentReturn',
  path: '/checkout/return',
  policy: { kind: 'signed-link' },
  limit: { max: 120, windowMs: 60_000 },
  query: Type.Object({ payment: shortText, key: shortText }),
})

/** Sends the visitor to the checkout of their cart. */
export const goToCheckoutCall = defineCall({
  ...shopPage,
  name: 'goToCheckout',
  path: '/commerce/goto-checkout',
  query: Type.Object({ cartToken: Type.Optional(shortText) }),
})
