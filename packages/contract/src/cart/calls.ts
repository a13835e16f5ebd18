// The shopping cart, first generation of calls (specification, section 7; platform reference, section 3.2).
import { Type } from 'typebox'
import { defineCall, type Policy } from '../call.ts'
import { filledText } from '../forms/filled-form-shape.ts'
import { id, shortText } from '../schemas.ts'
import { addEntryAddress, readCartAddress } from './addresses.ts'
import { shoppingCart, shoppingCartEntry } from './cart-shape.ts'

const change: Policy = { kind: 'visitor-change' }

/** The SKU of the chosen variant; null or '' leaves the choice to the product's only variant. */
const sku = Type.Optional(Type.Union([shortText, Type.Null()]))

/** Of any type, because the domain has the words for what is not a quantity. */
const quantity = Type.Optional(Type.Unknown())

const entryParams = Type.Object({ entryId: id })

/**
 * Adds a variant of a product to the visitor's cart, and makes the cart when there is none. A plain form names the chosen
 * values as `variant-option-<Option name>` and is answered with 303.
 */
export const addEntryCall = defineCall({
  name: 'addEntry',
  ...addEntryAddress,
  policy: change,
  limit: null,
  body: Type.Object({ itemId: id, sku, quantity, additionalFields: filledText }),
  form: Type.Object(
    { itemId: Type.Optional(Type.String({ maxLength: 64 })) },
    { additionalProperties: Type.String({ maxLength: 2_000 }), maxProperties: 200 },
  ),
  reply: Type.Object({ shoppingCart, newlyAdded: shoppingCartEntry }),
})

/** Sets the quantity of an entry; 0 removes it, and `updatedEntry` is left out. */
export const changeEntryCall = defineCall({
  name: 'changeEntry',
  method: 'PUT',
  path: '/api/commerce/shopping-cart/entries/:entryId',
  policy: change,
  limit: null,
  params: entryParams,
  body: Type.Object({ quantity }),
  reply: Type.Object({ shoppingCart, updatedEntry: Type.Optional(shoppingCartEntry) }),
})

/** Sets the additional fields of an entry. */
export const changeEntryFieldsCall = defineCall({
  name: 'changeEntryFields',
  method: 'PUT',
  path: '/api/commerce/shopping-cart/entries/:entryId/additionalFields',
  policy: change,
  limit: null,
  params: entryParams,
  body: Type.Object({ itemId: Type.Optional(id), sku, additionalFields: filledText }),
  reply: Type.Object({ shoppingCart, updatedEntry: shoppingCartEntry }),
})

/** Removes an entry. */
export const removeEntryCall = defineCall({
  name: 'removeEntry',
  method: 'DELETE',
  path: '/api/commerce/shopping-cart/entries/:entryId',
  policy: change,
  limit: null,
  params: entryParams,
  reply: Type.Object({ shoppingCart }),
})

/** Reads the visitor's cart; 404 while there is none, or `null` for who asks so: consoles tell of each 404. */
export const readCartCall = defineCall({
  name: 'readCart',
  ...readCartAddress,
  policy: { kind: 'public-read' },
  limit: null,
  query: Type.Object({
    mock: Type.Optional(shortText),
    timecode: Type.Optional(shortText),
    calculateSubtotal: Type.Optional(shortText),
    orNone: Type.Optional(shortText),
  }),
  reply: Type.Union([shoppingCart, Type.Null()]),
})
