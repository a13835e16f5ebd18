// The cart page and the plain form on it: they work without JavaScript.
import { Type } from 'typebox'
import { defineCall } from '../call.ts'
import { plainForm, shopPage } from '../page-and-form.ts'
import { pageFormat, shortText } from '../schemas.ts'

/** The cart page; `remove` asks whether that entry is to be removed. */
export const cartPageCall = defineCall({
  ...shopPage,
  name: 'cartPage',
  path: '/cart',
  query: Type.Object({
    remove: Type.Optional(shortText),
    problem: Type.Optional(shortText),
    format: pageFormat,
  }),
})

/** The form of the cart page: `quantity-<entryId>` for each line, `remove` with an entry's id, `addCode` with `code`, or `removeCode` with one. */
export const changeCartPageCall = defineCall({
  ...plainForm,
  name: 'changeCartPage',
  path: '/cart',
  limit: null,
})
