// The cart page and the plain form on it: they work without JavaScript.
import { Type } from 'typebox'
import { defineCall } from '../call.ts'
import { anyFields, anyForm, htmlPage, noBody, nothing, pageFormat, shortText } from '../schemas.ts'

/** The cart page; `remove` asks whether that entry is to be removed. */
export const cartPageCall = defineCall({
  name: 'cartPage',
  method: 'GET',
  path: '/cart',
  policy: { kind: 'public-read' },
  limit: { max: 300, windowMs: 60_000 },
  params: nothing,
  query: Type.Object({
    remove: Type.Optional(shortText),
    problem: Type.Optional(shortText),
    format: pageFormat,
  }),
  body: noBody,
  reply: htmlPage,
})

/** The form of the cart page: `quantity-<entryId>` for each line, `remove` with an entry's id, `addCode` with `code`, or `removeCode` with one. */
export const changeCartPageCall = defineCall({
  name: 'changeCartPage',
  method: 'POST',
  path: '/cart',
  policy: { kind: 'visitor-change' },
  limit: null,
  params: nothing,
  query: nothing,
  body: anyFields,
  form: anyForm,
  reply: htmlPage,
})
