import { Type } from 'typebox'
import { epochMs } from '../schemas.ts'

/** What went back of an order, or is about to; `OrderRefund` of the domain. */
export const refund = Type.Object({
  id: Type.String(),
  atMs: epochMs,
  by: Type.String(),
  /** `FAILED`: the payment service did not give the money back, and it waits for the owner. */
  state: Type.Union([Type.Literal('PENDING'), Type.Literal('DONE'), Type.Literal('FAILED')]),
  attempts: Type.Integer(),
  lines: Type.Array(
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
  ),
  shippingCents: Type.Integer(),
  shippingTaxCents: Type.Integer(),
  cents: Type.Integer(),
  /** What goes back the way the money came; the rest is on gift cards again. */
  moneyCents: Type.Integer(),
  cards: Type.Array(Type.Object({ id: Type.String(), cents: Type.Integer() })),
  reason: Type.String(),
  reference: Type.String(),
  message: Type.String(),
})
