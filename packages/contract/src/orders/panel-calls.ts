import { Type } from 'typebox'
import { defineCall, type OwnerPolicy } from '../call.ts'
import { defineListCall, defineListFile, listView } from '../lists/list-call.ts'
import { epochMs, id, shortText } from '../schemas.ts'
import { order, orderRow } from './order-shape.ts'
import { ordersList } from './orders-list.ts'
import { mayReadOrders } from './orders-policy.ts'
import { packingSlip } from './packing-slip-shape.ts'

const mayChange: OwnerPolicy = { kind: 'owner', roles: ['admin', 'storeManager'] }
const orderParams = Type.Object({ orderId: id })
const orderReply = Type.Object({ order })

/** The owner's list of orders; `q` finds numbers, e-mail addresses, names and SKUs by the beginnings of their words. */
export const listOrdersCall = defineListCall({
  list: ordersList,
  name: 'listOrders',
  path: '/api/panel/orders',
  policy: mayReadOrders,
  row: orderRow,
})

/** The list of orders as a file; it holds persons, so who asks proves again who they are. A key was made by who had. */
export const exportOrdersCall = defineListFile({
  name: 'exportOrders',
  path: '/api/panel/orders.csv',
  policy: { ...mayReadOrders, isConfirmed: true },
})

/** One order, the signed address of its status page, and whether mail about it goes out or is only kept in the mailbox. */
export const readOrderCall = defineCall({
  name: 'readOrder',
  method: 'GET',
  path: '/api/panel/orders/:orderId',
  policy: mayReadOrders,
  params: orderParams,
  reply: Type.Object({
    order,
    statusUrl: Type.String(),
    sendsMail: Type.Boolean(),
    /** What it subscribes to: it began that, or is one of its renewals. */
    subscriptions: Type.Array(
      Type.Object({
        id: Type.String(),
        productTitle: Type.String(),
        isRenewal: Type.Boolean(),
        /** Whether it is charged again some day. */
        isChangeable: Type.Boolean(),
        /** Whether it is canceled, and lasts on until what was paid for is over or goes back; not where its buyer withdrew from it: that ends it then without being asked. */
        isLasting: Type.Boolean(),
        /** Whether this order paid for the time that runs now, or ran last. */
        paysNow: Type.Boolean(),
      }),
    ),
    /** Name and address of the business, line by line, for its parcels. */
    senderLines: Type.Array(Type.String()),
    /** The lines whose stock is counted: of the others nothing can go back in stock. */
    countedLineIds: Type.Array(Type.String()),
    slip: packingSlip,
    /** What the refund of a withdrawal begins with as its reason: its buyer reads it, in their language. */
    withdrawnReason: Type.String(),
  }),
})

/**
 * Orders as packing slips say them, at most 200: those that are named, by ids with commas between them, or all that a view shows, in its
 * order.
 */
export const listPackingSlipsCall = defineCall({
  name: 'listPackingSlips',
  method: 'GET',
  path: '/api/panel/orders/packing-slips',
  policy: mayReadOrders,
  query: Type.Object({ ids: Type.Optional(Type.String({ maxLength: 13_000 })), ...listView }),
  reply: Type.Object({
    /** Each with its order. */
    slips: Type.Array(Type.Object({ order, slip: packingSlip })),
    /** Whether more are meant than are answered. */
    isMore: Type.Boolean(),
    senderLines: Type.Array(Type.String()),
  }),
})

/** Units of lines, as owners name them. */
const lineUnits = Type.Array(
  Type.Object({
    lineId: Type.String({ maxLength: 64 }),
    quantity: Type.Integer({ minimum: 1, maximum: 1_000_000 }),
  }),
  { maxItems: 500 },
)

/** Says that the order was sent, or a part of it in a parcel of its own; or, without carrier and number, that its buyer picked it up, or its shop delivered it, where that was chosen. */
export const fulfillOrderCall = defineCall({
  name: 'fulfillOrder',
  method: 'POST',
  path: '/api/panel/orders/:orderId/fulfillments',
  policy: mayChange,
  params: orderParams,
  body: Type.Object({
    carrier: shortText,
    trackingNumber: shortText,
    trackingUrl: Type.String({ maxLength: 2_083 }),
    notifyCustomer: Type.Boolean(),
    /** What is in the parcel; absent: all that is left. Where goods are picked up, or the shop delivers them, that is the goods: their services are done where they are named. */
    lines: Type.Optional(lineUnits),
    /** Of the order that was looked at: when it changed since, nothing is sent. Absent: the state of the order alone decides, which lets it be done once. */
    updatedAtMs: Type.Optional(epochMs),
  }),
  reply: orderReply,
})

/** Takes a parcel back that was not sent after all, by its moment: what was in it waits to be sent again. */
export const takeParcelBackCall = defineCall({
  name: 'takeParcelBack',
  method: 'DELETE',
  path: '/api/panel/orders/:orderId/fulfillments/:shippedAtMs',
  policy: mayChange,
  params: Type.Object({ orderId: id, shippedAtMs: shortText }),
  reply: orderReply,
})

/** Says that an order, or a part of it, is ready to be picked up by its buyer: it is fulfilled once they did. */
export const markReadyCall = defineCall({
  name: 'markReady',
  method: 'POST',
  path: '/api/panel/orders/:orderId/ready-parts',
  policy: mayChange,
  params: orderParams,
  body: Type.Object({
    notifyCustomer: Type.Boolean(),
    /** What is ready; absent: all that is not ready yet. */
    lines: Type.Optional(lineUnits),
    /** Of the order that was looked at: when it changed since, nothing is marked. Absent: the state of the order alone decides, which lets it be done once. */
    updatedAtMs: Type.Optional(epochMs),
  }),
  reply: orderReply,
})

/** Takes back that a part is ready to be picked up, by its moment. */
export const takeReadyBackCall = defineCall({
  name: 'takeReadyBack',
  method: 'DELETE',
  path: '/api/panel/orders/:orderId/ready-parts/:readyAtMs',
  policy: mayChange,
  params: Type.Object({ orderId: id, readyAtMs: shortText }),
  reply: orderReply,
})

/** Cancels an order that was not sent yet. */
export const cancelOrderCall = defineCall({
  name: 'cancelOrder',
  method: 'POST',
  path: '/api/panel/orders/:orderId/cancellation',
  policy: mayChange,
  params: orderParams,
  body: Type.Object({
    restock: Type.Boolean(),
    notifyCustomer: Type.Boolean(),
    /** Of the order that was looked at: when it changed since, nothing is canceled. Absent: the state of the order alone decides, which lets it be done once. */
    updatedAtMs: Type.Optional(epochMs),
    /** Whether the subscription that the order pays for ends with it; absent: it goes on. */
    endsSubscription: Type.Optional(Type.Boolean()),
  }),
  reply: orderReply,
})

/** Says that the money for an order paid outside of the shop came in. */
export const markPaidCall = defineCall({
  name: 'markPaid',
  method: 'POST',
  path: '/api/panel/orders/:orderId/payment',
  policy: mayChange,
  params: orderParams,
  body: Type.Object({
    reference: shortText,
    /** Whether its buyer is told of the payment; left out: they are. Files and memberships are told of in any case. */
    notifyCustomer: Type.Optional(Type.Boolean()),
    /** Of the order that was looked at: when it changed since, it is not marked. Absent: the state of the order alone decides, which lets it be done once. */
    updatedAtMs: Type.Optional(epochMs),
  }),
  reply: orderReply,
})
