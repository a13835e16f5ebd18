import type { Order, OrderGiftCard } from './order.ts'
import { isFreeAgain } from './refunds/booked-refund.ts'
import { leftToRefund } from './refunds/left-to-refund.ts'
import { refundTotals } from './refunds/refunded-cents.ts'
import { refundedUnits } from './refunds/refunded-units.ts'

/**
 * What is to go back of an order, in minor units: the money of one that was canceled since it was paid, and what gift cards paid of one whose
 * money went back at its payment service. Test orders took none.
 */
export function moneyToReturnCents(order: Order): number {
  if (order.isTest) return 0
  if (order.fulfillmentStatus === 'CANCELED') return canceledMoneyCents(order)
  return isLeftToCards(order) ? leftToRefund(order).cardCents : 0
}

/**
 * The money of an order that was canceled since it was paid, less what is under way, what its owner keeps by refunds of their own, and what of
 * these failed, which waits by itself.
 */
export function canceledMoneyCents(order: Order): number {
  const { fulfillmentStatus, paymentState } = order
  const isKept = fulfillmentStatus !== 'CANCELED' || paymentState !== 'PAID' || isKeptOnPurpose(order)
  return isKept ? 0 : leftToRefund(order).moneyCents - freeAgainCents(order)
}

/** What failed and waits by itself, of what is left to other refunds as well. */
function freeAgainCents(order: Order): number {
  const { refunds = [] } = order
  const failed = refunds.filter(isFreeAgain)
  const { failedCents } = refundTotals({
    ...order,
    refunds: refunds.filter((each) => !failed.includes(each)),
  })
  return refundTotals(order).failedCents - failedCents
}

/** Whether refunds of the owner named all that was ordered: what they left out of them, as delivery, stays with the shop. */
function isKeptOnPurpose(order: Pick<Order, 'lines' | 'refunds'>): boolean {
  return order.lines.every(({ id, quantity }) => refundedUnits(order, id) >= quantity)
}

/** Whether only the share of gift cards did not go back of an order that is not sent yet. */
export function isLeftToCards({
  fulfillmentStatus,
  paymentState,
}: Pick<Order, 'fulfillmentStatus' | 'paymentState'>): boolean {
  return fulfillmentStatus === 'PENDING' && paymentState === 'REFUNDED'
}

/** Gift cards that got back what they paid when their order was canceled; refunds name those that they gave something. */
export function cardsGivenBack({
  fulfillmentStatus,
  giftCards = [],
  refunds = [],
}: Pick<Order, 'fulfillmentStatus' | 'giftCards' | 'refunds'>): readonly OrderGiftCard[] {
  const isByRefund = refunds.some(({ cards }) => cards.length > 0)
  return fulfillmentStatus === 'CANCELED' && !isByRefund ? giftCards : []
}

/** What gift cards got back when their order was canceled, also where it is written as a refund. */
export function cardsOfCancellation(
  order: Pick<Order, 'fulfillmentStatus' | 'giftCards' | 'refunds'>,
): readonly OrderGiftCard[] {
  const { giftCards = [], refunds = [] } = order
  const given = refunds.find(({ cause, cards }) => cause === 'order-canceled' && cards.length > 0)
  if (!given) return cardsGivenBack(order)
  return given.cards.flatMap(({ id, cents }) => {
    const card = giftCards.find((each) => each.id === id)
    return card ? [{ ...card, cents }] : []
  })
}
