import { Type } from 'typebox'
import { defineCall } from '../call.ts'
import { defineListCall, defineListFile } from '../lists/list-call.ts'
import { csvFile, epochMs, id, shortText } from '../schemas.ts'
import { discountInput, discountReply, discountRow } from './discount-shape.ts'
import { discountsList } from './discounts-list.ts'
import { mayKeepDiscounts } from './discounts-policy.ts'

const ofDiscount = {
  policy: mayKeepDiscounts,
  params: Type.Object({ discountId: id }),
} as const

/** The owner's list of discounts; `q` finds names and codes. */
export const listDiscountsCall = defineListCall({
  list: discountsList,
  name: 'listDiscounts',
  path: '/api/panel/discounts',
  policy: mayKeepDiscounts,
  row: discountRow,
})

/** The list of discounts as a file. */
export const exportDiscountsCall = defineListFile({
  name: 'exportDiscounts',
  path: '/api/panel/discounts.csv',
  policy: mayKeepDiscounts,
})

/** One discount. */
export const readDiscountCall = defineCall({
  ...ofDiscount,
  name: 'readDiscount',
  method: 'GET',
  path: '/api/panel/discounts/:discountId',
  reply: discountReply,
})

/** Adds a discount. */
export const createDiscountCall = defineCall({
  name: 'createDiscount',
  method: 'POST',
  path: '/api/panel/discounts',
  policy: mayKeepDiscounts,
  body: discountInput,
  reply: discountReply,
})

/** Changes a discount; 409 when somebody else did meanwhile. What brings it about stays as it was added. */
export const changeDiscountCall = defineCall({
  ...ofDiscount,
  name: 'changeDiscount',
  method: 'PUT',
  path: '/api/panel/discounts/:discountId',
  body: Type.Object({ discount: discountInput, updatedAtMs: epochMs }),
  reply: discountReply,
})

/** Removes a discount that no order had; 409 for another, which can be stopped. */
export const removeDiscountCall = defineCall({
  ...ofDiscount,
  name: 'removeDiscount',
  method: 'DELETE',
  path: '/api/panel/discounts/:discountId',
  reply: Type.Object({}),
})

/** Prices a cart with a discount as it is being written, beside those that are automatic. Nothing is kept. */
export const tryDiscountCall = defineCall({
  name: 'tryDiscount',
  method: 'POST',
  path: '/api/panel/discount-trials',
  policy: mayKeepDiscounts,
  body: Type.Object({
    discount: discountInput,
    /** Of one that is kept already. */
    discountId: Type.Optional(id),
    lines: Type.Array(
      Type.Object({ productId: id, variantId: id, quantity: Type.Integer({ minimum: 1, maximum: 9_999 }) }),
      { maxItems: 50 },
    ),
  }),
  reply: Type.Object({
    lines: Type.Array(
      Type.Object({
        title: Type.String(),
        quantity: Type.Integer(),
        subtotalCents: Type.Integer(),
        discounts: Type.Array(Type.Object({ name: Type.String(), cents: Type.Integer() })),
      }),
    ),
    subtotalCents: Type.Integer(),
    discountCents: Type.Integer(),
    /** Why the discount takes nothing off; null where it does. `TrialReason` of the domain. */
    reason: Type.Union([
      Type.Object({
        kind: Type.Union([
          Type.Literal('wrong-goods'),
          Type.Literal('no-delivery'),
          Type.Literal('not-for-subscriptions'),
          Type.Literal('no-effect'),
        ]),
      }),
      Type.Object({ kind: Type.Literal('below-minimum'), minimumCents: Type.Integer() }),
      Type.Object({ kind: Type.Literal('too-few'), minimumQuantity: Type.Integer() }),
      Type.Object({ kind: Type.Literal('not-combinable'), name: Type.String() }),
      Type.Null(),
    ]),
  }),
})

/** Makes further codes of a discount that has many. */
export const addDiscountCodesCall = defineCall({
  ...ofDiscount,
  name: 'addDiscountCodes',
  method: 'POST',
  path: '/api/panel/discounts/:discountId/codes',
  body: Type.Object({
    count: Type.Integer({ minimum: 1, maximum: 100_000 }),
    /** How the codes begin; '' for nothing. */
    beginning: shortText,
  }),
  reply: Type.Object({ added: Type.Integer(), codes: Type.Integer() }),
})

/** Codes of a discount in the order of the alphabet. */
export const listDiscountCodesCall = defineCall({
  ...ofDiscount,
  name: 'listDiscountCodes',
  method: 'GET',
  path: '/api/panel/discounts/:discountId/codes',
  query: Type.Object({
    beginning: Type.Optional(shortText),
    uses: Type.Optional(Type.Union([Type.Literal('any'), Type.Literal('used'), Type.Literal('unused')])),
    after: Type.Optional(shortText),
  }),
  reply: Type.Object({
    codes: Type.Array(Type.Object({ code: Type.String(), used: Type.Integer() })),
    hasMore: Type.Boolean(),
  }),
})

/** All codes of a discount as a file. */
export const exportDiscountCodesCall = defineCall({
  ...ofDiscount,
  name: 'exportDiscountCodes',
  method: 'GET',
  path: '/api/panel/discounts/:discountId/codes.csv',
  reply: csvFile,
})

/** Orders that had a discount, the newest first. */
export const listDiscountUsesCall = defineCall({
  ...ofDiscount,
  name: 'listDiscountUses',
  method: 'GET',
  path: '/api/panel/discounts/:discountId/uses',
  /** Both of the last that was shown. */
  query: Type.Object({
    beforeMs: Type.Optional(Type.Integer({ minimum: 0 })),
    beforeNumber: Type.Optional(Type.Integer({ minimum: 0 })),
  }),
  reply: Type.Object({
    uses: Type.Array(
      Type.Object({
        code: Type.String(),
        orderId: Type.String(),
        orderNumber: Type.Integer(),
        amountCents: Type.Integer(),
        currency: Type.String(),
        atMs: epochMs,
      }),
    ),
    hasMore: Type.Boolean(),
  }),
})
