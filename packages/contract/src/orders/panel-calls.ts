import { Type } from 'typebox'
import { defineCall, type Policy } from '../call.ts'
import { direction, id, listSlice, noBody, nothing, shortText } from '../schemas.ts'
import { fulfillmentStatus, order, orderRow, paymentState } from './order-shape.ts'

const mayRead: Policy = { kind: 'owner', roles: ['admin', 'storeManager', 'reporting', 'viewer'] }
const mayChange: Policy = { kind: 'owner', roles: ['admin', 'storeManager'] }
const orderParams = Type.Object({ orderId: id })
const orderReply = Type.Object({ order })

/** The owner's list of orders; `text` matches number, e-mail or name. */
export const listOrdersCall = defineCall({
  name: 'listOrders',
  method: 'GET',
  path: '/api/panel/orders',
  policy: mayRead,
  limit: null,
  params: nothing,
  query: Type.Object({
    text: Type.Optional(shortText),
    fulfillmentStatus: Type.Optional(fulfillmentStatus),
    paymentState: Type.Optional(paymentState),
    /** Test orders alone, or all others. */
    kind: Type.Optional(Type.Union([Type.Literal('test'), Type.Literal('real')])),
    sort: Type.Optional(Type.Union([Type.Literal('number'), Type.Literal('total'), Type.Literal('created')])),
    direction,
    ...listSlice,
  }),
  body: noBody,
  reply: Type.Object({ orders: Type.Array(orderRow), total: Type.Integer() }),
})

/** One order, the signed address of its status page, and whether mail about it goes out or is only kept in the mailbox. */
export const readOrderCall = defineCall({
  name: 'readOrder',
  method: 'GET',
  path: '/api/panel/orders/:orderId',
  policy: mayRead,
  limit: null,
  params: orderParams,
  query: nothing,
  body: noBody,
  reply: Type.Object({ order, statusUrl: Type.String(), sendsMail: Type.Boolean() }),
})

/** Says that the order was sent. */
export const fulfillOrderCall = defineCall({
  name: 'fulfillOrder',
  method: 'POST',
  path: '/api/panel/orders/:orderId/fulfillments',
  policy: mayChange,
  limit: null,
  params: orderParams,
  query: nothing,
  body: Type.Object({
    carrier: shortText,
    trackingNumber: shortText,
    trackingUrl: Type.String({ maxLength: 2_083 }),
    notifyCustomer: Type.Boolean(),
  }),
  reply: orderReply,
})

/** Cancels an order that was not sent yet. */
export const cancelOrderCall = defineCall({
  name: 'cancelOrder',
  method: 'POST',
  path: '/api/panel/orders/:orderId/cancellation',
  policy: mayChange,
  limit: null,
  params: orderParams,
  query: nothing,
  body: Type.Object({ restock: Type.Boolean(), notifyCustomer: Type.Boolean() }),
  reply: orderReply,
})

/** Says that the money for an order paid outside of the shop came in. */
export const markPaidCall = defineCall({
  name: 'markPaid',
  method: 'POST',
  path: '/api/panel/orders/:orderId/payment',
  policy: mayChange,
  limit: null,
  params: orderParams,
  query: nothing,
  body: Type.Object({ reference: shortText }),
  reply: orderReply,
})
