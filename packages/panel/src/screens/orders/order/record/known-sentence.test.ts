import { decidedText } from '@vitrine/domain/orders/disputes/take-dispute'
import { orderOfDraft, paidToShopLabel } from '@vitrine/domain/orders/draft-order'
import type { Order } from '@vitrine/domain/orders/order'
import { cancelOrder, markPaid, type OrderResult } from '@vitrine/domain/orders/order-states'
import { deliverOrder, fulfillOrder, takeFulfillmentBack } from '@vitrine/domain/orders/parcels/fulfill-order'
import { giftCardNotes } from '@vitrine/domain/orders/refunds/gift-card-notes'
import { refundReasons } from '@vitrine/domain/orders/refunds/refund-reasons'
import { sampleOrder } from '@vitrine/domain/orders/sample-order'
import { addWithdrawal, answerWithdrawal } from '@vitrine/domain/orders/withdrawals/withdraw'
import { expect, it } from 'vitest'
import { knownSentence } from './known-sentence.ts'

const stamp = { nowMs: 5, by: 'Ada' }
const order: Order = {
  ...sampleOrder({
    product: null,
    currency: 'EUR',
    numbering: { prefix: '', suffix: '' },
    shipping: null,
    manual: { label: 'Bank transfer', instructions: '' },
    nowMs: 1,
  }),
  fulfillments: [],
}

function changed(result: OrderResult): Order {
  if (!result.ok) throw new Error(result.problem)
  return result.order
}

function placed(more: Partial<Order>): Order {
  return orderOfDraft({ ...order, ...more }, { id: 'o', number: 1, nowMs: 1, isPaid: true, reference: '' })
}

const parcel = { carrier: '', trackingNumber: '', trackingUrl: '' }
const sent = changed(fulfillOrder(order, parcel, stamp))
const wholly = order.lines.map(({ id, quantity }) => ({ lineId: id, quantity }))
const ask = { name: 'Ada', email: 'ada@example.com', lines: wholly }
const withdrawn = addWithdrawal(order, 'w', ask, 5)

it.each([
  placed({}),
  placed({ proposalId: 'p', payment: { gateway: 'manual', label: paidToShopLabel, reference: '' } }),
  changed(markPaid(order, '', stamp)),
  changed(markPaid(order, 'till 3', stamp)),
  changed(cancelOrder(order, true, stamp)),
  changed(cancelOrder(order, false, stamp)),
  sent,
  changed(fulfillOrder(order, { ...parcel, carrier: 'Post' }, stamp)),
  changed(takeFulfillmentBack(sent, sent.fulfillments[0]?.shippedAtMs ?? 0, stamp)),
  deliverOrder({ ...order, lines: [] }, 5),
  withdrawn,
  addWithdrawal(order, 'w', { ...ask, lines: [] }, 5),
  answerWithdrawal(withdrawn, 'w', { ...stamp, note: '' }) ?? order,
  answerWithdrawal(withdrawn, 'w', { ...stamp, note: 'Too late.' }) ?? order,
])('knows what the shop writes into the history of an order', ({ history }) => {
  const texts = history.map(({ text }) => text)
  expect(texts.map(knownSentence)).toEqual(texts)
})

it('leaves what somebody wrote', () => {
  expect(knownSentence('She called on Monday.')).toBeNull()
})

it('knows what refunds and disputes say of themselves', () => {
  const said = [
    'Refunded at the payment service.',
    'The order was canceled.',
    'All of it was refunded.',
    'All that was ordered was refunded.',
    'Canceled, as all of it was refunded.',
    'Canceled, as all of it is being refunded.',
    'Canceled, as all that was ordered was refunded.',
    'Canceled, as all that was ordered is being refunded.',
    'The rest of the order was refunded.',
    'The whole order was refunded.',
    'A refund of a part of the order was begun.',
    'A refund of the rest of the order was begun.',
    'A refund of the whole order was begun.',
    'All that was paid in money was returned, what gift cards paid was not.',
    refundReasons.takenBack,
    decidedText.WON('€12.00'),
    decidedText.LOST('€12.00'),
    'PayPal gives payments back for 180 days alone. Please send the money another way.',
    'A refund failed. The buyer disputes this payment. Please answer the dispute at PayPal.',
    giftCardNotes.spent('ABCD', '€12.00'),
    giftCardNotes.reserved('ABCD', '€12.00'),
    giftCardNotes.kept,
  ]
  expect(said.map(knownSentence)).toEqual(said)
  const disputed = 'Answer it at your payment service, and do not send what is not sent yet. Reason:'
  const now = `This payment is disputed. ${disputed} The buyer did not receive the goods.`
  const kept = `${disputed} product not received.`
  expect(knownSentence(`This payment is disputed. ${kept}`)).toBe(now)
  expect(knownSentence(`The buyer's bank disputes this payment. ${kept}`)).toBe(now)
})
