import { auditPayments } from '@vitrine/server/checkout/find-payment-discrepancies'
import { fillCart, orderRequest } from '@vitrine/server/testing/check-out'
import { draftOrder } from '@vitrine/server/testing/selling/draft-order'
import { signInAs } from '@vitrine/server/testing/sign-in'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  askedOf,
  openStripeShop,
  postEvent,
  pressPay,
  type StripeShop,
  tellDone,
  testKeys,
} from './stripe-shop.ts'

let open: StripeShop
beforeAll(async () => {
  open = await openStripeShop()
})
beforeEach(async () => {
  open = { ...open, buyer: await open.shop.visitor() }
  open.fake.takeEvents()
})
afterAll(() => open.close())

const good = '4242424242424242'

describe('payment by Stripe', () => {
  it('places the order when the browser comes back, and the messages change nothing more', async () => {
    const { token, asked } = await pressPay(open)
    expect(open.fake.confirmByBrowser(asked.clientSecret, good)).toBe('succeeded')
    const placed = await tellDone(open, asked.paymentId, token)
    expect(placed.json).toMatchObject({ status: 'placed' })
    for (const event of open.fake.takeEvents()) expect(await postEvent(open, event)).toBe(200)
    expect(await auditPayments(open.shop.services)).toEqual([])
    const payment = await open.shop.store.payments.find(asked.paymentId)
    expect(payment).toMatchObject({
      gateway: 'stripe-test',
      state: 'paid',
      reference: expect.stringMatching(/^pi_/),
    })
    const order = await open.shop.store.orders.find(payment?.orderId ?? '')
    expect(order).toMatchObject({ isTest: true, paymentState: 'PAID' })
  })

  it('is declined at once where Stripe takes no such payment', async () => {
    const token = await fillCart(open.buyer, open.seat.id)
    const billingAddress = orderRequest(token).shippingAddress
    const request = orderRequest(token, { payment: { gateway: 'stripe' }, billingAddress })
    open.fake.faults.push('refuses')
    const { status, json } = await open.buyer.send('POST', '/api/2/commerce/orders', request)
    expect([status, json]).toEqual([
      402,
      expect.objectContaining({ message: expect.stringContaining('too small') }),
    ])
    open.fake.faults.length = 0
  })

  it('places the order by the message alone, when the browser never comes back', async () => {
    const { asked } = await pressPay(open)
    open.fake.confirmByBrowser(asked.clientSecret, good)
    for (const event of open.fake.takeEvents()) {
      expect(await postEvent(open, event)).toBe(200)
      expect(await postEvent(open, event)).toBe(200)
    }
    expect(await open.shop.store.payments.find(asked.paymentId)).toMatchObject({ state: 'paid' })
    expect(await auditPayments(open.shop.services)).toEqual([])
  })

  it('pays what an owner drafted, once, by its link', async () => {
    const owner = await open.shop.visitor()
    await signInAs(owner, open.shop.store, ['storeManager'])
    const { id, totalCents, openCheckout } = await draftOrder(owner)
    const token = await openCheckout(open.buyer)
    const billingAddress = orderRequest(token).shippingAddress
    const payment = { gateway: 'stripe' } as const
    const request = orderRequest(token, { payment, billingAddress, shippingOptionKey: null })
    const answer = await open.buyer.send('POST', '/api/2/commerce/orders', request)
    expect(answer.status, answer.text).toBe(200)
    const asked = askedOf(answer)
    expect(open.fake.confirmByBrowser(asked.clientSecret, good)).toBe('succeeded')
    const placed = await tellDone(open, asked.paymentId, token)
    const { orderId } = placed.json as { orderId: string }
    expect(await open.shop.store.orders.find(orderId)).toMatchObject({
      proposalId: id,
      grandTotalCents: totalCents,
      payment: { gateway: 'stripe-test' },
    })
    for (const event of open.fake.takeEvents()) expect(await postEvent(open, event)).toBe(200)
    expect(await open.shop.store.proposals.find(id)).toMatchObject({ orderId })
    expect(await auditPayments(open.shop.services)).toEqual([])
  })

  it.each([
    ['4000000000000002', 'Your card was declined. Please try another card.'],
    ['4000000000009995', 'Your card has insufficient funds. Please try another card.'],
    ['4000002500003155', 'The payment was not approved. Please try again or use another card.'],
  ])('says why the card %s is not charged, and cancels the intent', async (number, message) => {
    const { token, asked } = await pressPay(open)
    open.fake.confirmByBrowser(asked.clientSecret, number)
    const declined = await tellDone(open, asked.paymentId, token)
    expect([declined.status, declined.json]).toEqual([402, expect.objectContaining({ message })])
    expect(open.fake.confirmByBrowser(asked.clientSecret, good)).toBe('declined')
  })

  it('does not charge twice when the answer is lost and the button is pressed again', async () => {
    open.fake.faults.push('fails-after')
    const { request, answer } = await pressPay(open)
    expect(answer.status).toBe(504)
    const again = await open.buyer.send('POST', '/api/2/commerce/orders', request)
    expect(again.json).toMatchObject({ status: 'confirmation-needed', action: { kind: 'stripe' } })
    expect(
      open.fake.books.list('payment_intent', ({ metadata }) => sameCart(metadata, again.json)),
    ).toHaveLength(1)
  })

  it('waits for money that takes days, and places the order when it arrives', async () => {
    const { token, asked } = await pressPay(open)
    open.fake.confirmByBrowser(asked.clientSecret, '6000000000000007')
    expect((await tellDone(open, asked.paymentId, token)).json).toMatchObject({ status: 'processing' })
    open.shop.clock.nowMs += 3 * 86_400_000
    await open.shop.runJobs()
    const waiting = await open.shop.store.payments.find(asked.paymentId)
    expect(waiting?.state).toBe('processing')
    open.fake.arrive(waiting?.reference ?? '')
    for (const event of open.fake.takeEvents()) await postEvent(open, event)
    expect(await open.shop.store.payments.find(asked.paymentId)).toMatchObject({ state: 'paid' })
  })

  it('asks every hour after money that takes days, and says so to an owner who asks before', async () => {
    const owner = await open.shop.visitor()
    await signInAs(owner, open.shop.store, ['admin'])
    const { asked } = await pressPay(open)
    open.fake.confirmByBrowser(asked.clientSecret, '6000000000000007')
    open.fake.takeEvents()
    open.shop.clock.nowMs += 3 * 86_400_000
    await open.shop.runJobs()
    const resolution = `/api/panel/payment-discrepancies/${asked.paymentId}/resolution`
    expect((await owner.send('POST', resolution)).json).toEqual({
      orderId: null,
      outcome: 'processing',
      message: '',
    })
    const [entry] = await open.shop.store.auditLog.list({ offset: 0, limit: 1 })
    expect(entry?.summary).toBe(`Payment ${asked.paymentId}: looked at, money on its way still`)
    const payment = await open.shop.store.payments.find(asked.paymentId)
    expect(payment).toMatchObject({ state: 'processing' })
    open.fake.arrive(payment?.reference ?? '')
    open.fake.takeEvents()
    open.shop.clock.nowMs += 61 * 60_000
    await open.shop.runJobs()
    expect(await open.shop.store.payments.find(asked.paymentId)).toMatchObject({ state: 'paid' })
  })

  it('writes down what is given back at Stripe itself, in parts and whole', async () => {
    const { token, asked } = await pressPay(open)
    open.fake.confirmByBrowser(asked.clientSecret, good)
    await tellDone(open, asked.paymentId, token)
    const payment = await open.shop.store.payments.find(asked.paymentId)
    open.fake.takeEvents()
    open.fake.refund(payment?.reference ?? '', 100)
    open.fake.refund(payment?.reference ?? '', null)
    const events = open.fake.takeEvents().reverse()
    for (const event of [...events, ...events]) await postEvent(open, event)
    const movements = await open.shop.store.money.listByOrder(payment?.orderId ?? '')
    expect(movements.reduce((sum, { cents }) => sum + cents, 0)).toBe(0)
    expect(await open.shop.store.orders.find(payment?.orderId ?? '')).toMatchObject({
      paymentState: 'REFUNDED',
    })
    expect(await auditPayments(open.shop.services)).toEqual([])
  })

  it('leads to the page of Stripe without scripts, and takes up who comes back', async () => {
    const token = await fillCart(open.buyer, open.seat.id)
    const form = { step: 'payment', cartToken: token, gateway: 'stripe' }
    const { shippingAddress: to } = orderRequest(token)
    const billing = Object.fromEntries(
      Object.entries(to ?? {}).map(([name, value]) => [`billing.${name}`, value]),
    )
    await open.buyer.submit('/checkout', { step: 'contact', cartToken: token, email: 'ada@example.com' })
    const led = await open.buyer.submit('/checkout', { ...form, ...billing })
    expect(led.location).toContain('/pay/cs_test_')
    const paid = await fetch(led.location ?? '', {
      method: 'POST',
      redirect: 'manual',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: `number=${good}`,
    })
    const back = new URL(paid.headers.get('location') ?? '')
    const placed = await open.buyer.get(`${back.pathname}${back.search}`)
    expect(placed.location).toContain('/checkout/order-confirmed?')
  })

  it('leads there by forms that its policy lets go on to a stand-in without https', async () => {
    const token = await fillCart(open.buyer, open.seat.id)
    const page = await open.buyer.get(`/checkout?cartToken=${token}`)
    expect(page.headers['content-security-policy']).toContain(
      `form-action 'self' https: ${open.fake.address};`,
    )
    const home = await open.buyer.get('/')
    expect(home.headers['content-security-policy']).toContain("form-action 'self' https:;")
  })

  it('shows what was typed again to who comes back from a bank that refused', async () => {
    const { shop, buyer, seat } = open
    const site = await shop.store.site.read()
    await shop.store.site.save({ ...site, store: { ...site.store, asksForNote: true } })
    const token = await fillCart(buyer, seat.id)
    const billingAddress = orderRequest(token).shippingAddress
    const payment = { gateway: 'stripe', isHosted: true } as const
    const request = orderRequest(token, { payment, billingAddress, note: 'Please ring twice' })
    const { json } = await buyer.send('POST', '/api/2/commerce/orders', request)
    const sent = (body: string) =>
      ({
        method: 'POST',
        redirect: 'manual',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body,
      }) as const
    const page = (json as { action: { url: string } }).action.url
    const bank = new URL(
      (await fetch(page, sent('number=4000002760003184'))).headers.get('location') ?? '',
      page,
    )
    await fetch(bank, sent('approve=no'))
    const session = open.fake.books.get(page.split('/').at(-1) ?? '', 'checkout.session')
    const back = new URL(String(session.cancel_url))
    const shown = await buyer.get(back.pathname + back.search)
    expect(shown.text).toMatch(/<textarea[^>]*name="note"[^>]*>Please ring twice</)
  })

  it('refuses an amount that Stripe does not take, in words', async () => {
    const { store, website } = open.shop
    const item = await store.products.find(open.seat.id)
    if (!item) throw new Error('There is no workshop')
    const cheap = item.variants.map((variant) => ({
      ...variant,
      priceCents: 20,
      isOnSale: false,
    }))
    await store.products.save({ ...item, variants: cheap })
    expect(website.store.currency).toBe('USD')
    const { answer } = await pressPay(open)
    expect(answer.status).toBe(400)
    expect(JSON.stringify(answer.json)).toContain('Payments by card begin at $0.50')
    await store.products.save(item)
  })
})

