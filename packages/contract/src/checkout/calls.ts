import { Type } from 'typebox'
import { addressOrNull } from '../address.ts'
import { defineCall } from '../call.ts'
import { filledText } from '../forms/filled-form-shape.ts'
import { cartToken, id, shortText } from '../schemas.ts'
import { confirmPaymentAddress, placeOrderAddress } from './addresses.ts'

/** How the order is paid: by the test card, by Stripe, by PayPal, or outside of the shop. */
const paymentChoice = Type.Union([
  Type.Object({
    gateway: Type.Literal('test'),
    cardNumber: shortText,
    /** Month and year: 12/30 or 12/2030. */
    expiry: shortText,
    securityCode: shortText,
  }),
  /** By Stripe: on its own page where `isHosted`, else in the checkout, by what the answer says. */
  Type.Object({ gateway: Type.Literal('stripe'), isHosted: Type.Optional(Type.Boolean()) }),
  /** By PayPal, on whose page the buyer approves. */
  Type.Object({ gateway: Type.Literal('paypal') }),
  /** `method`: the key of one of several; left out, it is the first. */
  Type.Object({ gateway: Type.Literal('manual'), method: Type.Optional(shortText) }),
])

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
    /** What the browser does; without it, the buyer is asked whether they approve. */
    action: Type.Optional(
      Type.Union([
        Type.Object({
          kind: Type.Literal('stripe'),
          intent: Type.Union([Type.Literal('payment'), Type.Literal('setup')]),
          clientSecret: Type.String(),
          returnUrl: Type.String(),
        }),
        Type.Object({ kind: Type.Literal('redirect'), url: Type.String() }),
      ]),
    ),
  }),
  /** The money is on its way, which can take days; the order is placed when it arrives. */
  Type.Object({ status: Type.Literal('processing'), paymentId: Type.String(), message: Type.String() }),
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
  body: Type.Object({
    cartToken,
    attemptKey: Type.String({ minLength: 8, maxLength: 64 }),
    email: Type.String({ maxLength: 1_000 }),
    phone: Type.Optional(shortText),
    wantsNews: Type.Optional(Type.Boolean()),
    /** The number under which the buyer is registered for VAT; kept where the shop asks for it. */
    vatId: Type.Optional(shortText),
    /** null for a cart that needs no shipping. */
    shippingAddress: addressOrNull,
    /** null: billed to the shipping address. */
    billingAddress: addressOrNull,
    shippingOptionKey: Type.Union([shortText, Type.Null()]),
    /** What the buyer wants the shop to know, where it asks for that. */
    note: Type.Optional(Type.String({ maxLength: 2_000 })),
    /** JSON text of what was filled in of the shop's own form, by the ids of its fields. */
    checkoutForm: filledText,
    /** Needed where the cart holds files: the buyer wants them at once, and knows that the right of withdrawal ends with that. */
    acceptsDownloads: Type.Optional(Type.Boolean()),
    /** Needed for a subscription: the buyer agrees to be charged again and again. */
    acceptsRenewal: Type.Optional(Type.Boolean()),
    /** Whether the buyer agrees to the shop's terms, where it asks for that. */
    acceptsTerms: Type.Optional(Type.Boolean()),
    /** What the page said is to be paid; null where it could not tell yet. If it comes to another sum, nothing is charged. Left out, it is not looked at; where a gift card of the cart is gone, that is refused once all the same. */
    shown: Type.Optional(
      Type.Object({
        amountCents: Type.Union([Type.Integer(), Type.Null()]),
        currency: Type.String({ maxLength: 3 }),
      }),
    ),
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
  body: Type.Object({ cartToken, approved: Type.Boolean() }),
  reply: outcome,
})
