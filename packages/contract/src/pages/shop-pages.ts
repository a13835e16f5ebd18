// Pages of the shop and the plain forms on them: these work without JavaScript.
import { Type } from 'typebox'
import { defineCall, type Policy } from '../call.ts'
import { htmlPage, noBody, nothing, pageFormat, shortText } from '../parts.ts'

const read: Policy = { kind: 'public-read' }
const change: Policy = { kind: 'visitor-change' }
const someText = Type.Optional(shortText)

/** Form fields whose names are not known beforehand; the handler reads them from `exchange.form`. */
const anyForm = Type.Record(Type.String({ maxLength: 500 }), Type.String({ maxLength: 2_000 }), {
  maxProperties: 500,
})

/** Nothing is read of a body that is no form. */
const anyFields = Type.Record(Type.String(), Type.Unknown())

/** The cart page; `remove` asks whether that entry is to be removed. */
export const cartPageCall = defineCall({
  name: 'cartPage',
  method: 'GET',
  path: '/cart',
  policy: read,
  limit: { max: 300, windowMs: 60_000 },
  params: nothing,
  query: Type.Object({ remove: someText, problem: someText, format: pageFormat }),
  body: noBody,
  reply: htmlPage,
})

/** The form of the cart page: `quantity-<entryId>` for each line, or `remove` with an entry's id. */
export const changeCartPageCall = defineCall({
  name: 'changeCartPage',
  method: 'POST',
  path: '/cart',
  policy: change,
  limit: null,
  params: nothing,
  query: nothing,
  body: anyFields,
  form: anyForm,
  reply: htmlPage,
})

/** The checkout page at one of its steps: contact, delivery, payment. */
export const checkoutPageCall = defineCall({
  name: 'checkoutPage',
  method: 'GET',
  path: '/checkout',
  policy: read,
  limit: { max: 300, windowMs: 60_000 },
  params: nothing,
  query: Type.Object({ cartToken: someText, step: someText, problem: someText }),
  body: noBody,
  reply: htmlPage,
})

/** A step of the checkout, posted by its form; the fields are `CheckoutFields` of page-props. */
export const checkoutStepCall = defineCall({
  name: 'checkoutStep',
  method: 'POST',
  path: '/checkout',
  policy: change,
  limit: { max: 120, windowMs: 60_000 },
  params: nothing,
  query: nothing,
  body: anyFields,
  form: anyForm,
  reply: htmlPage,
})

/** The page after the order was placed (page type 202). */
export const confirmedPageCall = defineCall({
  name: 'confirmedPage',
  method: 'GET',
  path: '/checkout/order-confirmed',
  policy: read,
  limit: { max: 120, windowMs: 60_000 },
  params: nothing,
  query: Type.Object({ orderId: someText, key: someText }),
  body: noBody,
  reply: htmlPage,
})

/** The status of an order, opened by a signed link. */
export const orderStatusPageCall = defineCall({
  name: 'orderStatusPage',
  method: 'GET',
  path: '/commerce/orders/:orderId/status',
  policy: read,
  limit: { max: 120, windowMs: 60_000 },
  params: Type.Object({ orderId: shortText }),
  query: Type.Object({ key: someText }),
  body: noBody,
  reply: htmlPage,
})

/** Sends the visitor to the checkout of his cart. */
export const goToCheckoutCall = defineCall({
  name: 'goToCheckout',
  method: 'GET',
  path: '/commerce/goto-checkout',
  policy: read,
  limit: { max: 300, windowMs: 60_000 },
  params: nothing,
  query: Type.Object({ cartToken: someText }),
  body: noBody,
  reply: htmlPage,
})