describe('messages of Stripe', () => {
  it('are refused when they are forged, spoilt, old, or signed for another site', async () => {
    const { asked } = await pressPay(open)
    open.fake.confirmByBrowser(asked.clientSecret, good)
    const [event] = open.fake.takeEvents()
    if (!event) throw new Error('Nothing happened')
    const { nowMs } = open.shop.clock
    expect(await postEvent(open, event, { secret: 'whsec_of_another_site' })).toBe(401)
    expect(await postEvent(open, event, { spoil: (body) => body.replace('1', '2') })).toBe(401)
    expect(await postEvent(open, event, { atMs: nowMs - 301_000 })).toBe(401)
    expect(await postEvent(open, event, { atMs: nowMs + 301_000 })).toBe(401)
    expect(await open.shop.store.payments.find(asked.paymentId)).toMatchObject({
      state: 'awaiting-confirmation',
    })
    expect(await postEvent(open, event)).toBe(200)
  })

  it('place no order for another amount, and the money goes back', async () => {
    const { asked } = await pressPay(open)
    const [intent] = open.fake.books.list('payment_intent')
    if (!intent) throw new Error('There is no intent')
    intent.amount = 51
    open.fake.confirmByBrowser(asked.clientSecret, good)
    for (const event of open.fake.takeEvents()) await postEvent(open, event)
    await open.shop.runJobs()
    expect(await open.shop.store.payments.find(asked.paymentId)).toMatchObject({
      state: 'declined',
      orderId: null,
      reference: intent.id,
    })
    expect(open.fake.books.list('charge')[0]).toMatchObject({ amount_captured: 51, amount_refunded: 51 })
  })
})

