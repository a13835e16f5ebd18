import { Type } from 'typebox'
import { defineCall } from '../call.ts'
import { filledText } from '../forms/filled-form-shape.ts'
import { cartToken, id, shortText } from '../schemas.ts'
import { beginSubscriptionAddress } from './v3-addresses.ts'

/**
 * Begins the cart of a subscription, which stands beside the visitor's own; it is bought on the page `/checkout/subscribe` of its token
 * (specification, section 7).
 */
export const beginSubscriptionCall = defineCall({
  name: 'beginSubscription',
  ...beginSubscriptionAddress,
  policy: { kind: 'visitor-change' },
  limit: null,
  body: Type.Object({
    itemId: id,
    /** null or '' leaves the choice to the product's only variant. */
    sku: Type.Optional(Type.Union([shortText, Type.Null()])),
    /** Left out: one. */
    qty: Type.Optional(Type.Unknown()),
    additionalFields: filledText,
  }),
  reply: Type.Object({ cartToken }),
})
