import { mostPieces, mostUses } from '@vitrine/domain/discounts/discount'
import { Type } from 'typebox'
import { cents, epochMs, id, momentOrNull, shortText } from '../schemas.ts'
import { discountClass } from '../trade-schemas.ts'

const texts = Type.Array(shortText, { maxItems: 1_000 })
const goods = Type.Object({ productIds: Type.Array(id, { maxItems: 1_000 }), categories: texts, tags: texts })
const appliesTo = Type.Union([Type.Literal('order'), Type.Literal('goods')])
/** Thousandths of a percent. */
const milliPercent = Type.Integer({ minimum: 0, maximum: 100_000 })
const pieces = Type.Integer({ minimum: 0, maximum: mostPieces })
const trigger = Type.Union([Type.Literal('automatic'), Type.Literal('code'), Type.Literal('bulk')])

const effect = Type.Union([
  Type.Object({ kind: Type.Literal('percentage'), appliesTo, milliPercent }),
  Type.Object({ kind: Type.Literal('fixed'), appliesTo, cents }),
  Type.Object({ kind: Type.Literal('free-shipping'), mostCents: Type.Union([cents, Type.Null()]) }),
  Type.Object({
    kind: Type.Literal('buy-x-get-y'),
    buys: Type.Union([goods, Type.Null()]),
    buyQuantity: pieces,
    getQuantity: pieces,
    milliPercent,
    timesPerOrder: Type.Union([Type.Integer({ minimum: 1, maximum: mostPieces }), Type.Null()]),
  }),
])

/** For which payments of subscriptions it holds; absent: for none. */
const onSubscriptions = Type.Union([
  Type.Object({ option: Type.Union([Type.Literal('EXCLUDED'), Type.Literal('ALL_PAYMENTS')]) }),
  Type.Object({
    option: Type.Literal('LIMITED_PAYMENTS'),
    payments: Type.Integer({ minimum: 0, maximum: 9_999 }),
  }),
])

/** What an owner says of a discount; `DiscountInput` of the domain. */
export const discountInput = Type.Object({
  name: shortText,
  trigger,
  code: shortText,
  effect,
  goods,
  includesSaleItems: Type.Boolean(),
  onSubscriptions: Type.Optional(onSubscriptions),
  minimumCents: cents,
  minimumQuantity: pieces,
  startsAtMs: momentOrNull,
  endsAtMs: momentOrNull,
  usageLimit: Type.Union([Type.Integer({ minimum: 0, maximum: mostUses }), Type.Null()]),
  isOncePerCustomer: Type.Boolean(),
  combinesWith: Type.Array(discountClass, { maxItems: 3 }),
  priority: Type.Integer({ minimum: 0, maximum: 1_000 }),
  isStopped: Type.Boolean(),
})

/** A discount that a subscription was given, as it was then. */
export const grantedDiscount = Type.Object({
  discount: Type.Object({ ...discountInput.properties, id, createdAtMs: epochMs, updatedAtMs: epochMs }),
  code: shortText,
})

/** A discount with where it stands. */
export const discountReply = Type.Object({
  id: Type.String(),
  discount: discountInput,
  updatedAtMs: epochMs,
  state: Type.Union([
    Type.Literal('active'),
    Type.Literal('scheduled'),
    Type.Literal('ended'),
    Type.Literal('used-up'),
  ]),
  /** How many codes it has, how many of them were used, and how many orders had it. */
  counts: Type.Object({ codes: Type.Integer(), used: Type.Integer(), uses: Type.Integer() }),
})

/** A discount in the list. */
export const discountRow = Type.Object({
  id: Type.String(),
  name: Type.String(),
  code: Type.String(),
  trigger,
  class: discountClass,
  state: discountReply.properties.state,
  uses: Type.Integer(),
  usageLimit: Type.Union([Type.Integer(), Type.Null()]),
  startsAtMs: momentOrNull,
  endsAtMs: momentOrNull,
  createdAtMs: epochMs,
})