it('gives a canceled order back once a dispute that kept its money is won and its owner asks for it anew', async () => {
  const { asked, token } = await pressPay(open)
  open.fake.confirmByBrowser(asked.clientSecret, good)
  await tellDone(open, asked.paymentId, token)
  const payment = await open.shop.store.payments.find(asked.paymentId)
  const orderId = payment?.orderId ?? ''
  open.fake.dispute(payment?.reference ?? '')
  const owner = await open.shop.visitor()
  await signInAs(owner, open.shop.store, ['storeManager'])
  const cancellation = { restock: true, notifyCustomer: false }
  await owner.send('POST', `/api/panel/orders/${orderId}/cancellation`, cancellation)
  expect(await open.shop.store.orders.find(orderId)).toMatchObject({ paymentState: 'PAID' })
  const [dispute] = open.fake.books
    .list('dispute')
    .filter((each) => each.payment_intent === payment?.reference)
  await open.shop.runJobs()
  const kept = await open.shop.store.orders.find(orderId)
  expect(kept).toMatchObject({
    paymentState: 'PAID',
    refunds: [{ cause: 'order-canceled', state: 'FAILED' }],
  })
  open.fake.decide(String(dispute?.id), 'won')
  const settlement = `/api/panel/orders/${orderId}/refunds/${kept?.refunds?.[0]?.id}/settlement`
  expect(await owner.send('POST', settlement, { way: 'again' })).toMatchObject({ status: 200 })
  await open.shop.runJobs()
  expect(await open.shop.store.orders.find(orderId)).toMatchObject({ paymentState: 'REFUNDED' })
  open.fake.takeEvents()
})

