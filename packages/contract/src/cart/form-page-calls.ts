// The page on which visitors without JavaScript fill in the form of a product, and fill it in again.
import { Type } from 'typebox'
import { defineCall } from '../call.ts'
import { filledPage } from '../forms/filled-form-shape.ts'
import { plainForm, shopPage } from '../page-and-form.ts'
import { shortText } from '../schemas.ts'

/** The form of a product that is about to go into the cart, or of an entry that is in it; what else stands in the address is for its hidden fields. */
export const productFormPageCall = defineCall({
  ...shopPage,
  name: 'productFormPage',
  path: '/cart/form',
  query: Type.Object({
    itemId: Type.Optional(shortText),
    sku: Type.Optional(shortText),
    quantity: Type.Optional(shortText),
    entry: Type.Optional(shortText),
  }),
})

/** Takes that form: on to the cart, or the page again with what is wrong. */
export const saveProductFormCall = defineCall({
  ...plainForm,
  name: 'saveProductForm',
  path: '/cart/form',
  limit: null,
  form: filledPage,
})
