import { Type } from 'typebox'
import { epochMs } from '../schemas.ts'

/** Why money went back where no owner says so; `RefundCause` of the domain. */
export const refundCause = Type.Union([
  Type.Literal('order-canceled'),
  Type.Literal('at-service'),
  Type.Literal('taken-back'),
])

/** Why the money of a refund is not with the buyer; `RefundRefusal` of the domain. */
export const refundRefusal = Type.Union([
  Type.Literal('no-charge'),
  Type.Literal('none-left'),
  Type.Literal('key-used'),
  Type.Literal('account-gone'),
  Type.Literal('other-account'),
  Type.Literal('failed-at-stripe'),
  Type.Literal('disputed-at-stripe'),
  Type.Literal('less-left-at-stripe'),
  Type.Literal('failed-at-paypal'),
  Type.Literal('disputed-at-paypal'),
  Type.Literal('less-left-at-paypal'),
  Type.Literal('too-late-at-paypal'),
  Type.Literal('came-back'),
])

const refundedLines = Type.Array(
  Type.Object({
    lineId: Type.String(),
    quantity: Type.Integer(),
    cents: Type.Integer(),
    taxCents: Type.Integer(),
    /** So many of its units are on the shelf again. */
    restocked: Type.Integer(),
    /** So many were not sent, and will not be. */
    unsent: Type.Optional(Type.Integer()),
  }),
)

/** What went back of an order, or is about to; `OrderRefund` of the domain. */
export const refund = Type.Object({
  id: Type.String(),
  atMs: epochMs,
  by: Type.String(),
  /** `FAILED`: the payment service did not give the money back, and it waits for the owner. */
  state: Type.Union([Type.Literal('PENDING'), Type.Literal('DONE'), Type.Literal('FAILED')]),
  attempts: Type.Integer(),
  lines: refundedLines,
  shippingCents: Type.Integer(),
  shippingTaxCents: Type.Integer(),
  cents: Type.Integer(),
  /** What goes back the way the money came; the rest is on gift cards again. */
  moneyCents: Type.Integer(),
  cards: Type.Array(Type.Object({ id: Type.String(), cents: Type.Integer() })),
  /** Why it was made, in the words of its owner; in English where there is a `cause`. */
  reason: Type.String(),
  /** Absent where an owner made it. */
  cause: Type.Optional(refundCause),
  reference: Type.String(),
  /** Absent where the payment service gave the money back. */
  way: Type.Optional(Type.Literal('by-hand')),
  /** Why it gave nothing back, in English; '' where it did. */
  message: Type.String(),
  /** The same as a code; absent where it did, and for some of before. */
  refusal: Type.Optional(refundRefusal),
  /** What its credit note says, where it came back after it was made, or is of money that one which came back was credited for; absent otherwise. */
  booked: Type.Optional(
    Type.Object({
      lines: refundedLines,
      shippingCents: Type.Integer(),
      shippingTaxCents: Type.Integer(),
      cents: Type.Integer(),
    }),
  ),
})
