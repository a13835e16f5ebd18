// The pages of gift cards and the plain forms on them: they work without JavaScript.
import { Type } from 'typebox'
import { defineCall } from '../call.ts'
import { anyFields, anyForm, htmlPage, noBody, nothing, shortText } from '../schemas.ts'

/** The page of a gift card: a product with the variant that was chosen, or an entry of the cart that is changed. */
export const giftCardPageCall = defineCall({
  name: 'giftCardPage',
  method: 'GET',
  path: '/checkout/gift-card',
  policy: { kind: 'public-read' },
  limit: { max: 300, windowMs: 60_000 },
  params: nothing,
  query: Type.Object({
    itemId: Type.Optional(shortText),
    variantId: Type.Optional(shortText),
    quantity: Type.Optional(shortText),
    entryId: Type.Optional(shortText),
  }),
  body: noBody,
  reply: htmlPage,
})

/** Its form: `itemId`, `variantId`, `amount`, `quantity`, or `entryId`; `for` (`me` or `other`), `recipientName`, `recipientEmail`, `senderName`, `message`, `deliverOn`. */
export const giftCardFormCall = defineCall({
  name: 'giftCardForm',
  method: 'POST',
  path: '/checkout/gift-card',
  policy: { kind: 'visitor-change' },
  limit: { max: 120, windowMs: 60_000 },
  params: nothing,
  query: nothing,
  body: anyFields,
  form: anyForm,
  reply: htmlPage,
})

/** The page on which the balance of a gift card is looked up. */
export const balancePageCall = defineCall({
  name: 'giftCardBalancePage',
  method: 'GET',
  path: '/gift-card',
  policy: { kind: 'public-read' },
  limit: { max: 300, windowMs: 60_000 },
  params: nothing,
  query: nothing,
  body: noBody,
  reply: htmlPage,
})

/** Looks the balance of the card with `code` up; what is unknown, spent or void is answered alike. The code stands in no address. */
export const balanceFormCall = defineCall({
  name: 'giftCardBalance',
  method: 'POST',
  path: '/gift-card',
  policy: { kind: 'visitor-change' },
  limit: { max: 60, windowMs: 60_000 },
  params: nothing,
  query: nothing,
  body: anyFields,
  form: anyForm,
  reply: htmlPage,
})
