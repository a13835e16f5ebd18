import { Type } from 'typebox'

/** What somebody gives; `Donation` of the domain. */
export const donation = Type.Object({
  fundKey: Type.String(),
  fundTitle: Type.String(),
  amountCents: Type.Integer(),
  /** What the giver adds for the costs of the payment. */
  coverCents: Type.Integer(),
  currency: Type.String(),
  note: Type.String(),
})
