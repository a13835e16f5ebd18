import type { Order } from '@vitrine/domain/orders/order'
import { buildOrder, buildOrderLine, buildPayment } from '@vitrine/store/testing/builders'
import { keptMail } from '@vitrine/store/testing/kept-mail'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { startedCharge } from '../../payments/started-charge.ts'
import { fillCart, orderRequest, placeOrder } from '../../testing/check-out.ts'
import { type OpenShop, openShop } from '../../testing/open-shop.ts'
import { signInAs } from '../../testing/sign-in.ts'
import type { Visitor } from '../../testing/visit.ts'
import { returnJobOfBefore, returnOfBefore } from './return-money.ts'

const orders = '/api/panel/orders'

describe('the money of canceled orders', () => {
  let shop: OpenShop
  let owner: Visitor
  beforeEach(async () => {
    shop = await openShop()
    owner = await shop.visitor()
    await signInAs(owner, shop.store, ['storeManager'])
  })
  afterEach(async () => {
    vi.restoreAllMocks()
    expect(await shop.services.store.audit()).toEqual([])
    await shop.close()
  })

  /** Orders two blue mugs for 24.00 and shipping of 5.00. */
  async function order(): Promise<Order> {
    const buyer = await shop.visitor()
    const cart = await fillCart(buyer, shop.mug.id, { sku: shop.mug.variants[0]?.sku, quantity: 2 })
    const { orderId } = (await placeOrder(buyer, orderRequest(cart))).json as { orderId: string }
    return kept(orderId)
  }

  const kept = async (id: string) => (await shop.store.orders.find(id)) ?? expect.fail()
  const cancel = (id: string) =>
    owner.send('POST', `${orders}/${id}/cancellation`, { restock: false, notifyCustomer: false })
  const refuse = () =>
    vi.spyOn(shop.gateways.test, 'refund').mockResolvedValue({ ok: false, refusal: 'failed-at-stripe' })

  const moved = async (id: string) =>
    (await shop.store.money.listByOrder(id)).map(({ cents }) => cents).sort((one, two) => two - one)

  async function letDaysPass() {
    for (const _ of [1, 2, 3]) {
      shop.clock.nowMs += 86_400_000
      await shop.runJobs()
    }
  }

  /** Keeps delivery, and gives the goods back: the payment service refuses, and they do it by hand. */
  async function payGoodsByHand(id: string) {
    const { lines, updatedAtMs } = await kept(id)
    const all = lines.map((line) => ({ lineId: line.id, quantity: line.quantity, cents: null, restock: 0 }))
    const asked = { updatedAtMs, lines: all, shippingCents: 0, reason: '', notifyCustomer: false }
    expect((await owner.send('POST', `${orders}/${id}/refunds`, asked)).status).toBe(200)
    const [made = expect.fail()] = (await kept(id)).refunds ?? []
    const byHand = await owner.send('POST', `${orders}/${id}/refunds/${made.id}/settlement`, {
      way: 'by-hand',
    })
    expect(byHand.status).toBe(200)
  }

  it('is a refund that waits for the owner where it failed, who is told, and asks for it again', async () => {
    const { id } = await order()
    const refused = refuse()
    await cancel(id)
    const [failed = expect.fail()] = (await kept(id)).refunds ?? []
    expect(failed).toMatchObject({ state: 'FAILED', cause: 'order-canceled', moneyCents: 2900 })
    await shop.runJobs()
    const mail = (await keptMail(shop.store)).find(({ reason }) => reason === 'refund-failed')
    expect(mail?.text).toContain('Amount: $29.00')
    refused.mockRestore()
    await owner.send('POST', `${orders}/${id}/refunds/${failed.id}/settlement`, { way: 'again' })
    await letDaysPass()
    expect((await kept(id)).paymentState).toBe('REFUNDED')
    expect(await moved(id)).toEqual([2900, -2900])
    expect(shop.charges()).toMatchObject([{ refundedCents: 2900 }])
  })

  it('does not go back twice where its owner paid goods back by hand, and kept delivery', async () => {
    const { id } = await order()
    const refused = refuse()
    await cancel(id)
    await payGoodsByHand(id)
    refused.mockRestore()
    await letDaysPass()
    expect((await kept(id)).refunds).toMatchObject([{ state: 'DONE', way: 'by-hand', moneyCents: 2400 }])
    expect(shop.charges()).toMatchObject([{ refundedCents: 0 }])
  })

  /** An order as it was left when its return was a job alone. */
  async function canceledBefore(refundRefusals: number): Promise<string> {
    const placed = await order()
    const { id } = placed
    await shop.store.transaction(async (tables) => {
      await tables.orders.save({ ...placed, fulfillmentStatus: 'CANCELED', refundRefusals })
      const payload = { orderId: id }
      await tables.jobs.enqueue({ id: 'before', kind: returnJobOfBefore, payload, runAtMs: shop.clock.nowMs })
    })
    return id
  }

  it('goes back once by the job of before, where its service gave it back already and nobody heard', async () => {
    const id = await canceledBefore(1)
    const payment = (await shop.store.payments.findByOrder(id)) ?? expect.fail()
    const charge = startedCharge(payment)
    await shop.gateways.test.refund({ charge, amountCents: null, key: `${payment.id}-1` }, neverEnds)
    await letDaysPass()
    const { refunds, paymentState } = await kept(id)
    expect([paymentState, refunds]).toMatchObject(['REFUNDED', [{ state: 'DONE', moneyCents: 2900 }]])
    expect(await moved(id)).toEqual([2900, -2900])
    expect(shop.charges()).toMatchObject([{ refundedCents: 2900 }])
  })

  it('is asked for by its name of before, and given back by hand it is not asked for at all', async () => {
    const asked = vi.spyOn(shop.gateways.test, 'refund')
    const id = await canceledBefore(0)
    await letDaysPass()
    const payment = await shop.store.payments.findByOrder(id)
    expect(asked.mock.calls.map(([{ key }]) => key)).toEqual([payment?.id])
    const other = await canceledBefore(0)
    const refused = refuse()
    await payGoodsByHand(other)
    refused.mockClear()
    await letDaysPass()
    expect(refused).not.toHaveBeenCalled()
  })

  it('is no money where the order cost nothing: it is refunded once, where two ask at once', async () => {
    const { store, services } = shop
    const lines = [buildOrderLine({ unitPriceCents: 0, subtotalCents: 0 })]
    const free = buildOrder({ lines, paymentState: 'PAID', fulfillmentStatus: 'CANCELED' })
    await store.orders.insert(free)
    const payment = buildPayment({ gateway: 'none', amountCents: 0 })
    await store.payments.insert(payment)
    await store.payments.save({ ...payment, state: 'paid', orderId: free.id })
    const asked = [returnOfBefore(store, free.id, services), returnOfBefore(store, free.id, services)]
    await Promise.all(asked)
    expect(await kept(free.id)).toMatchObject({ paymentState: 'REFUNDED', refunds: [{ cents: 0 }] })
  })
})

const neverEnds = new AbortController().signal
