import { chosenCauses } from '@vitrine/domain/catalogue/stock/stock-cause'
import { Type } from 'typebox'
import { defineActCall } from '../lists/bulk-calls.ts'
import { oneOf, shortText } from '../schemas.ts'
import { mayChangeStock, piecesAdded } from './inventory-calls.ts'
import { pieces } from './product-shape.ts'

/** Changes what is on hand of many variants: pieces come or go, or each has so many. */
export const changeManyStocksCall = defineActCall({
  name: 'changeManyStocks',
  path: '/api/panel/inventory/acts/stock',
  policy: mayChangeStock,
  input: Type.Object({
    change: Type.Union([
      Type.Object({ kind: Type.Literal('add'), units: piecesAdded }),
      Type.Object({ kind: Type.Literal('set'), onHand: pieces }),
    ]),
    cause: oneOf(chosenCauses),
    note: shortText,
  }),
})
