import { Type } from 'typebox'

const answers = Type.Array(Type.Object({ title: Type.String(), lines: Type.Array(Type.String()) }))

/** What a packing slip says beside its items, in the language of its buyer; a text is '' where there is nothing to say. */
export const packingSlip = Type.Object({
  language: Type.String(),
  /** Those of the columns. */
  heads: Type.Object({ quantity: Type.String(), item: Type.String(), sku: Type.String() }),
  orderText: Type.String(),
  vatText: Type.String(),
  testText: Type.String(),
  /** Who picks it up: the buyer's name, else their e-mail. */
  buyerText: Type.String(),
  /** Where it is sent: the billing address where there is no other. */
  addressLines: Type.Array(Type.String()),
  /** What was filled in for each line. */
  answers: Type.Array(Type.Object({ lineId: Type.String(), answers })),
  shippingText: Type.String(),
  /** What was filled in at the checkout. */
  formAnswers: answers,
  noteText: Type.String(),
})
