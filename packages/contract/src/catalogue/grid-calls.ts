import { productLimits } from '@vitrine/domain/catalogue/product-limits'
import { Type } from 'typebox'
import { defineCall, type OwnerPolicy } from '../call.ts'
import { listPlace, listTotal, listView, placeOrNull } from '../lists/list-call.ts'
import { cents, epochMs, id, shortText } from '../schemas.ts'
import { pieces } from './product-shape.ts'

const mayRead: OwnerPolicy = { kind: 'owner', roles: ['admin', 'storeManager', 'editor'] }
const mayChange: OwnerPolicy = { kind: 'owner', roles: ['admin', 'storeManager', 'editor'] }

const moment = Type.Optional(Type.Union([epochMs, Type.Null()]))

/** Cells of the grid that can be written; `onHand` is null where stock is unlimited. */
const cells = Type.Object({
  title: Type.Optional(shortText),
  urlId: Type.Optional(shortText),
  isVisible: Type.Optional(Type.Boolean()),
  publishFromMs: moment,
  isFeatured: Type.Optional(Type.Boolean()),
  categories: Type.Optional(Type.Array(shortText, { maxItems: productLimits.categories })),
  tags: Type.Optional(Type.Array(shortText, { maxItems: productLimits.tags })),
  sku: Type.Optional(shortText),
  priceCents: Type.Optional(cents),
  salePriceCents: Type.Optional(cents),
  isOnSale: Type.Optional(Type.Boolean()),
  saleFromMs: moment,
  saleUntilMs: moment,
  weightGrams: Type.Optional(Type.Integer({ minimum: 0, maximum: 100_000_000 })),
  onHand: Type.Optional(Type.Union([pieces, Type.Null()])),
})

/** A row of the grid as it stands: `name` has the values of a variant's options, `held` what buyers are paying for. */
const gridRow = Type.Object({
  productId: Type.String(),
  /** Null: a product whose variants follow. */
  variantId: Type.Union([Type.String(), Type.Null()]),
  name: Type.String(),
  held: Type.Integer(),
  cells,
})

/** Products of their list as rows, their variants behind them; a product with one variant is one row. `total` counts products. */
export const readGridCall = defineCall({
  name: 'readGrid',
  method: 'GET',
  path: '/api/panel/grid/products',
  policy: mayRead,
  query: Type.Object({ ...listView, ...listPlace }),
  reply: Type.Object({
    rows: Type.Array(gridRow),
    products: Type.Integer(),
    total: listTotal,
    /** Where more products are; null: these are the last. */
    next: placeOrNull,
  }),
})

const field = Type.KeyOf(cells)

/**
 * Saves rows of the grid in one transaction, each with what its cells held when editing began. A row is saved whole or not at all; the
 * others are saved all the same. The rows of the products concerned come back as they stand then.
 */
export const saveGridCall = defineCall({
  name: 'saveGrid',
  method: 'PUT',
  path: '/api/panel/grid/products',
  policy: mayChange,
  body: Type.Object({
    rows: Type.Array(
      Type.Object({ productId: id, variantId: Type.Union([id, Type.Null()]), was: cells, is: cells }),
      { minItems: 1, maxItems: 200 },
    ),
  }),
  reply: Type.Object({
    /** In the order of what was sent. */
    outcomes: Type.Array(
      Type.Union([
        Type.Object({ outcome: Type.Literal('saved') }),
        Type.Object({ outcome: Type.Literal('clash'), fields: Type.Array(field) }),
        Type.Object({ outcome: Type.Literal('refused'), errors: Type.Record(Type.String(), Type.String()) }),
        Type.Object({ outcome: Type.Literal('gone') }),
      ]),
    ),
    rows: Type.Array(gridRow),
  }),
})
