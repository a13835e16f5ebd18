import { Type } from 'typebox'
import { defineCall, type OwnerPolicy } from '../call.ts'
import { id, oneOf } from '../schemas.ts'

const policy: OwnerPolicy = { kind: 'owner', roles: ['admin', 'storeManager'] }

/** Something about a payment that does not add up between the shop and its gateway. */
const paymentDiscrepancy = Type.Object({
  kind: Type.Union([
    Type.Literal('charge-without-order'),
    Type.Literal('open-past-hold'),
    Type.Literal('order-without-charge'),
    Type.Literal('other-amount'),
    Type.Literal('refund-not-made'),
    Type.Literal('refund-not-written'),
  ]),
  paymentId: Type.String(),
  amountCents: Type.Integer(),
  currency: Type.String(),
  orderId: Type.Union([Type.String(), Type.Null()]),
  orderNumber: Type.Union([Type.Integer(), Type.Null()]),
})

/** The payments of the last thirty days, held against the books of the gateways that they name; `unreadBooks` has the keys of those that could not be read. */
export const listPaymentDiscrepanciesCall = defineCall({
  name: 'listPaymentDiscrepancies',
  method: 'GET',
  path: '/api/panel/payment-discrepancies',
  policy,
  reply: Type.Object({
    discrepancies: Type.Array(paymentDiscrepancy),
    unreadBooks: Type.Array(Type.String()),
  }),
})

/** Has a payment put right at once: where the money came in its order is placed, and what cannot become an order goes back. */
export const resolvePaymentCall = defineCall({
  name: 'resolvePayment',
  method: 'POST',
  path: '/api/panel/payment-discrepancies/:paymentId/resolution',
  policy,
  params: Type.Object({ paymentId: id }),
  reply: Type.Object({
    /** Null where no order came of it. */
    orderId: Type.Union([Type.String(), Type.Null()]),
    /** `processing`: its money is on its way to the shop still; `ended`: nothing was charged, or all of it is back already; `not-returned`: it is asked for again; `out-of-reach`: a person has to give it back. */
    outcome: oneOf([
      'placed',
      'processing',
      'ended',
      'returned',
      'under-way',
      'not-returned',
      'out-of-reach',
    ]),
    /** Why no money went back; '' where it did, or none had to. */
    message: Type.String(),
  }),
})
