// The pages of gift cards and the plain forms on them: they work without JavaScript.
import { Type } from 'typebox'
import { defineCall } from '../call.ts'
import { plainForm, shopForm, shopPage } from '../page-and-form.ts'
import { shortText } from '../schemas.ts'

/** The page of a gift card: a product with the variant that was chosen, or an entry of the cart that is changed. */
export const giftCardPageCall = defineCall({
  ...shopPage,
  name: 'giftCardPage',
  path: '/checkout/gift-card',
  query: Type.Object({
    itemId: Type.Optional(shortText),
    variantId: Type.Optional(shortText),
    quantity: Type.Optional(shortText),
    entryId: Type.Optional(shortText),
  }),
})

/** Its form: `itemId`, `variantId`, `amount`, `quantity` and `once` (sent twice it counts once), or `entryId`; `for` (`me` or `other`), `recipientName`, `recipientEmail`, `senderName`, `message`, `deliverOn`. */
export const giftCardFormCall = defineCall({
  ...shopForm,
  name: 'giftCardForm',
  path: '/checkout/gift-card',
})

/** The page on which the balance of a gift card is looked up. */
export const balancePageCall = defineCall({
  ...shopPage,
  name: 'giftCardBalancePage',
  path: '/gift-card',
})

/** Looks the balance of the card with `code` up; what is unknown, spent or void is answered alike. The code stands in no address. */
export const balanceFormCall = defineCall({
  ...plainForm,
  name: 'giftCardBalance',
  path: '/gift-card',
  limit: { max: 60, windowMs: 60_000 },
})