describe('the keys of an account', () => {
  it('are shown masked, kept sealed, held against Stripe, and not forgotten while buyers pay by them', async () => {
    const owner = await open.shop.visitor()
    await signInAs(owner, open.shop.store, ['admin'])
    const accounts = '/api/panel/payment-accounts'
    const told = await owner.get(accounts)
    expect(told.text).not.toContain('sk_test_shop')
    expect(told.json).toMatchObject({
      stripe: 'test',
      accounts: expect.arrayContaining([
        expect.objectContaining({ key: 'stripe-test', secretKey: '••••••••', isUsed: true }),
      ]),
    })
    const kept = await open.shop.store.gatewayAccounts.find('stripe-test')
    expect(kept?.sealed).not.toContain('sk_test')
    expect((await owner.send('POST', `${accounts}/stripe-test/check`)).json).toEqual({
      isRight: true,
      message: 'The keys are right.',
    })
    const live = await owner.send('PUT', `${accounts}/stripe`, testKeys)
    expect(live.status).toBe(400)
    expect((await owner.send('DELETE', `${accounts}/stripe-test`)).status).toBe(409)
    const wrong = { ...testKeys, secretKey: 'sk_test_wrong', webhookSecret: '••••••••' }
    await owner.send('PUT', `${accounts}/stripe-test`, wrong)
    expect((await owner.send('POST', `${accounts}/stripe-test/check`)).json).toMatchObject({ isRight: false })
    await owner.send('PUT', `${accounts}/stripe-test`, testKeys)
  })
})

function sameCart(metadata: unknown, json: unknown): boolean {
  const { paymentId } = json as { paymentId: string }
  return (metadata as Record<string, string>).payment === paymentId
}
