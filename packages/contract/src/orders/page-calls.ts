import { Type } from 'typebox'
import { defineCall } from '../call.ts'
import { htmlPage, noBody, nothing, shortText } from '../schemas.ts'

/** The page after the order was placed (page type 202). */
export const confirmedPageCall = defineCall({
  name: 'confirmedPage',
  method: 'GET',
  path: '/checkout/order-confirmed',
  policy: { kind: 'public-read' },
  limit: { max: 120, windowMs: 60_000 },
  params: nothing,
  query: Type.Object({ orderId: Type.Optional(shortText), key: Type.Optional(shortText) }),
  body: noBody,
  reply: htmlPage,
})

/** The status of an order, opened by a signed link. */
export const orderStatusPageCall = defineCall({
  name: 'orderStatusPage',
  method: 'GET',
  path: '/commerce/orders/:orderId/status',
  policy: { kind: 'public-read' },
  limit: { max: 120, windowMs: 60_000 },
  params: Type.Object({ orderId: shortText }),
  query: Type.Object({ key: Type.Optional(shortText) }),
  body: noBody,
  reply: htmlPage,
})
