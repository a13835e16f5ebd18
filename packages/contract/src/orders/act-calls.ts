import { mostTrackingLines } from '@vitrine/domain/orders/tracking/tracking-line'
import { Type } from 'typebox'
import { defineActCall } from '../lists/bulk-calls.ts'
import { shortText } from '../schemas.ts'

/** Says that many orders were sent. With `parcels`, an order that none of them names stays as it is, and is told as a failure. */
export const fulfillOrdersCall = defineActCall({
  name: 'fulfillOrders',
  path: '/api/panel/orders/acts/fulfill',
  policy: { kind: 'owner', roles: ['admin', 'storeManager'] },
  input: Type.Object({
    parcels: Type.Array(
      Type.Object({
        /** The number of an order, with or without its sign, its prefix and suffix. */
        orderNumber: shortText,
        carrier: shortText,
        trackingNumber: shortText,
        trackingUrl: Type.String({ maxLength: 2_083 }),
      }),
      { maxItems: mostTrackingLines },
    ),
    notifyCustomer: Type.Boolean(),
  }),
})
