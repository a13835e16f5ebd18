import type { Discount } from '@vitrine/domain/discounts/discount'
import { Type } from 'typebox'
import { defineDocument } from '../documents/document-kind.ts'
import { oneOf, orNull, text } from '../documents/document-schemas.ts'

const goods = Type.Object({
  productIds: Type.Array(text),
  categories: Type.Array(text),
  tags: Type.Array(text),
})

const appliesTo = oneOf(['order', 'goods'])

const effect = Type.Union([
  Type.Object({ kind: Type.Literal('percentage'), appliesTo, milliPercent: Type.Number() }),
  Type.Object({ kind: Type.Literal('fixed'), appliesTo, cents: Type.Number() }),
  Type.Object({ kind: Type.Literal('free-shipping'), mostCents: orNull(Type.Number()) }),
  Type.Object({
    kind: Type.Literal('buy-x-get-y'),
    buys: orNull(goods),
    buyQuantity: Type.Number(),
    getQuantity: Type.Number(),
    milliPercent: Type.Number(),
    timesPerOrder: orNull(Type.Number()),
  }),
])

/** A discount. */
export const discountDocument = defineDocument<Discount>()(
  'discount',
  Type.Object({
    id: text,
    name: text,
    trigger: oneOf(['automatic', 'code', 'bulk']),
    code: text,
    effect,
    goods,
    includesSaleItems: Type.Boolean(),
    onSubscriptions: Type.Optional(
      Type.Union([
        Type.Object({ option: oneOf(['EXCLUDED', 'ALL_PAYMENTS']) }),
        Type.Object({ option: Type.Literal('LIMITED_PAYMENTS'), payments: Type.Number() }),
      ]),
    ),
    minimumCents: Type.Number(),
    minimumQuantity: Type.Number(),
    startsAtMs: orNull(Type.Number()),
    endsAtMs: orNull(Type.Number()),
    usageLimit: orNull(Type.Number()),
    isOncePerCustomer: Type.Boolean(),
    combinesWith: Type.Array(oneOf(['PRODUCT', 'ORDER', 'SHIPPING'])),
    priority: Type.Number(),
    isStopped: Type.Boolean(),
    createdAtMs: Type.Number(),
    updatedAtMs: Type.Number(),
  }),
)
