import { Type } from 'typebox'
import { answeredFields } from '../forms/filled-form-shape.ts'
import { giftDetails } from '../gift-cards/gift-shape.ts'
import { textOrNull } from '../schemas.ts'
import { intervalUnit, productType } from '../trade-schemas.ts'
import { donation } from './donation-shape.ts'
import { withdrawalExemption } from './withdrawal-shape.ts'

/** How often something comes and is paid; 0 cycles: until it is canceled. */
export const subscriptionPlan = Type.Object({
  interval: Type.Object({
    value: Type.Integer(),
    unit: intervalUnit,
  }),
  billingCycles: Type.Integer(),
})

/** What was bought: a line of an order. */
export const orderLine = Type.Object({
  id: Type.String(),
  itemId: Type.String(),
  variantId: Type.String(),
  sku: Type.String(),
  productType,
  title: Type.String(),
  optionValues: Type.Array(Type.Object({ optionName: Type.String(), value: Type.String() })),
  quantity: Type.Integer(),
  unitPriceCents: Type.Integer(),
  subtotalCents: Type.Integer(),
  /** What comes off the line, and by which discounts; absent where nothing does. */
  discountCents: Type.Optional(Type.Integer()),
  discountExplained: Type.Optional(
    Type.Array(
      Type.Object({ id: Type.String(), name: Type.String(), code: Type.String(), cents: Type.Integer() }),
    ),
  ),
  taxCents: Type.Integer(),
  /** In thousandths of a percent; absent in orders of before it was kept. */
  taxRateMilliPercent: Type.Optional(Type.Integer()),
  additionalFields: textOrNull,
  /** The fields of the product's form as they were; absent where nothing was filled in. */
  answeredFields: Type.Optional(answeredFields),
  /** An owner wrote it down, and it is of no product. */
  isFree: Type.Optional(Type.Boolean()),
  /** What was given; absent on lines of products. */
  donation: Type.Optional(donation),
  /** Nobody owes tax of it, in an order whose buyer owes the tax. */
  isTaxExempt: Type.Optional(Type.Boolean()),
  /** For whom a gift card is; absent: its buyer keeps it, or it is none. */
  gift: Type.Optional(giftDetails),
  imageUrl: textOrNull,
  /** Files that are downloaded; absent on lines of other things. */
  digitalFileIds: Type.Optional(Type.Array(Type.String())),
  /** Why the law lets its buyer not withdraw from it. */
  withdrawalExemption: Type.Optional(withdrawalExemption),
  /** How many days the membership lasts that it pays for; null: it has no end of its own. */
  membershipDays: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
  /** Of a line that comes again and again. */
  subscription: Type.Optional(subscriptionPlan),
})
