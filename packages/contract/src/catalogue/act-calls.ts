import { shareBounds } from '@vitrine/domain/catalogue/grid/change-price'
import { termLength } from '@vitrine/domain/content/term-length'
import { Type } from 'typebox'
import type { OwnerPolicy } from '../call.ts'
import { defineActCall } from '../lists/bulk-calls.ts'
import { nothing } from '../nothing.ts'

const policy: OwnerPolicy = { kind: 'owner', roles: ['admin', 'storeManager', 'editor'] }
const tags = Type.Array(Type.String({ minLength: 1, maxLength: termLength.tag }), { maxItems: 50 })

/** A sum upon a price: a share of it, or an amount in minor units. */
const change = Type.Union([
  Type.Object({
    kind: Type.Literal('percent'),
    percent: Type.Number({ minimum: shareBounds.least, maximum: shareBounds.most }),
  }),
  Type.Object({
    kind: Type.Literal('amount'),
    cents: Type.Integer({ minimum: -1_000_000_000_000, maximum: 1_000_000_000_000 }),
  }),
])

/** What prices end in, such as 95 of 100 minor units. */
const ending = Type.Object({
  kind: Type.Literal('ending'),
  cents: Type.Integer({ minimum: 0, maximum: 999 }),
  unitCents: Type.Integer({ minimum: 1, maximum: 1_000 }),
})

const sum = Type.Object({ change, ending: Type.Union([ending, Type.Null()]) })

/** Shows many products in the shop. */
export const showProductsCall = defineActCall({
  name: 'showProducts',
  path: '/api/panel/products/acts/show',
  policy,
  input: nothing,
})

/** Hides many products. */
export const hideProductsCall = defineActCall({
  name: 'hideProducts',
  path: '/api/panel/products/acts/hide',
  policy,
  input: nothing,
})

/** Takes many products out of the shop. Orders that were placed keep what they say of them. */
export const removeProductsCall = defineActCall({
  name: 'removeProducts',
  path: '/api/panel/products/acts/delete',
  policy,
  input: nothing,
})

/** Adds tags to many products, and removes some. */
export const tagProductsCall = defineActCall({
  name: 'tagProducts',
  path: '/api/panel/products/acts/tags',
  policy,
  input: Type.Object({ add: tags, remove: tags }),
})

/** Changes the prices of many products by a sum. */
export const priceProductsCall = defineActCall({
  name: 'priceProducts',
  path: '/api/panel/products/acts/prices',
  policy,
  input: sum,
})

/** Puts many products on sale, at prices that a sum makes of theirs; with null it ends their sale. */
export const saleProductsCall = defineActCall({
  name: 'saleProducts',
  path: '/api/panel/products/acts/sale',
  policy,
  input: Type.Object({ sum: Type.Union([sum, Type.Null()]) }),
})
