import { contentUnits, referenceUnits } from '@vitrine/domain/catalogue/measures/unit-price'
import { productLimits } from '@vitrine/domain/catalogue/product-limits'
import { withdrawalExemptions } from '@vitrine/domain/catalogue/sale/withdrawal-exemption'
import { Type } from 'typebox'
import { productImage } from '../images/image-shape.ts'
import { cents, epochMs, id, longText, oneOf, shortLines, shortText } from '../schemas.ts'
import { intervalUnit, productType, taxClass } from '../trade-schemas.ts'

/** Pieces of a variant. */
export const pieces = Type.Integer({ minimum: 0, maximum: productLimits.pieces })

const seenMoves = Type.Optional(Type.Integer({ minimum: 0 }))

/** Stock as an owner sets it. `was`: what was on hand when editing began; what was sold meanwhile is then not put back. */
const stockInput = Type.Union([
  Type.Object({ unlimited: Type.Literal(true) }),
  Type.Object({ unlimited: Type.Literal(false), onHand: pieces, was: Type.Optional(pieces) }),
])

/** A count of the list. `seenMoves`: how often pieces had come or gone. */
export const listedCount = Type.Union([
  Type.Object({ unlimited: Type.Literal(true), seenMoves }),
  Type.Object({ unlimited: Type.Literal(false), onHand: pieces, was: Type.Optional(pieces), seenMoves }),
])

const stock = Type.Union([
  Type.Object({ unlimited: Type.Literal(true) }),
  Type.Object({ unlimited: Type.Literal(false), onHand: pieces, held: Type.Integer({ minimum: 0 }) }),
])

const millimetres = Type.Integer({ minimum: 0, maximum: 1_000_000 })

const variantFields = {
  sku: shortText,
  attributes: Type.Record(Type.String(), shortText),
  priceCents: cents,
  salePriceCents: cents,
  isOnSale: Type.Boolean(),
  /** When a sale begins and ends by itself; `isOnSale` follows from them. */
  saleFromMs: Type.Optional(epochMs),
  saleUntilMs: Type.Optional(epochMs),
  weightGrams: Type.Integer({ minimum: 0, maximum: 100_000_000 }),
  /** Length, width and height of a piece as it is sent, millimetres. */
  sizeMm: Type.Optional(Type.Object({ length: millimetres, width: millimetres, height: millimetres })),
  /** How much is in a piece, in thousandths of a unit, and for what its unit price is told. */
  content: Type.Optional(
    Type.Object({
      amountMilli: Type.Integer({ minimum: 1, maximum: 9_999_999_999 }),
      unit: oneOf(contentUnits),
      per: oneOf(referenceUnits),
    }),
  ),
  imageId: Type.Union([id, Type.Null()]),
}

const companyKey = Type.String({ maxLength: 64 })

const textOrNull = Type.Union([shortText, Type.Null()])

const productFields = {
  collectionId: id,
  urlId: shortText,
  type: productType,
  title: shortText,
  excerptHtml: longText,
  bodyHtml: longText,
  categories: Type.Array(shortText, { maxItems: productLimits.categories }),
  tags: Type.Array(shortText, { maxItems: productLimits.tags }),
  images: Type.Array(productImage, { maxItems: productLimits.images }),
  optionNames: Type.Array(shortText, { maxItems: productLimits.options }),
  subscription: Type.Union([
    Type.Object({
      interval: Type.Object({
        value: Type.Integer({ minimum: 1, maximum: productLimits.planInterval }),
        unit: intervalUnit,
      }),
      /** 0: until cancelled. */
      billingCycles: Type.Integer({ minimum: 0, maximum: productLimits.planCycles }),
    }),
    Type.Null(),
  ]),
  /** What buyers of a digital product download; names and sizes are those of the files. */
  digitalFiles: Type.Optional(
    Type.Array(Type.Object({ id, filename: shortText, bytes: Type.Integer({ minimum: 0 }) }), {
      maxItems: productLimits.digitalFiles,
    }),
  ),
  customAddButtonText: textOrNull,
  customSoldOutText: textOrNull,
  scarcity: Type.Union([
    Type.Object({ text: shortText, threshold: Type.Integer({ minimum: 0, maximum: 999_999 }) }),
    Type.Null(),
  ]),
  taxClass: Type.Optional(taxClass),
  /** The form that is filled in before it goes into the cart; left out: none. */
  additionalFieldsFormId: Type.Optional(Type.String({ maxLength: 200 })),
  /** Who made it, who answers for it (keys of companies, '' for none), and what it warns of. */
  safety: Type.Optional(
    Type.Object({
      makerKey: companyKey,
      responsibleKey: companyKey,
      warnings: Type.String({ maxLength: 20_000 }),
    }),
  ),
  /** Why the law lets its buyer not withdraw from it. */
  withdrawalExemption: Type.Optional(oneOf(withdrawalExemptions)),
  /** Products that its page shows before others, in their order. */
  relatedIds: Type.Optional(Type.Array(id, { maxItems: productLimits.related })),
  isFeatured: Type.Boolean(),
  isVisible: Type.Boolean(),
  /** When it appears by itself; until then it is hidden. */
  publishFromMs: Type.Optional(epochMs),
  seo: Type.Object({ title: shortText, description: shortLines }),
}

/** Everything of a product that an owner edits. A variant without an id is new. */
export const productInput = Type.Object({
  ...productFields,
  variants: Type.Array(
    Type.Object({
      ...variantFields,
      id: Type.Optional(Type.Union([id, Type.Null()])),
      /** Left out: stays as it is (unlimited for a new variant). */
      stock: Type.Optional(stockInput),
    }),
    { minItems: 1, maxItems: productLimits.variants },
  ),
})

/** A product as stored; `Product` of the domain. */
export const product = Type.Object({
  id,
  ...productFields,
  variants: Type.Array(Type.Object({ id, ...variantFields, stock })),
  createdAtMs: epochMs,
  updatedAtMs: epochMs,
})

/** A product in the owner's list. */
export const productRow = Type.Object({
  id: Type.String(),
  title: Type.String(),
  type: productType,
  collectionId: Type.String(),
  urlId: Type.String(),
  /** Where visitors see it. */
  fullUrl: Type.String(),
  imageUrl: Type.Union([Type.String(), Type.Null()]),
  isVisible: Type.Boolean(),
  /** When it appears by itself; null: nothing is planned. */
  publishFromMs: Type.Union([Type.Integer(), Type.Null()]),
  categories: Type.Array(Type.String()),
  tags: Type.Array(Type.String()),
  isSoldOut: Type.Boolean(),
  isOnSale: Type.Boolean(),
  /** The next moment at which a sale begins or ends by itself; null: none is planned. */
  saleChangesMs: Type.Union([Type.Integer(), Type.Null()]),
  /** The least and the greatest price asked for a variant now, minor units. */
  lowestPriceCents: cents,
  highestPriceCents: cents,
  /** Units of all variants that can still be sold; null: unlimited. */
  availableQuantity: Type.Union([Type.Integer(), Type.Null()]),
  variants: Type.Array(
    Type.Object({
      id: Type.String(),
      sku: Type.String(),
      /** Values in the order of the options, such as "Blue / Large"; '' for the only variant. */
      name: Type.String(),
      priceCents: cents,
      stock,
      /** How often pieces came or went: who counts says it again, and is told where somebody else has counted since. */
      moves: Type.Integer(),
    }),
  ),
  createdAtMs: epochMs,
  updatedAtMs: epochMs,
})
