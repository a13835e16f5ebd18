import { Type } from 'typebox'

/** For whom a gift card is bought; `GiftDetails` of the domain. */
export const giftDetails = Type.Object({
  /** '': its buyer keeps it. */
  recipientEmail: Type.String(),
  recipientName: Type.String(),
  senderName: Type.String(),
  message: Type.String(),
  /** The day on which it is sent, as 2026-12-24; '' at once. */
  deliverOn: Type.String(),
  amountCents: Type.Optional(Type.Integer()),
})

/** A gift card with what it paid of an order. */
export const orderGiftCard = Type.Object({
  id: Type.String(),
  /** The end of its code. */
  lastFour: Type.String(),
  cents: Type.Integer(),
})
