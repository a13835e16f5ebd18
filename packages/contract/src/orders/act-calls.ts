import { mostTrackingLines } from '@vitrine/domain/orders/tracking/tracking-line'
import { Type } from 'typebox'
import type { OwnerPolicy } from '../call.ts'
import { defineActCall } from '../lists/bulk-calls.ts'
import { shortText } from '../schemas.ts'

const policy: OwnerPolicy = { kind: 'owner', roles: ['admin', 'storeManager'] }

/**
 * Says that many orders were sent, with the services beside their goods; or, where their buyers pick them up or their shop delivers them, that the
 * goods of them are with their buyer: said again, it changes nothing. With `parcels`, an order that none of them names stays as it is, and is told as
 * a failure, unless its shop delivers it or it is ready for pickup: that one is with its buyer then, as without `parcels`.
 */
export const fulfillOrdersCall = defineActCall({
  name: 'fulfillOrders',
  path: '/api/panel/orders/acts/fulfill',
  policy,
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
    /** Whether the services of the orders were done instead, and nothing of their goods is said; absent: no. Refused with `parcels`. */
    servicesOnly: Type.Optional(Type.Boolean()),
  }),
})

/** Says that many orders are ready to be picked up; one that is sent stays as it is, and is told as a failure. */
export const markOrdersReadyCall = defineActCall({
  name: 'markOrdersReady',
  path: '/api/panel/orders/acts/ready',
  policy,
  input: Type.Object({ notifyCustomer: Type.Boolean() }),
})

/** Says that the money for many orders came in outside of the shop; one that its gateway collects stays as it is, and is told as a failure. */
export const markOrdersPaidCall = defineActCall({
  name: 'markOrdersPaid',
  path: '/api/panel/orders/acts/paid',
  policy,
  input: Type.Object({
    reference: shortText,
    /** Whether each buyer is told of the payment; left out: they are. Files and memberships are told of in any case. */
    notifyCustomer: Type.Optional(Type.Boolean()),
  }),
})

/** Cancels many orders that nobody has paid; a paid one stays as it is, and is told as a failure. */
export const cancelUnpaidOrdersCall = defineActCall({
  name: 'cancelUnpaidOrders',
  path: '/api/panel/orders/acts/cancel-unpaid',
  policy,
  input: Type.Object({ restock: Type.Boolean(), notifyCustomer: Type.Boolean() }),
})
