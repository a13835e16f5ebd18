// Lines of a cart as clients of the newer cart make and change them (platform reference, section 3.2).
import { Type } from 'typebox'
import { defineCall } from '../call.ts'
import { filledText } from '../forms/filled-form-shape.ts'
import { cartToken, id, shortText } from '../schemas.ts'
import { v3CartReply } from './v3-shape.ts'

/** Of any type, because the domain has the words for what is not a quantity. */
const quantity = Type.Optional(Type.Unknown())

/** Adds a variant of a product to a cart: by its id or SKU, or the only one that there is. */
export const addItemCall = defineCall({
  name: 'addItem',
  method: 'POST',
  path: '/api/3/commerce/cart/:cartToken/items',
  policy: { kind: 'visitor-change' },
  limit: null,
  params: Type.Object({ cartToken }),
  body: Type.Object({
    lineItemToAdd: Type.Object({
      itemId: id,
      variantId: Type.Optional(Type.Union([id, Type.Null()])),
      sku: Type.Optional(Type.Union([shortText, Type.Null()])),
      /** Left out: one. */
      quantity,
      additionalFields: filledText,
    }),
  }),
  reply: v3CartReply,
})

/** Sets the quantity of a line of the visitor's own cart, without its token; 0 removes it. */
export const changeOwnItemCall = defineCall({
  name: 'changeOwnItem',
  method: 'PUT',
  path: '/api/commerce/cart/items/:entryId',
  policy: { kind: 'visitor-change' },
  limit: null,
  params: Type.Object({ entryId: id }),
  body: Type.Object({ quantity }),
  reply: v3CartReply,
})
