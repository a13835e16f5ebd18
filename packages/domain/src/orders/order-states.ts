import { notFoundText } from '../refusals/refusal-texts.ts'
import type { Order, OrderEvent } from './order.ts'
import type { Parcel } from './parcel.ts'

/** Why an owner cannot do something to an order. */
export type OrderProblem =
  | 'already-fulfilled'
  | 'already-canceled'
  | 'already-paid'
  | 'paid-by-gateway'
  | 'sent-otherwise'
  | 'not-downloadable'
  | 'gift-card-used'
  | 'partly-refunded'

/** What the owner reads of an order that stays as it is. */
export const orderProblemText: Readonly<Record<OrderProblem | 'order-unknown', string>> = {
  'order-unknown': notFoundText,
  'already-fulfilled': 'This order was fulfilled already.',
  'already-canceled': 'This order was canceled.',
  'already-paid': 'This order was paid already.',
  'paid-by-gateway': 'This order is paid through its gateway; it cannot be marked by hand.',
  'sent-otherwise': 'This order has changed since.',
  'not-downloadable': 'The files of this order cannot be downloaded now.',
  'gift-card-used': 'A gift card of this order was used. It cannot be canceled any more.',
  'partly-refunded':
    'A part of this order was refunded. Refund the rest of it: then nothing of it is sent any more.',
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

/** Sends the order off. */
export function fulfillOrder(order: Order, parcel: Parcel, stamp: ChangeStamp): OrderResult {
  if (order.fulfillmentStatus === 'CANCELED') return { ok: false, problem: 'already-canceled' }
  if (order.fulfillmentStatus === 'FULFILLED') return { ok: false, problem: 'already-fulfilled' }
  const how = [parcel.carrier, parcel.trackingNumber].filter(Boolean).join(' ')
  const changed: Order = {
    ...order,
    fulfillmentStatus: 'FULFILLED',
    fulfillments: [...order.fulfillments, { shippedAtMs: stamp.nowMs, ...parcel }],
  }
  return {
    ok: true,
    order: addEvent(changed, 'fulfilled', how ? `Sent with ${how}.` : 'Marked as fulfilled.', stamp),
  }
}

/**
 * Takes the last parcel of an order back, if it is the one that was sent at a moment: the order waits to be sent again. In its history
 * that it was sent becomes a note, which its buyer does not see.
 */
export function takeFulfillmentBack(order: Order, shippedAtMs: number, stamp: ChangeStamp): OrderResult {
  const isAsSent =
    order.fulfillmentStatus === 'FULFILLED' && order.fulfillments.at(-1)?.shippedAtMs === shippedAtMs
  if (!isAsSent) return { ok: false, problem: 'sent-otherwise' }
  const waiting: Order = {
    ...order,
    fulfillmentStatus: 'PENDING',
    fulfillments: order.fulfillments.slice(0, -1),
    history: order.history.map((event) =>
      event.kind === 'fulfilled' && event.atMs === shippedAtMs ? { ...event, kind: 'note' } : event,
    ),
  }
  return { ok: true, order: addEvent(waiting, 'note', 'The fulfillment was undone.', stamp) }
}

/** Notes that an order of nothing but files is delivered: its buyer can download them. */
export function deliverOrder(order: Order, nowMs: number): Order {
  if (order.fulfillmentStatus !== 'PENDING') return order
  const text = 'Delivered by download.'
  return addEvent({ ...order, fulfillmentStatus: 'FULFILLED' }, 'fulfilled', text, { nowMs, by: '' })
}

/** Whether nothing was sent, and what was delivered can be taken back: an order of nothing but files. */
export function isByDownload({ lines }: Pick<Order, 'lines'>): boolean {
  return lines.length > 0 && lines.every(({ digitalFileIds }) => digitalFileIds !== undefined)
}

/** Calls the order off, before it is sent. Money that came in is given back in a step of its own. */
export function cancelOrder(order: Order, restocked: boolean, stamp: ChangeStamp): OrderResult {
  if (order.fulfillmentStatus === 'CANCELED') return { ok: false, problem: 'already-canceled' }
  if (order.fulfillmentStatus === 'FULFILLED' && !isByDownload(order))
    return { ok: false, problem: 'already-fulfilled' }
  if (order.refunds?.length) return { ok: false, problem: 'partly-refunded' }
  const canceled = restocked ? 'Canceled; the items are back in stock.' : 'Canceled.'
  const text = order.giftCards ? `${canceled} What gift cards paid is back on them.` : canceled
  return { ok: true, order: addEvent({ ...order, fulfillmentStatus: 'CANCELED' }, 'canceled', text, stamp) }
}

/** Calls an order off that nobody has paid. */
export function cancelUnpaidOrder(order: Order, restocked: boolean, stamp: ChangeStamp): OrderResult {
  const isPaid = order.paymentState === 'PAID' || order.paymentState === 'REFUNDED'
  if (isPaid && order.fulfillmentStatus !== 'CANCELED') return { ok: false, problem: 'already-paid' }
  return cancelOrder(order, restocked, stamp)
}

/** Notes that the money for an order paid outside of the shop came in. */
export function markPaid(order: Order, reference: string, stamp: ChangeStamp): OrderResult {
  if (order.fulfillmentStatus === 'CANCELED') return { ok: false, problem: 'already-canceled' }
  if (order.payment.gateway !== 'manual') return { ok: false, problem: 'paid-by-gateway' }
  if (order.paymentState !== 'PENDING') return { ok: false, problem: 'already-paid' }
  const changed: Order = { ...order, paymentState: 'PAID', payment: { ...order.payment, reference } }
  const text = reference ? `Paid (${reference}).` : 'Marked as paid.'
  return { ok: true, order: addEvent(changed, 'paid', text, stamp) }
}

/** Writes something on an order that changes nothing of it. */
export function addNote(order: Order, text: string, stamp: ChangeStamp): Order {
  return addEvent(order, 'note', text, stamp)
}

/** Adds a line to the order's history. */
export function addEvent(
  order: Order,
  kind: OrderEvent['kind'],
  text: string,
  { nowMs, by }: ChangeStamp,
): Order {
  return { ...order, updatedAtMs: nowMs, history: [...order.history, { atMs: nowMs, kind, text, by }] }
}
