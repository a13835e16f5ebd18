import { Type } from 'typebox'
import { address } from '../address.ts'
import { defineCall } from '../call.ts'
import { cartToken, id, nothing, shortText } from '../schemas.ts'
import { confirmPaymentAddress, placeOrderAddress } from './addresses.ts'

/** How the order is paid: by the test card, or outside of the shop. */
const paymentChoice = Type.Union([
  Type.Object({
    gateway: Type.Literal('test'),
    cardNumber: shortText,
    /** Month and year: 12/30 or 12/2030. */
    expiry: shortText,
    securityCode: shortText,
  }),
  Type.Object({ gateway: Type.Literal('manual') }),
])

const addressOrNull = Type.Union([address, Type.Null()])

/** What came of pressing the button. */
const outcome = Type.Union([
  Type.Object({
    status: Type.Literal('placed'),
    orderId: Type.String(),
    orderNumber: Type.Integer(),
    confirmationUrl: Type.String(),
  }),
  Type.Object({
    status: Type.Literal('confirmation-needed'),
    paymentId: Type.String(),
    message: Type.String(),
  }),
])

/**
 * Places the order of a cart and pays for it. `attemptKey` names one press of the button: the same key with the same body is
 * answered as before, or asks the gateway again after a time-out; with another body it is refused.
 */
export const placeOrderCall = defineCall({
  name: 'placeOrder',
  ...placeOrderAddress,
  policy: { kind: 'visitor-change' },
  limit: { max: 60, windowMs: 60_000 },
  params: nothing,
  query: nothing,
  body: Type.Object({
    cartToken,
    attemptKey: Type.String({ minLength: 8, maxLength: 64 }),
    email: Type.String({ maxLength: 1_000 }),
    phone: Type.Optional(shortText),
    wantsNews: Type.Optional(Type.Boolean()),
    /** null for a cart that needs no shipping. */
    shippingAddress: addressOrNull,
    /** null: billed to the shipping address. */
    billingAddress: addressOrNull,
    shippingOptionKey: Type.Union([shortText, Type.Null()]),
    payment: paymentChoice,
  }),
  reply: outcome,
})

/** Brings the buyer's answer to the gateway's question. */
export const confirmPaymentCall = defineCall({
  name: 'confirmPayment',
  ...confirmPaymentAddress,
  policy: { kind: 'visitor-change' },
  limit: { max: 60, windowMs: 60_000 },
  params: Type.Object({ paymentId: id }),
  query: nothing,
  body: Type.Object({ cartToken, approved: Type.Boolean() }),
  reply: outcome,
})
