import { Type } from 'typebox'
import { addressOrNull } from '../address.ts'
import { grantedDiscount } from '../discounts/discount-shape.ts'
import { answeredFields } from '../forms/filled-form-shape.ts'
import { subscriptionPlan } from '../orders/line-shape.ts'
import { epochMs, momentOrNull, textOrNull } from '../schemas.ts'
import { productType } from '../trade-schemas.ts'
import { subscriptionFact } from './fact-shape.ts'

const line = Type.Object({
  itemId: Type.String(),
  variantId: Type.String(),
  sku: Type.String(),
  productType,
  title: Type.String(),
  optionValues: Type.Array(Type.Object({ optionName: Type.String(), value: Type.String() })),
  quantity: Type.Integer(),
  unitPriceCents: Type.Integer(),
  isOnSale: Type.Optional(Type.Boolean()),
  additionalFields: textOrNull,
  answeredFields: Type.Optional(answeredFields),
  imageUrl: textOrNull,
})

const event = Type.Object({
  atMs: epochMs,
  kind: Type.Union([
    Type.Literal('started'),
    Type.Literal('renewed'),
    Type.Literal('declined'),
    Type.Literal('skipped'),
    Type.Literal('paused'),
    Type.Literal('resumed'),
    Type.Literal('swapped'),
    Type.Literal('method-changed'),
    Type.Literal('address-changed'),
    Type.Literal('delivery-changed'),
    Type.Literal('retried'),
    Type.Literal('price-changed'),
    Type.Literal('told'),
    Type.Literal('canceled'),
    Type.Literal('expired'),
  ]),
  /** What it says, in English where there is a `fact`. */
  text: Type.String(),
  /** What happened, as a code with its values; absent where a sentence of before is no such. */
  fact: Type.Optional(subscriptionFact),
  by: Type.String(),
})

/** A subscription as it is kept, and as owners read it. */
export const subscription = Type.Object({
  id: Type.String(),
  state: Type.Union([
    Type.Literal('active'),
    Type.Literal('past-due'),
    Type.Literal('paused'),
    Type.Literal('canceled'),
    Type.Literal('expired'),
  ]),
  isTest: Type.Boolean(),
  createdAtMs: epochMs,
  updatedAtMs: epochMs,
  contact: Type.Object({
    email: Type.String(),
    phone: Type.String(),
    wantsNews: Type.Boolean(),
    vatId: Type.Optional(Type.String()),
  }),
  linkVersion: Type.Optional(Type.Integer()),
  shippingAddress: addressOrNull,
  billingAddress: addressOrNull,
  shippingOptionKey: textOrNull,
  line,
  plan: subscriptionPlan,
  currency: Type.String(),
  taxIsIncluded: Type.Optional(Type.Boolean()),
  orderId: Type.String(),
  lineId: Type.String(),
  lastOrderId: Type.Optional(Type.String()),
  approvedCharge: Type.Optional(Type.String()),
  methodId: textOrNull,
  namedMethod: Type.Optional(
    Type.Object({ paymentId: Type.String(), gateway: Type.String(), reference: Type.String() }),
  ),
  discounts: Type.Optional(Type.Array(grantedDiscount)),
  newPrice: Type.Optional(Type.Object({ unitPriceCents: Type.Integer(), fromMs: epochMs })),
  remindedCycle: Type.Optional(Type.Integer()),
  toldCard: Type.Optional(Type.String()),
  anchorMs: epochMs,
  paidCycles: Type.Integer(),
  nextCycle: Type.Integer(),
  nextAtMs: momentOrNull,
  failures: Type.Integer(),
  triesBeside: Type.Optional(Type.Array(Type.Object({ cycle: Type.Integer(), failures: Type.Integer() }))),
  plannedAtMs: Type.Optional(epochMs),
  waiting: Type.Optional(
    Type.Object({
      cycle: Type.Integer(),
      variantId: Type.String(),
      reason: Type.Union([Type.Literal('sold-out'), Type.Literal('undeliverable')]),
      sinceMs: epochMs,
      isTold: Type.Boolean(),
    }),
  ),
  pausedUntilMs: Type.Optional(momentOrNull),
  lastPaidCycle: Type.Optional(Type.Integer({ minimum: 0 })),
  pausedFromCycle: Type.Optional(Type.Integer({ minimum: 0 })),
  paidUntilMs: Type.Optional(epochMs),
  endsAtMs: momentOrNull,
  isWithdrawn: Type.Optional(Type.Boolean()),
  history: Type.Array(event),
})
