import { notFoundText } from '../refusals/refusal-texts.ts'
import type { Order, OrderEvent } from './order.ts'
import { type OrderProblem, problemOf } from './order-table.ts'
import type { OrderFact } from './record/order-fact.ts'

/** What the owner reads of an order that stays as it is. */
export const orderProblemText: Readonly<Record<OrderProblem | 'order-unknown', string>> = {
  'order-unknown': notFoundText,
  'already-fulfilled': 'This order was fulfilled already.',
  'already-canceled': 'This order was canceled.',
  'already-paid': 'This order was paid already.',
  'paid-by-gateway': 'This order is paid through its gateway; it cannot be marked by hand.',
  'sent-otherwise': 'This order has changed since.',
  'not-so-many-left': 'There are not so many units of this order left.',
  'nothing-sent': 'Nothing of this order was sent: it is delivered by itself.',
  'nothing-left': 'Nothing of this order is left to be fulfilled.',
  'comes-once-paid': 'Nothing of this order is to be sent: it comes by itself once it is paid.',
  'services-left': 'Of this order, services alone are left. Say so when they are done.',
  'partly-sent': 'A part of this order was fulfilled. Refund the rest of it instead.',
  'not-for-pickup': 'Nothing of this order is picked up.',
  'already-ready': 'All of this order is ready for pickup already.',
  'not-downloadable': 'The files of this order cannot be downloaded now.',
  'gift-card-used': 'A gift card of this order was used. It cannot be canceled any more.',
  'partly-refunded':
    'A part of this order was refunded. Refund the rest of it: then nothing more of it is fulfilled.',
  'payment-disputed':
    'The payment of this order is disputed. Answer the dispute at your payment service: until it is decided, nothing can be given back here.',
}

/** The order after the change, or why it cannot be made. */
export type OrderResult =
  | { readonly ok: true; readonly order: Order }
  | { readonly ok: false; readonly problem: OrderProblem }

/** Who changes an order, and when; `by` is the display name of the owner account. */
export interface ChangeStamp {
  readonly nowMs: number
  readonly by: string
}

/** Calls the order off, before it is sent. Money that came in is given back in a step of its own. */
export function cancelOrder(order: Order, isRestocked: boolean, stamp: ChangeStamp): OrderResult {
  const problem = problemOf(order, 'cancel')
  if (problem) return { ok: false, problem }
  const isPaidByCards = order.giftCards !== undefined
  const isOnCards = isPaidByCards && !order.refunds?.some(({ cards }) => cards.length > 0)
  const fact = { code: 'canceled', isRestocked, isOnCards } as const
  return { ok: true, order: addEvent({ ...order, fulfillmentStatus: 'CANCELED' }, 'canceled', fact, stamp) }
}

/** Calls an order off that nobody has paid. */
export function cancelUnpaidOrder(order: Order, restocked: boolean, stamp: ChangeStamp): OrderResult {
  const problem = problemOf(order, 'cancel-unpaid')
  if (problem) return { ok: false, problem }
  return cancelOrder(order, restocked, stamp)
}

/** Notes that the money for an order paid outside of the shop came in. */
export function markPaid(order: Order, reference: string, stamp: ChangeStamp): OrderResult {
  const problem = problemOf(order, 'mark-paid')
  if (problem) return { ok: false, problem }
  const changed: Order = { ...order, paymentState: 'PAID', payment: { ...order.payment, reference } }
  return { ok: true, order: addEvent(changed, 'paid', { code: 'marked-paid', reference }, stamp) }
}

/** Writes what somebody says on an order; nothing of it changes. */
export function addNote(order: Order, text: string, stamp: ChangeStamp): Order {
  return addWords(order, 'note', text, stamp)
}

/** Adds what happened to the order's history. */
export function addEvent(
  order: Order,
  kind: OrderEvent['kind'],
  fact: OrderFact,
  { nowMs, by }: ChangeStamp,
): Order {
  return withEvent(order, { atMs: nowMs, kind, text: '', fact, by })
}

/** Adds to the order's history what somebody wrote in words of their own. */
export function addWords(
  order: Order,
  kind: OrderEvent['kind'],
  text: string,
  { nowMs, by }: ChangeStamp,
): Order {
  return withEvent(order, { atMs: nowMs, kind, text, by })
}

function withEvent(order: Order, event: OrderEvent): Order {
  return { ...order, updatedAtMs: event.atMs, history: [...order.history, event] }
}
