import { Type } from 'typebox'
import { defineCall } from '../call.ts'
import { defineListCall, defineListFile } from '../lists/list-call.ts'
import { orderRow } from '../orders/order-shape.ts'
import { epochMs, id, shortText } from '../schemas.ts'
import { customer, customerRow } from './customer-shape.ts'
import { customersList } from './customers-list.ts'
import { mayKeepCustomers } from './customers-policy.ts'

const ofCustomer = {
  policy: mayKeepCustomers,
  params: Type.Object({ customerId: id }),
} as const

/** The owner's list of customers; `q` finds names, e-mail addresses and tags by the beginnings of their words. */
export const listCustomersCall = defineListCall({
  list: customersList,
  name: 'listCustomers',
  path: '/api/panel/customers',
  policy: mayKeepCustomers,
  row: customerRow,
})

/** The list of customers as a file; it holds persons, so who asks proves again who they are. */
export const exportCustomersCall = defineListFile({
  name: 'exportCustomers',
  path: '/api/panel/customers.csv',
  policy: { ...mayKeepCustomers, isConfirmed: true },
})

/** One person with their newest orders, and the comments of their e-mail address for those who look after comments. */
export const readCustomerCall = defineCall({
  ...ofCustomer,
  name: 'readCustomer',
  method: 'GET',
  path: '/api/panel/customers/:customerId',
  reply: Type.Object({
    customer,
    orders: Type.Array(orderRow),
    /** Whether there are older ones. */
    hasMoreOrders: Type.Boolean(),
    comments: Type.Array(
      Type.Object({
        id: Type.String(),
        itemTitle: Type.String(),
        body: Type.String(),
        status: Type.Union([Type.Literal('public'), Type.Literal('pending'), Type.Literal('spam')]),
        createdAtMs: epochMs,
      }),
    ),
  }),
})

const customerReply = Type.Object({ customer })

/** Changes what owners note of a person; 409 when somebody else did meanwhile. */
export const changeCustomerCall = defineCall({
  ...ofCustomer,
  name: 'changeCustomer',
  method: 'PUT',
  path: '/api/panel/customers/:customerId',
  body: Type.Object({
    tags: Type.Array(shortText, { maxItems: 100 }),
    notes: Type.String({ maxLength: 20_000 }),
    /** As it was read. */
    updatedAtMs: epochMs,
  }),
  reply: customerReply,
})

/** Writes down that a person wants no more news. Only they can say that they want some: at the checkout. */
export const refuseNewsCall = defineCall({
  ...ofCustomer,
  name: 'refuseNews',
  method: 'POST',
  path: '/api/panel/customers/:customerId/news-refusal',
  body: Type.Object({}),
  reply: customerReply,
})
