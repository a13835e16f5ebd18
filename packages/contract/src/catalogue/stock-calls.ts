import { Type } from 'typebox'
import { defineCall } from '../call.ts'
import { id } from '../schemas.ts'
import { readStockAddress } from './addresses.ts'

/** How much of each variant can still be bought (specification, section 7). */
export const readStockCall = defineCall({
  name: 'readStock',
  ...readStockAddress,
  policy: { kind: 'public-read' },
  limit: null,
  query: Type.Object({ itemId: id }),
  reply: Type.Object({
    results: Type.Array(
      Type.Object({
        variantId: Type.String(),
        sku: Type.String(),
        unlimited: Type.Boolean(),
        qtyInStock: Type.Integer(),
      }),
    ),
  }),
})
