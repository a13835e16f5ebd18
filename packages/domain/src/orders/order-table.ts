import type { Order, PaymentState } from './order.ts'
import { comesOncePaid, isPartlySent, isSelfDelivered, leftToSend } from './parcels/left-to-send.ts'
import { isHeldByDispute } from './refunds/held-by-dispute.ts'
import { leftToRefund } from './refunds/left-to-refund.ts'

/** Why an owner cannot do something to an order. */
export type OrderProblem =
  | 'already-fulfilled'
  | 'already-canceled'
  | 'already-paid'
  | 'paid-by-gateway'
  | 'sent-otherwise'
  | 'not-so-many-left'
  | 'nothing-sent'
  | 'nothing-left'
  | 'comes-once-paid'
  | 'services-left'
  | 'partly-sent'
  | 'not-for-pickup'
  | 'already-ready'
  | 'not-downloadable'
  | 'gift-card-used'
  | 'partly-refunded'
  | 'payment-disputed'

/** What is done to orders. Refunds go by amounts: `planRefund` has their rules. */
export type OrderAct = 'send' | 'ready' | 'take-back' | 'cancel' | 'cancel-unpaid' | 'mark-paid' | 'edit'

/** How far an order has come: nothing is sent, a part, all; all by itself, as files are; or nothing will be. */
type OrderStanding = 'none' | 'part' | 'all' | 'delivered' | 'canceled'

/** The machine of orders: what may be done where one stands on its way (`null`), or why it may not. */
const orderTable: Readonly<Record<OrderAct, Readonly<Record<OrderStanding, OrderProblem | null>>>> = {
  send: {
    none: null,
    part: null,
    all: 'already-fulfilled',
    delivered: 'already-fulfilled',
    canceled: 'already-canceled',
  },
  ready: {
    none: null,
    part: null,
    all: 'already-fulfilled',
    delivered: 'already-fulfilled',
    canceled: 'already-canceled',
  },
  'take-back': {
    none: 'sent-otherwise',
    part: null,
    all: null,
    delivered: 'nothing-sent',
    canceled: 'already-canceled',
  },
  cancel: {
    none: null,
    part: 'partly-sent',
    all: 'already-fulfilled',
    delivered: null,
    canceled: 'already-canceled',
  },
  'cancel-unpaid': {
    none: null,
    part: 'partly-sent',
    all: 'already-fulfilled',
    delivered: null,
    canceled: 'already-canceled',
  },
  'mark-paid': { none: null, part: null, all: null, delivered: null, canceled: 'already-canceled' },
  edit: { none: null, part: null, all: 'already-fulfilled', delivered: null, canceled: 'already-canceled' },
}

/** The same by where its money stands. */
const paymentTable: Readonly<Record<OrderAct, Readonly<Record<PaymentState, OrderProblem | null>>>> = {
  send: { PENDING: null, PAID: null, REFUNDED: null },
  ready: { PENDING: null, PAID: null, REFUNDED: null },
  'take-back': { PENDING: null, PAID: null, REFUNDED: null },
  cancel: { PENDING: null, PAID: null, REFUNDED: null },
  'cancel-unpaid': { PENDING: null, PAID: 'already-paid', REFUNDED: 'already-paid' },
  'mark-paid': { PENDING: null, PAID: 'already-paid', REFUNDED: 'already-paid' },
  edit: { PENDING: null, PAID: null, REFUNDED: null },
}

/** Why something may not be done to an order as it stands; null where it may. */
export function problemOf(order: Order, act: OrderAct): OrderProblem | null {
  const byStanding = orderTable[act][standingOf(order)]
  if (byStanding) return byStanding
  if (act === 'send' && leftToSend(order).length === 0)
    return comesOncePaid(order) ? 'comes-once-paid' : 'nothing-left'
  // Money that a gateway collects is never noted by hand.
  if (act === 'mark-paid' && order.payment.gateway !== 'manual') return 'paid-by-gateway'
  const byPayment = paymentTable[act][order.paymentState]
  if (byPayment) return byPayment
  const isCalledOff = act === 'cancel' || act === 'cancel-unpaid'
  // What was paid goes back with the cancellation.
  if (isCalledOff && isHeldByDispute(order)) return 'payment-disputed'
  // Of an order that was given back whole nothing is left to be refunded first.
  const isPartly = (order.refunds ?? []).length > 0 && leftToRefund(order).cents > 0
  return isCalledOff && isPartly ? 'partly-refunded' : null
}

/** Where an order stands on its way. */
function standingOf(order: Pick<Order, 'fulfillmentStatus' | 'fulfillments' | 'lines'>): OrderStanding {
  switch (order.fulfillmentStatus) {
    case 'CANCELED':
      return 'canceled'
    case 'FULFILLED':
      return order.fulfillments.length === 0 && isSelfDelivered(order) ? 'delivered' : 'all'
    case 'PENDING':
      return isPartlySent(order) ? 'part' : 'none'
  }
}
