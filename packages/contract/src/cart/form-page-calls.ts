// The page on which visitors without JavaScript fill in the form of a product, and fill it in again.
import { Type } from 'typebox'
import { defineCall } from '../call.ts'
import { filledPage } from '../forms/filled-form-shape.ts'
import { anyFields, htmlPage, noBody, nothing, shortText } from '../schemas.ts'

/** The form of a product that is about to go into the cart, or of an entry that is in it; what else stands in the address is for its hidden fields. */
export const productFormPageCall = defineCall({
  name: 'productFormPage',
  method: 'GET',
  path: '/cart/form',
  policy: { kind: 'public-read' },
  limit: { max: 300, windowMs: 60_000 },
  params: nothing,
  query: Type.Object({
    itemId: Type.Optional(shortText),
    sku: Type.Optional(shortText),
    quantity: Type.Optional(shortText),
    entry: Type.Optional(shortText),
  }),
  body: noBody,
  reply: htmlPage,
})

/** Takes that form: on to the cart, or the page again with what is wrong. */
export const saveProductFormCall = defineCall({
  name: 'saveProductForm',
  method: 'POST',
  path: '/cart/form',
  policy: { kind: 'visitor-change' },
  limit: null,
  params: nothing,
  query: nothing,
  body: anyFields,
  form: filledPage,
  reply: htmlPage,
})
