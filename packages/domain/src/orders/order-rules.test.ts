import { describe, expect, it } from 'vitest'
import type { Breakdown } from '../cart/breakdown.ts'
import { priceCart } from '../checkout/price-cart.ts'
import type { PricingContext } from '../checkout/pricing-context.ts'
import { buildAddress, buildCart, buildPriced, buildSettings } from '../testing/builders.ts'
import { draftOrder, orderOfDraft } from './draft-order.ts'
import type { Order } from './order.ts'
import { cancelOrder, markPaid, type OrderResult } from './order-states.ts'
import { fulfillOrder, takeFulfillmentBack } from './parcels/fulfill-order.ts'
import { comesOncePaid } from './parcels/left-to-send.ts'
import { presentOrder } from './present-order.ts'
import { eventText } from './record/fact-text.ts'
import { takeMoneyBack } from './refunds/refund-states.ts'

const stamp = { nowMs: 9, by: 'Owner' }
const parcel = { carrier: 'Royal Mail', trackingNumber: 'AB1', trackingUrl: '' }

function placed(gateway: 'test' | 'manual') {
  const breakdown = priceCart([buildPriced({ quantity: 2 })], usualPrices)
  return placedAs(breakdown, gateway)
}

const usualPrices: PricingContext = {
  settings: buildSettings({
    taxRules: [{ name: 'Tax', country: 'US', region: null, rateMilliPercent: 8875, taxesShipping: false }],
  }),
  shippingAddress: buildAddress(),
  billingAddress: null,
  shippingOptionKey: 'post',
  today: '2026-11-22',
}

function placedAs(breakdown: Breakdown, gateway: 'test' | 'manual') {
  const draft = draftOrder({
    cart: buildCart(),
    breakdown,
    contact: { email: 'ada@example.com', phone: '', wantsNews: false },
    shippingAddress: buildAddress(),
    billingAddress: null,
    payment: { gateway, label: gateway },
    isTest: gateway === 'test',
  })
  const isPaid = gateway === 'test'
  return orderOfDraft(draft, { id: 'order', number: 1001, nowMs: 5, isPaid, reference: isPaid ? 'ref' : '' })
}

function orderAfter(result: OrderResult): Order {
  if (!result.ok) throw new Error(result.problem)
  return result.order
}

