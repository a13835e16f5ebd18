import { describe, expect, it } from 'vitest'
import { moneyToReturnCents } from './canceled-money.ts'
import type { Order } from './order.ts'
import { presentOrder } from './present-order.ts'
import { owedCents } from './refunds/as-owed.ts'
import type { OrderRefund } from './refunds/order-refund.ts'
import { addRefund, failRefund, finishRefund } from './refunds/refund-states.ts'
import { returnOf } from './refunds/return-canceled.ts'
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

describe('the money of a canceled order', () => {
  const stamp = { nowMs: 8, by: '' }
  const canceled: Order = { ...order, fulfillmentStatus: 'CANCELED', fulfillments: [], history: [] }
  const asked = returnOf(canceled, { id: 'return', nowMs: 8 })
  const returning: Order = { ...canceled, refunds: asked ? [asked] : [] }
  const refused = failRefund(returning, 'return', { ...stamp, refusal: 'failed-at-stripe' }) ?? returning
  const byOwner = (cents: number): OrderRefund => ({
    ...{ id: 'own', atMs: 9, by: 'Owner', state: 'PENDING', attempts: 1, lines: [], shippingCents: 0 },
    ...{ shippingTaxCents: 0, cents, moneyCents: cents, cards: [], reason: '', reference: '', message: '' },
  })

  it('is a refund of its own, once, and under way until its payment service says so', () => {
    expect(asked).toMatchObject({ state: 'PENDING', cause: 'order-canceled', moneyCents: money })
    expect(returnOf(returning, { id: 'again', nowMs: 8 })).toBeNull()
    expect(moneyToReturnCents(returning)).toBe(0)
    expect(presentOrder(returning, { paymentInstructions: '' }).refundUnderWayCents).toBe(money)
    expect(finishRefund(returning, 'return', { ...stamp, reference: 're' })?.paymentState).toBe('REFUNDED')
  })

  it('waits for its owner where it failed, and is asked for by no other', () => {
    expect(refused.refunds).toMatchObject([{ id: 'return', state: 'FAILED' }])
    expect([moneyToReturnCents(refused), returnOf(refused, { id: 'again', nowMs: 9 })]).toEqual([0, null])
  })

  it('goes back as a refund of its owner says, instead of as it failed', () => {
    const own = addRefund(refused, byOwner(money - 50), stamp)
    expect(own.refunds?.map(({ id }) => id)).toEqual(['own'])
    expect(moneyToReturnCents(own)).toBe(50)
  })

  it('is owed no more than is left, where its payment service gave a part of it back meanwhile', () => {
    const part: OrderRefund = { ...byOwner(50), id: 'there', state: 'DONE', cause: 'order-canceled' }
    const [failed] = refused.refunds ?? []
    const both: Order = { ...refused, refunds: [...(refused.refunds ?? []), part] }
    expect(failed && owedCents(both, failed)).toBe(money - 50)
  })

  it('is not sent back by itself where its owner kept it on purpose, and what of theirs failed waits for them', () => {
    const lines = order.lines.map(({ id, quantity }) => ({
      lineId: id,
      quantity,
      cents: 0,
      taxCents: 0,
      restocked: 0,
    }))
    const kept: Order = { ...canceled, refunds: [{ ...byOwner(money - 50), lines }] }
    const failed: Order = {
      ...canceled,
      refunds: [{ ...byOwner(money - 50), state: 'FAILED', refusal: 'no-charge' }],
    }
    expect(returnOf(kept, { id: 'return', nowMs: 9 })).toBeNull()
    expect(returnOf(failed, { id: 'return', nowMs: 9 })?.moneyCents).toBe(50)
  })
})
