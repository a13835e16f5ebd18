import { expect, it } from 'vitest'
import { moneyToReturnCents, returnUnderWayCents } from './canceled-money.ts'
import type { Order } from './order.ts'
import { presentOrder } from './present-order.ts'
import type { OrderRefund } from './refunds/order-refund.ts'
import { addRefund } from './refunds/refund-states.ts'
import { sampleOrder } from './sample-order.ts'

const sample = sampleOrder({
  product: null,
  currency: 'EUR',
  numbering: { prefix: '', suffix: '' },
  shipping: null,
  manual: null,
  nowMs: 5,
})
const order: Order = {
  ...sample,
  isTest: false,
  paymentState: 'PAID',
  fulfillmentStatus: 'PENDING',
  giftCards: [{ id: 'card', lastFour: 'ABCD', cents: 100 }],
}
const money = order.grandTotalCents - 100

it('is what was paid of an order that was canceled, and went back neither as money nor to gift cards', () => {
  const refund: OrderRefund = {
    ...{
      id: 'r',
      atMs: 7,
      by: '',
      state: 'DONE',
      attempts: 1,
      lines: [],
      shippingCents: 0,
      shippingTaxCents: 0,
    },
    ...{ cents: money, moneyCents: money, cards: [], reason: '', reference: '', message: '' },
  }
  const atService: Order = { ...order, paymentState: 'REFUNDED', refunds: [refund] }
  expect([
    moneyToReturnCents(order),
    moneyToReturnCents({ ...order, fulfillmentStatus: 'CANCELED' }),
    moneyToReturnCents({ ...order, fulfillmentStatus: 'CANCELED', isTest: true }),
    moneyToReturnCents(atService),
    moneyToReturnCents({ ...atService, fulfillmentStatus: 'FULFILLED' }),
  ]).toEqual([0, money, 0, 100, 0])
})

it('is nothing of an order whose goods its owner refunded, and kept delivery on purpose', () => {
  const cardless: Order = { ...order, giftCards: undefined, shippingCents: 499 }
  const goods = cardless.lines.map(({ id, quantity, subtotalCents }) => ({
    lineId: id,
    quantity,
    cents: subtotalCents,
    taxCents: 0,
    restocked: 0,
  }))
  const cents = cardless.grandTotalCents
  const kept: Order = { ...cardless, fulfillments: [], grandTotalCents: cents + 499 }
  const refund: OrderRefund = {
    ...{ id: 'r', atMs: 7, by: 'Owner', state: 'DONE', attempts: 1, lines: goods, shippingCents: 0 },
    ...{ shippingTaxCents: 0, cents, moneyCents: cents, cards: [], reason: '', reference: '', message: '' },
  }
  const calledOff = addRefund(kept, refund, { nowMs: 7, by: 'Owner' })
  expect([calledOff.fulfillmentStatus, calledOff.paymentState]).toEqual(['CANCELED', 'PAID'])
  expect(moneyToReturnCents(calledOff)).toBe(0)
})

it('is under way where a payment service gives it back, until that says so', () => {
  const canceled: Order = { ...order, fulfillmentStatus: 'CANCELED' }
  const paidBy = (gateway: string): Order => ({ ...canceled, payment: { ...order.payment, gateway } })
  expect(returnUnderWayCents(paidBy('stripe'))).toBe(money)
  expect(returnUnderWayCents(paidBy('manual'))).toBe(0)
  expect(returnUnderWayCents({ ...paidBy('stripe'), fulfillmentStatus: 'PENDING' })).toBe(0)
  expect(presentOrder(paidBy('stripe'), { paymentInstructions: '' }).refundUnderWayCents).toBe(money)
})
