import { takeNews } from '@vitrine/server/checkout/events/take-news'
import { auditPayments } from '@vitrine/server/checkout/find-payment-discrepancies'
import { gatewayOf } from '@vitrine/server/payments/gateway-of'
import { startedCharge } from '@vitrine/server/payments/started-charge'
import { signInAs } from '@vitrine/server/testing/sign-in'
import type { Visitor } from '@vitrine/server/testing/visit'
import { keptMail } from '@vitrine/store/testing/kept-mail'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openStripeShop, postEvent, pressPay, type StripeShop, tellDone } from './stripe-shop.ts'

const orders = '/api/panel/orders'

describe('a refund that takes days', () => {
  let open: StripeShop
  let owner: Visitor
  beforeAll(async () => {
    open = await openStripeShop()
    owner = await open.shop.visitor()
    await signInAs(owner, open.shop.store, ['storeManager'])
  })
  beforeEach(async () => {
    open = { ...open, buyer: await open.shop.visitor() }
    open.fake.books.doRefundsWait = true
  })
  afterEach(async () => {
    expect(await auditPayments(open.shop.services)).toEqual([])
    expect(await open.shop.services.store.audit()).toEqual([])
  })
  afterAll(() => open.close())

  /** Orders a seat for 17.00. */
  async function order(): Promise<string> {
    const { asked, token } = await pressPay(open)
    open.fake.confirmByBrowser(asked.clientSecret, '4242424242424242')
    await tellDone(open, asked.paymentId, token)
    await hear()
    return (await open.shop.store.payments.find(asked.paymentId))?.orderId ?? ''
  }

  async function refund(id: string, cents: number) {
    const kept = await open.shop.store.orders.find(id)
    const line = { lineId: kept?.lines[0]?.id, quantity: 0, cents, restock: 0 }
    const body = { updatedAtMs: kept?.updatedAtMs, lines: [line], shippingCents: 0, reason: '' }
    await owner.send('POST', `${orders}/${id}/refunds`, { ...body, notifyCustomer: false })
    return open.shop.store.orders.find(id)
  }

  async function hear() {
    for (const event of open.fake.takeEvents()) expect(await postEvent(open, event)).toBe(200)
  }

  async function pass(minutes: number) {
    open.shop.clock.nowMs += minutes * 60_000
    await open.shop.runJobs()
  }

  const moved = async (id: string) =>
    (await open.shop.store.money.listByOrder(id)).map(({ cents }) => cents).sort((one, two) => two - one)
  const seen = async (id: string) => (await open.shop.store.orders.find(id))?.refunds
  const failures = async (id: string) =>
    (await keptMail(open.shop.store)).filter(
      ({ reason, orderId }) => reason === 'refund-failed' && orderId === id,
    )

  it('is under way until Stripe says that it is made', async () => {
    const id = await order()
    expect(await refund(id, 500)).toMatchObject({ refunds: [{ state: 'PENDING' }] })
    await hear()
    expect([await moved(id), await seen(id)]).toMatchObject([[1700], [{ state: 'PENDING' }]])
    open.fake.endRefunds('pending', 'succeeded')
    await hear()
    expect([await moved(id), await seen(id)]).toMatchObject([[1700, -500], [{ state: 'DONE' }]])
  })

  it('is asked after every hour where Stripe does not tell', async () => {
    const id = await order()
    await refund(id, 500)
    await pass(2 * 1440)
    expect(await seen(id)).toMatchObject([{ state: 'PENDING', attempts: 1 }])
    open.fake.endRefunds('pending', 'succeeded')
    open.fake.takeEvents()
    await pass(61)
    expect([await moved(id), await seen(id)]).toMatchObject([[1700, -500], [{ state: 'DONE' }]])
    expect(open.fake.books.list('refund', ({ amount }) => amount === 500)).toHaveLength(2)
  })

  it('is not taken for another that is made before it', async () => {
    const id = await order()
    await refund(id, 500)
    await refund(id, 700)
    const [second] = open.fake.books.list(
      'refund',
      ({ status, amount }) => status === 'pending' && amount === 700,
    )
    open.fake.endRefunds('pending', 'succeeded', (each) => each.id === second?.id)
    await hear()
    const states = (await seen(id))?.map(({ moneyCents, state }) => [moneyCents, state])
    expect([await moved(id), states]).toEqual([
      [1700, -700],
      [
        [500, 'PENDING'],
        [700, 'DONE'],
      ],
    ])
  })

  it('that fails waits for the owner, who reads of it and has it made again', async () => {
    const id = await order()
    await refund(id, 500)
    open.fake.endRefunds('pending', 'failed')
    await hear()
    await open.shop.runJobs()
    expect([await moved(id), await seen(id)]).toMatchObject([[1700], [{ state: 'FAILED' }]])
    expect((await open.shop.store.orders.find(id))?.history.at(-1)).toMatchObject({
      fact: { code: 'refund-failed', refusal: 'failed-at-stripe' },
    })
    const [mail, ...more] = await failures(id)
    expect([mail?.to, more]).toEqual(['shop@example.com', []])
    expect(mail?.text).toContain('$5.00')
    expect(mail?.text).toContain('Stripe could not give the money back. Please look at the payment there.')
    open.fake.books.doRefundsWait = false
    const refundId = (await seen(id))?.[0]?.id
    await owner.send('POST', `${orders}/${id}/refunds/${refundId}/settlement`, { way: 'again' })
    expect([await moved(id), await seen(id)]).toMatchObject([[1700, -500], [{ state: 'DONE' }]])
  })

  it('that fails leaves another of the same sum alone that is made while both are asked after', async () => {
    const id = await order()
    await refund(id, 500)
    await refund(id, 500)
    const [last, first] = open.fake.books.list('refund', ({ status }) => status === 'pending')
    open.fake.endRefunds('pending', 'failed', (each) => each.id === first?.id)
    const payment = await open.shop.store.payments.findByOrder(id)
    const gateway = await gatewayOf(open.shop.store, 'stripe-test', open.shop.services)
    if (!payment || !gateway || !first || !last) throw new Error('Nothing is under way')
    // The message is read before the other is made.
    const news = {
      kind: 'refund',
      eventId: `evt_of_${first.id}`,
      type: 'refund.failed',
      paymentId: payment.id,
      reference: payment.reference,
      back: { cents: 0, reference: first.id },
      isTakenBack: false,
      failed: { reference: first.id, amountCents: 500 },
    } as const
    open.fake.endRefunds('pending', 'succeeded', (each) => each.id === last.id)
    expect(await takeNews(open.shop.store, gateway, news, open.shop.services)).toBe('taken')
    const written = (await seen(id))?.map(({ state, reference }) => [state, reference])
    expect([await moved(id), written?.toSorted()]).toEqual([
      [1700, -500],
      [
        ['DONE', last.id],
        ['FAILED', first.id],
      ],
    ])
    open.fake.takeEvents()
  })

  it('is under way where it asks for what is left, and what was given back at Stripe is not made yet', async () => {
    const id = await order()
    const payment = await open.shop.store.payments.findByOrder(id)
    const gateway = await gatewayOf(open.shop.store, 'stripe-test', open.shop.services)
    if (!payment || !gateway) throw new Error('Nothing was paid')
    open.fake.refund(payment.reference, 1000)
    open.fake.books.doRefundsWait = false
    open.fake.refund(payment.reference, 700)
    const whole = { charge: startedCharge(payment), amountCents: null, key: 'whole' }
    const { signal } = new AbortController()
    expect(await gateway.refund(whole, signal)).toMatchObject({ ok: true, isPending: true })
    open.fake.endRefunds('pending', 'succeeded', ({ amount }) => amount === 1000)
    expect(await gateway.refund(whole, signal)).toMatchObject({ ok: true, isPending: false })
    await hear()
  })

  it('that comes back after it was made is no refund any more, and can be made again', async () => {
    const id = await order()
    open.fake.books.doRefundsWait = false
    expect(await refund(id, 1700)).toMatchObject({ paymentState: 'REFUNDED' })
    await hear()
    open.fake.endRefunds('succeeded', 'failed', ({ amount }) => amount === 1700)
    const events = open.fake.takeEvents()
    for (const event of [...events, ...events]) await postEvent(open, event)
    await open.shop.runJobs()
    expect(await open.shop.store.orders.find(id)).toMatchObject({
      paymentState: 'PAID',
      refunds: [{ state: 'FAILED' }],
    })
    expect(await moved(id)).toEqual([1700, 1700, -1700])
    expect(await failures(id)).toHaveLength(1)
    const refundId = (await seen(id))?.[0]?.id
    await owner.send('POST', `${orders}/${id}/refunds/${refundId}/settlement`, { way: 'again' })
    expect(await open.shop.store.orders.find(id)).toMatchObject({ paymentState: 'REFUNDED' })
  })

  it('of a canceled order is under way, told of where it fails, and made again by its owner', async () => {
    const id = await order()
    await owner.send('POST', `${orders}/${id}/cancellation`, { restock: true, notifyCustomer: false })
    await hear()
    expect(await moved(id)).toEqual([1700])
    expect(await seen(id)).toMatchObject([{ state: 'PENDING', cause: 'order-canceled' }])
    open.fake.endRefunds('pending', 'failed')
    await hear()
    await open.shop.runJobs()
    await open.shop.runJobs()
    expect(await failures(id)).toHaveLength(1)
    const refundId = (await seen(id))?.[0]?.id
    await owner.send('POST', `${orders}/${id}/refunds/${refundId}/settlement`, { way: 'again' })
    await pass(60)
    open.fake.endRefunds('pending', 'succeeded')
    await hear()
    expect(await open.shop.store.orders.find(id)).toMatchObject({ paymentState: 'REFUNDED' })
    expect(await moved(id)).toEqual([1700, -1700])
  })
})
