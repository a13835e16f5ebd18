import { Type } from 'typebox'
import { defineCall } from '../call.ts'
import { openPage } from '../page-and-form.ts'
import { shortText } from '../schemas.ts'

/** The page after the order was placed (page type 202). */
export const confirmedPageCall = defineCall({
  ...openPage,
  name: 'confirmedPage',
  path: '/checkout/order-confirmed',
  limit: { max: 120, windowMs: 60_000 },
  query: Type.Object({ orderId: Type.Optional(shortText), key: Type.Optional(shortText) }),
})

/** The status of an order, opened by a signed link. */
export const orderStatusPageCall = defineCall({
  ...openPage,
  name: 'orderStatusPage',
  path: '/commerce/orders/:orderId/status',
  limit: { max: 120, windowMs: 60_000 },
  params: Type.Object({ orderId: shortText }),
  query: Type.Object({ key: Type.Optional(shortText) }),
})
