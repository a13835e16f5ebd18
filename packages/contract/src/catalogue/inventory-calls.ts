import { productLimits } from '@vitrine/domain/catalogue/product-limits'
import { chosenCauses, stockCauses } from '@vitrine/domain/catalogue/stock/stock-cause'
import { Type } from 'typebox'
import { defineCall, type OwnerPolicy } from '../call.ts'
import { defineListCall, defineListFile } from '../lists/list-call.ts'
import { cents, epochMs, id, oneOf, shortText } from '../schemas.ts'
import { mayReadProducts } from './catalogue-policy.ts'
import { inventoryList } from './inventory-list.ts'
import { pieces } from './product-shape.ts'

/** Who changes what is on hand. */
export const mayChangeStock: OwnerPolicy = { kind: 'owner', roles: ['admin', 'storeManager', 'editor'] }
const variantParams = Type.Object({ variantId: id })
export const piecesAdded = Type.Integer({ minimum: -productLimits.pieces, maximum: productLimits.pieces })
const piecesOrNone = Type.Union([pieces, Type.Null()])

/** A variant in the inventory. */
const inventoryRow = Type.Object({
  id: Type.String(),
  productId: Type.String(),
  title: Type.String(),
  /** Values in the order of the options, such as "Blue / Large"; '' for the only variant. */
  variantName: Type.String(),
  sku: Type.String(),
  imageUrl: Type.Union([Type.String(), Type.Null()]),
  priceCents: cents,
  isVisible: Type.Boolean(),
  /** Whether it is made of stock; the others never run out. */
  isCounted: Type.Boolean(),
  /** Whether it is bought in the shop alone, as gift cards and subscriptions are: no order of it is drafted. */
  isSoldApart: Type.Boolean(),
  stock: Type.Union([
    Type.Object({ unlimited: Type.Literal(true) }),
    Type.Object({ unlimited: Type.Literal(false), onHand: Type.Integer(), held: Type.Integer() }),
  ]),
  /** How often pieces came or went. */
  moves: Type.Integer(),
  /** Null: without an end. */
  availableQuantity: Type.Union([Type.Integer(), Type.Null()]),
})

/** The inventory, variant by variant; `q` finds titles, SKUs and values of options by the beginnings of their words. */
export const listInventoryCall = defineListCall({
  list: inventoryList,
  name: 'listInventory',
  path: '/api/panel/inventory',
  policy: mayReadProducts,
  row: inventoryRow,
})

/** The inventory as a file. */
export const exportInventoryCall = defineListFile({
  name: 'exportInventory',
  path: '/api/panel/inventory.csv',
  policy: mayReadProducts,
})

/** What came and went of a variant, the newest first; `next` of a reply is `before` of what was earlier. */
export const readStockHistoryCall = defineCall({
  name: 'readStockHistory',
  method: 'GET',
  path: '/api/panel/inventory/:variantId/history',
  policy: { kind: 'owner', roles: ['admin', 'storeManager', 'editor'] },
  params: variantParams,
  query: Type.Object({ before: Type.Optional(Type.Integer({ minimum: 1 })) }),
  reply: Type.Object({
    moves: Type.Array(
      Type.Object({
        /** Counted from the first of the variant on. */
        number: Type.Integer(),
        atMs: epochMs,
        kind: Type.Union([
          Type.Literal('received'),
          Type.Literal('counted'),
          Type.Literal('sold'),
          Type.Literal('restocked'),
        ]),
        before: Type.Integer(),
        after: Type.Integer(),
        /** Why, in one word; null where nobody chose one. */
        cause: Type.Union([oneOf(stockCauses), Type.Null()]),
        note: Type.String(),
        order: Type.Union([Type.Object({ id: Type.String(), name: Type.String() }), Type.Null()]),
        /** Who did it; null where that is not known. */
        by: Type.Union([Type.String(), Type.Null()]),
      }),
    ),
    next: Type.Union([Type.Integer(), Type.Null()]),
  }),
})

/** Changes what is on hand of a variant. 409 when it is neither what `was` says nor what is asked for: nothing is changed then. */
export const changeInventoryCall = defineCall({
  name: 'changeInventory',
  method: 'POST',
  path: '/api/panel/inventory/:variantId/changes',
  policy: mayChangeStock,
  params: variantParams,
  body: Type.Object({
    change: Type.Union([
      Type.Object({
        kind: Type.Literal('add'),
        units: piecesAdded,
        /** How often pieces had come or gone when it was asked for: 409 when an owner has changed the stock since, be it by this. */
        seenMoves: Type.Optional(Type.Integer({ minimum: 0 })),
      }),
      Type.Object({ kind: Type.Literal('set'), onHand: pieces, was: piecesOrNone }),
      Type.Object({ kind: Type.Literal('unlimited'), was: piecesOrNone }),
    ]),
    cause: oneOf(chosenCauses),
    note: shortText,
  }),
  reply: Type.Object({ row: inventoryRow }),
})
