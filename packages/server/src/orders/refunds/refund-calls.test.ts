import { keptMail } from '@vitrine/store/testing/kept-mail'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fillCart, orderRequest, placeOrder } from '../../testing/check-out.ts'
import { type OpenShop, openShop } from '../../testing/open-shop.ts'
import { signInAs } from '../../testing/sign-in.ts'
import type { Visitor } from '../../testing/visit.ts'
import { bookRefund } from '../book-refund.ts'
import { noteFailedRefund } from './note-failed-refund.ts'

const orders = '/api/panel/orders'

describe('refunds', () => {
  let shop: OpenShop
  let owner: Visitor
  beforeEach(async () => {
    shop = await openShop()
    owner = await shop.visitor()
    await signInAs(owner, shop.store, ['storeManager'])
  })
  afterEach(async () => {
    expect(await shop.services.store.audit()).toEqual([])
    await shop.close()
  })

  /** Orders two blue mugs for 24.00 and shipping of 5.00. */
  async function order(gateway: 'test' | 'manual' = 'test') {
    const buyer = await shop.visitor()
    const cart = await fillCart(buyer, shop.mug.id, { sku: shop.mug.variants[0]?.sku, quantity: 2 })
    const request = orderRequest(cart)
    const payment = gateway === 'manual' ? { gateway } : request.payment
    const { orderId } = (await placeOrder(buyer, { ...request, payment })).json as { orderId: string }
    if (gateway === 'manual') await owner.send('POST', `${orders}/${orderId}/payment`, { reference: '' })
    return orderId
  }

  async function refund(orderId: string, part: object = {}) {
    const kept = await shop.store.orders.find(orderId)
    const line = { lineId: kept?.lines[0]?.id, quantity: 1, cents: null, restock: 1 }
    const body = {
      updatedAtMs: kept?.updatedAtMs,
      lines: [line],
      shippingCents: 0,
      reason: 'Chipped',
      notifyCustomer: true,
    }
    return owner.send('POST', `${orders}/${orderId}/refunds`, { ...body, ...part })
  }

  /** Says what went back of an order altogether, as its payment service does. */
  const tellRefunded = (orderId: string, refundedCents: number) =>
    shop.store.transaction(async (tables) => {
      const payment = await tables.payments.findByOrder(orderId)
      if (!payment) throw new Error('There is no payment')
      const { services } = shop
      await bookRefund(tables, { orderId, payment, refundedCents, reference: 'evt_1', services })
    })

  const moved = async (id: string) =>
    (await shop.store.money.listByOrder(id)).map(({ cents }) => cents).sort((one, two) => two - one)
  const stock = () => shop.store.stock.read(shop.mug.variants[0]?.id ?? '')

  it('that came back are paid with what is owed of them still, where the payment service gave some since', async () => {
    const id = await order()
    await refund(id)
    const [made = expect.fail()] = (await shop.store.orders.find(id))?.refunds ?? []
    // Its books know nothing of banks that send money back.
    vi.spyOn(shop.gateways.test, 'lookUp').mockResolvedValue(null)
    await shop.store.transaction(async (tables) => {
      const payment = (await tables.payments.findByOrder(id)) ?? expect.fail()
      const failed = { reference: made.reference, amountCents: 1200 }
      const sums = { refundedCents: 0, writtenCents: 1200, services: shop.services }
      await noteFailedRefund(tables, { orderId: id, payment, failed, ...sums })
    })
    const rest = { lineId: made.lines[0]?.lineId, quantity: 1, cents: null, restock: 0 }
    expect((await refund(id, { lines: [rest], shippingCents: 500 })).status).toBe(200)
    await tellRefunded(id, 1700 + 500)
    const settled = await owner.send('POST', `${orders}/${id}/refunds/${made.id}/settlement`, {
      way: 'by-hand',
    })
    expect(settled.json).toMatchObject({
      order: {
        paymentState: 'REFUNDED',
        refunds: [{ state: 'DONE', way: 'by-hand', moneyCents: 700 }, {}, {}],
      },
    })
    expect(await moved(id)).toEqual([2900, 1200, -500, -700, -1200, -1700])
  })

  it('of a unit go back to the card once, with the unit on the shelf and a mail', async () => {
    const id = await order()
    const before = await shop.store.orders.find(id)
    expect((await refund(id)).json).toMatchObject({
      order: {
        paymentState: 'PAID',
        refunds: [{ state: 'DONE', cents: 1200, moneyCents: 1200, reason: 'Chipped' }],
      },
    })
    expect(await moved(id)).toEqual([2900, -1200])
    expect(shop.charges()).toMatchObject([{ refundedCents: 1200, state: 'paid' }])
    expect(await stock()).toMatchObject({ onHand: 4 })
    const again = await refund(id, { updatedAtMs: before?.updatedAtMs })
    expect([again.status, again.json]).toEqual([409, { message: 'This order has changed since.' }])
    await shop.runJobs()
    const mail = (await keptMail(shop.store)).find(({ subject }) => subject.includes('refund'))
    expect(mail?.text).toContain('You get $12.00 back')
    expect(mail?.text).toContain('1 × Enamel mug')
    const list = await owner.get(`${orders}?f=payment:is:PARTLY_REFUNDED`)
    expect(list.json).toMatchObject({ rows: [{ id, refundedCents: 1200 }] })
  })

  it('of a canceled order put nothing back in stock that went back with the cancellation', async () => {
    const id = await order('manual')
    const before = await stock()
    await owner.send('POST', `${orders}/${id}/cancellation`, { restock: true, notifyCustomer: true })
    expect(before).toMatchObject({ onHand: 3 })
    const refused = await refund(id)
    expect([refused.status, refused.json]).toEqual([
      409,
      { message: 'The items went back in stock when the order was canceled.' },
    ])
    const lineId = (await shop.store.orders.find(id))?.lines[0]?.id
    expect((await refund(id, { lines: [{ lineId, quantity: 2, cents: null, restock: 0 }] })).status).toBe(200)
    expect(await stock()).toMatchObject({ onHand: 5 })
  })

  it('of all, made at the payment service, end the order and put back in stock what was not sent', async () => {
    const id = await order()
    await tellRefunded(id, 2900)
    await tellRefunded(id, 2900)
    expect(await shop.store.orders.find(id)).toMatchObject({
      paymentState: 'REFUNDED',
      fulfillmentStatus: 'CANCELED',
    })
    expect(await stock()).toMatchObject({ onHand: 5 })
    expect(await moved(id)).toEqual([2900, -2900])
    expect((await owner.get(`${orders}?f=fulfillment:is:PENDING`)).json).toMatchObject({ rows: [] })
    await shop.runJobs()
    const mails = (await keptMail(shop.store)).filter(({ reason }) => reason === 'refunded')
    expect(mails).toMatchObject([{ to: 'ada@example.com' }])
    expect(mails[0]?.text).toContain('You get $29.00 back')
    expect(mails[0]?.text).not.toContain('$0.00')
  })

  it('of a part, made at the payment service, are told to the buyer, each once', async () => {
    const id = await order()
    for (const refundedCents of [700, 700, 2900]) await tellRefunded(id, refundedCents)
    await shop.runJobs()
    const mails = (await keptMail(shop.store)).filter(({ reason }) => reason === 'refunded')
    const told = mails.map(({ text = '' }) => /You get (\S+) back/.exec(text)?.[1])
    expect(told.sort()).toEqual(['$22.00', '$7.00'])
  })

  it('of a canceled order, made at the payment service, are told with the cancellation alone', async () => {
    const id = await order()
    const body = { restock: true, notifyCustomer: true }
    await owner.send('POST', `${orders}/${id}/cancellation`, body)
    await tellRefunded(id, 2900)
    await shop.runJobs()
    expect((await keptMail(shop.store)).filter(({ reason }) => reason === 'refunded')).toEqual([])
  })

  it('of all that is left end the order, and what is not sent is not sent any more', async () => {
    const id = await order()
    await refund(id)
    const canceled = await owner.send('POST', `${orders}/${id}/cancellation`, {
      restock: true,
      notifyCustomer: false,
    })
    expect(canceled.status).toBe(409)
    expect((await refund(id, { shippingCents: 500 })).json).toMatchObject({
      order: { paymentState: 'REFUNDED', fulfillmentStatus: 'CANCELED' },
    })
    expect(await moved(id)).toEqual([2900, -1200, -1700])
    const more = await refund(id)
    expect([more.status, more.json]).toEqual([409, { message: 'Only what was paid can be refunded.' }])
    expect((await refund(id, { lines: [] })).status).toBe(409)
  })

  it('of what came by bank transfer are written down as paid back by hand', async () => {
    const id = await order('manual')
    expect((await refund(id)).json).toMatchObject({ order: { refunds: [{ state: 'DONE' }] } })
    expect(await moved(id)).toEqual([2900, -1200])
  })

  /** Gives money back at the gateway, which nobody tells of. */
  async function refundElsewhere(amountCents: number) {
    const [charge] = shop.charges()
    const started = { paymentId: charge?.paymentId ?? '', reference: '', amountCents: 2900, currency: 'USD' }
    const { signal } = new AbortController()
    await shop.gateways.test.refund({ charge: started, amountCents, key: `elsewhere-${amountCents}` }, signal)
  }

  /** Has the gateway keep silent on what went back, so often. */
  function silence(times: number) {
    const lookUp = vi.spyOn(shop.gateways.test, 'lookUp')
    for (let each = 0; each < times; each += 1) lookUp.mockRejectedValueOnce(new Error('It is silent'))
  }

  const rest = { quantity: 0, cents: 900, restock: 0 }

  it('ask the payment service first what went back there, and are planned against what is left', async () => {
    const id = await order()
    await refundElsewhere(2000)
    const refused = await refund(id)
    expect([refused.status, refused.json]).toEqual([
      409,
      {
        message:
          'Money of this order went back at its payment service meanwhile. Please look at what is left of it.',
      },
    ])
    expect(await moved(id)).toEqual([2900, -2000])
    const left = await shop.store.orders.find(id)
    expect(left).toMatchObject({ fulfillmentStatus: 'PENDING', refunds: [{ state: 'DONE', cents: 2000 }] })
    expect((await refund(id, { lines: [], shippingCents: 500 })).status).toBe(400)
    const lineId = left?.lines[0]?.id
    expect(
      (await refund(id, { lines: [{ ...rest, lineId, cents: 745 }], shippingCents: 155 })).json,
    ).toMatchObject({ order: { paymentState: 'REFUNDED' } })
    expect(await moved(id)).toEqual([2900, -900, -2000])
  })

  it('that failed leave the rest to be refunded, and never bring the sum above what was paid', async () => {
    const id = await order()
    await refundElsewhere(1000)
    silence(1)
    const lineId = (await shop.store.orders.find(id))?.lines[0]?.id
    const line = { lineId, quantity: 2, cents: null, restock: 0 }
    expect((await refund(id, { lines: [line] })).json).toMatchObject({
      order: { refunds: [{ state: 'FAILED' }] },
    })
    const refundId = (await shop.store.orders.find(id))?.refunds?.[0]?.id
    const settle = (way: string) =>
      owner.send('POST', `${orders}/${id}/refunds/${refundId}/settlement`, { way })
    // It is asked before, and books what went back there.
    expect([(await settle('by-hand')).status, await moved(id)]).toEqual([409, [2900, -1000]])
    for (const way of ['again', 'by-hand']) {
      const refused = await settle(way)
      expect([refused.status, refused.json]).toEqual([
        409,
        {
          message: 'Less is left of what was paid than this refund comes to. Refund the rest of it instead.',
        },
      ])
    }
    const all = { lines: [{ ...rest, lineId, cents: 1573 }], shippingCents: 327 }
    expect((await refund(id, all)).json).toMatchObject({
      order: {
        paymentState: 'REFUNDED',
        refunds: [{ cents: 1000 }, { cents: 1900 }, { state: 'DONE', cents: 0 }],
      },
    })
    expect(await moved(id)).toEqual([2900, -1000, -1900])
  })

  it('that the gateway does not make wait for the owner, and are made again or paid back by hand', async () => {
    const id = await order()
    await refundElsewhere(2000)
    silence(4)
    expect((await refund(id)).json).toMatchObject({ order: { refunds: [{ state: 'FAILED' }] } })
    expect(await moved(id)).toEqual([2900])
    const refundId = (await shop.store.orders.find(id))?.refunds?.[0]?.id
    const settle = (way: string) =>
      owner.send('POST', `${orders}/${id}/refunds/${refundId}/settlement`, { way })
    expect((await settle('again')).json).toMatchObject({
      order: { refunds: [{ state: 'FAILED', attempts: 2 }] },
    })
    expect((await settle('by-hand')).json).toMatchObject({
      order: { refunds: [{ state: 'DONE', way: 'by-hand', reference: '' }] },
    })
    expect((await settle('by-hand')).status).toBe(409)
    expect(await moved(id)).toEqual([2900, -1200])
  })
})