describe('an order', () => {
  it('is a snapshot of what was priced', () => {
    expect(placed('test')).toMatchObject({
      number: 1001,
      subtotalCents: 2500,
      shippingCents: 500,
      taxCents: 222,
      grandTotalCents: 3222,
      shipping: { key: 'post', name: 'Post' },
      lines: [{ title: 'Mug', quantity: 2, unitPriceCents: 1250, subtotalCents: 2500, taxCents: 222 }],
      paymentState: 'PAID',
      fulfillmentStatus: 'PENDING',
      payment: { reference: 'ref' },
      history: [{ kind: 'placed' }, { kind: 'paid' }],
    })
  })

  it('keeps of which lines nobody owes tax where its buyer owes it, and nothing of that otherwise', () => {
    const goods = [buildPriced({ title: 'Mug' }), buildPriced({ title: 'Stamps', taxClass: 'exempt' })]
    const shippingAddress = buildAddress({ country: 'AT' })
    const exempt = (reverseChargeFrom: string) => {
      const breakdown = priceCart(goods, { ...usualPrices, shippingAddress, reverseChargeFrom })
      return placedAs(breakdown, 'test').lines.map(({ title, isTaxExempt }) => [title, isTaxExempt])
    }
    expect(exempt('DE')).toEqual([
      ['Mug', undefined],
      ['Stamps', true],
    ])
    expect(exempt('AT')).toEqual([
      ['Mug', undefined],
      ['Stamps', undefined],
    ])
  })

  it('waits for its money when it is paid outside of the shop', () => {
    expect(placed('manual')).toMatchObject({ paymentState: 'PENDING', history: [{ kind: 'placed' }] })
  })

  it('of a donation is done with when it is given, paid or not', () => {
    const bought = placed('manual')
    const donation = {
      fundKey: 'f',
      fundTitle: 'Roof',
      amountCents: 2500,
      coverCents: 0,
      currency: 'EUR',
      note: '',
    }
    const lines = bought.lines.map((line) => ({ ...line, donation }))
    const placing = { id: 'order', number: 1001, nowMs: 5, isPaid: false, reference: '' }
    const given = orderOfDraft({ ...bought, lines }, placing)
    expect(given).toMatchObject({ paymentState: 'PENDING', fulfillmentStatus: 'FULFILLED' })
    expect(comesOncePaid(given)).toBe(false)
    expect(fulfillOrder(given, parcel, stamp)).toEqual({ ok: false, problem: 'already-fulfilled' })
  })

  it('is sent once', () => {
    const sent = fulfillOrder(placed('test'), parcel, stamp)
    expect(sent).toMatchObject({
      order: { fulfillmentStatus: 'FULFILLED', fulfillments: [{ shippedAtMs: 9, carrier: 'Royal Mail' }] },
    })
    expect(sent.ok && fulfillOrder(sent.order, parcel, stamp)).toEqual({
      ok: false,
      problem: 'already-fulfilled',
    })
    expect(sent.ok && cancelOrder(sent.order, false, stamp)).toEqual({
      ok: false,
      problem: 'already-fulfilled',
    })
  })

  it('waits again when its parcel is taken back, and its buyer reads nothing of it', () => {
    const sent = orderAfter(fulfillOrder(placed('test'), parcel, stamp))
    const back = orderAfter(takeFulfillmentBack(sent, 9, { nowMs: 12, by: 'Owner' }))
    expect(back).toMatchObject({ fulfillmentStatus: 'PENDING', fulfillments: [], updatedAtMs: 12 })
    expect(presentOrder(back, { paymentInstructions: '' }).history).toEqual([
      { atMs: 5, kind: 'placed' },
      { atMs: 5, kind: 'paid' },
    ])
    expect(back.history.map((event) => eventText(event))).toContain('Sent with Royal Mail AB1.')
  })

  it('keeps a parcel that is another than the one to be taken back', () => {
    const problem = { ok: false, problem: 'sent-otherwise' }
    const sent = fulfillOrder(placed('test'), parcel, stamp)
    expect(sent.ok && takeFulfillmentBack(sent.order, 8, stamp)).toEqual(problem)
    expect(takeFulfillmentBack(placed('test'), 9, stamp)).toEqual(problem)
  })

  it('is canceled once, and then neither sent nor paid', () => {
    const canceled = cancelOrder(placed('manual'), true, stamp)
    expect(canceled).toMatchObject({ order: { fulfillmentStatus: 'CANCELED', updatedAtMs: 9 } })
    const problem = { ok: false, problem: 'already-canceled' }
    expect(canceled.ok && cancelOrder(canceled.order, true, stamp)).toEqual(problem)
    expect(canceled.ok && fulfillOrder(canceled.order, parcel, stamp)).toEqual(problem)
    expect(canceled.ok && markPaid(canceled.order, '', stamp)).toEqual(problem)
  })

  it('is marked as paid by hand once, and only when no gateway does it', () => {
    const paid = markPaid(placed('manual'), 'bank 7', stamp)
    expect(paid).toMatchObject({ order: { paymentState: 'PAID', payment: { reference: 'bank 7' } } })
    expect(paid.ok && markPaid(paid.order, '', stamp)).toEqual({ ok: false, problem: 'already-paid' })
    expect(markPaid(placed('test'), '', stamp)).toEqual({ ok: false, problem: 'paid-by-gateway' })
  })

  it('shows its buyer what happened, without notes, and how to pay while that is due', () => {
    const order = placed('manual')
    const refunded = takeMoneyBack(
      { ...order, paymentState: 'PAID', history: order.history },
      { id: 'r', cents: order.grandTotalCents, reference: '', ...stamp },
    )
    expect(presentOrder(order, { paymentInstructions: 'IBAN 1' }).payment.instructions).toBe('IBAN 1')
    expect(presentOrder(placed('test'), { paymentInstructions: 'IBAN 1' }).payment.instructions).toBe('')
    expect(presentOrder(refunded, { paymentInstructions: '' }).history).toEqual([
      { atMs: 5, kind: 'placed' },
      { atMs: 9, kind: 'canceled' },
      { atMs: 9, kind: 'refunded' },
    ])
  })
})
