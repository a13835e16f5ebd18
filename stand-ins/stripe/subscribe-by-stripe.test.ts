import type { Subscription } from '@vitrine/domain/subscriptions/subscription'
import { changePrice } from '@vitrine/domain/subscriptions/terms/change-price'
import { auditPayments } from '@vitrine/server/checkout/find-payment-discrepancies'
import { subscriptionPath } from '@vitrine/server/services/signing/subscription-links'
import { changeSubscription } from '@vitrine/server/subscribed/change-subscription'
import { takeNamedMethod } from '@vitrine/server/subscriptions/page/name-method'
import { orderRequest } from '@vitrine/server/testing/check-out'
import type { SiteStore } from '@vitrine/store/store'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openStripeShop, postEvent, pressSubscribe, type StripeShop, tellDone } from './stripe-shop.ts'

const good = '4242424242424242'
const asks = '4000002760003184'
const dayMs = 86_400_000
const failsLater = '4000000000000341'

let open: StripeShop
beforeEach(async () => {
  open = await openStripeShop()
})
afterEach(() => open.close())

it('subscribes on the page of Stripe, renews by the card that it keeps, and is paid by another that its buyer names there', async () => {
  const { shop, fake, buyer, seat } = open
  const plan = { interval: { value: 1, unit: 'MONTH' }, billingCycles: 0 } as const
  await shop.store.products.save({ ...seat, subscription: plan })
  const begun = await buyer.send('POST', '/api/3/commerce/cart/subscription', { itemId: seat.id, sku: null })
  const { cartToken } = begun.json as { cartToken: string }
  const request = orderRequest(cartToken, {
    payment: { gateway: 'stripe', isHosted: true },
    shippingAddress: null,
    billingAddress: orderRequest(cartToken).shippingAddress,
    shippingOptionKey: null,
    acceptsRenewal: true,
  })
  const pressed = await buyer.send('POST', '/api/2/commerce/orders', request)
  const confirmed = await buyer.get(await payAt((pressed.json as Asked).action.url, failsLater))
  expect(confirmed.location).toContain('/checkout/order-confirmed?')
  const page = await buyer.get(confirmed.location ?? '')
  expect(page.text).toContain('data-page-type="206"')
  const link = page.text.match(/\/commerce\/subscriptions\/([0-9a-z]+)\?key=([\w-]+)/)
  const [path = '', id = '', key = ''] = link ?? []

  shop.clock.nowMs = (await find(id)).nextAtMs ?? 0
  await shop.runJobs()
  expect(await find(id)).toMatchObject({ state: 'past-due', paidCycles: 1 })

  const led = await buyer.submit(path.split('?')[0] ?? '', { key, act: 'card', gateway: 'stripe' })
  const back = await buyer.get(await payAt(led.location ?? '', good))
  expect(back.location).toContain('done=card')
  await shop.runJobs()
  expect(await find(id)).toMatchObject({ state: 'active', paidCycles: 2 })
  shop.clock.nowMs = (await find(id)).nextAtMs ?? 0
  await shop.runJobs()
  expect(await find(id)).toMatchObject({ state: 'active', paidCycles: 3 })
  const paid = fake.books.list('payment_intent', ({ status }) => status === 'succeeded')
  expect(paid).toHaveLength(3)
  expect(await auditPayments(shop.services)).toEqual([])
})

it('is paid by the card that its buyer names, too, where the page that leads back is loaded twice at once', async () => {
  const { shop, buyer } = open
  const begun = await begin()
  const { path, key } = await openPage(begun.id)
  const led = await buyer.submit(path, { key, act: 'card', gateway: 'stripe' })
  const back = await payAt(led.location ?? '', good)
  expect(back).toContain('named=1')
  const seen = await find(begun.id)
  // Both loads have asked before either writes.
  const both = Promise.withResolvers<void>()
  let waiting = 0
  const transaction: SiteStore['transaction'] = async (work) => {
    waiting += 1
    if (waiting === 2) both.resolve()
    await both.promise
    return shop.store.transaction(work)
  }
  const store: SiteStore = Object.create(shop.store, { transaction: { value: transaction } })
  const loads = [takeNamedMethod(store, seen, shop.services), takeNamedMethod(store, seen, shop.services)]
  expect(await Promise.all(loads)).toEqual([{ kind: 'named' }, { kind: 'named' }])
  const named = await find(begun.id)
  expect(await shop.store.savedMethods.find(named.methodId ?? '')).toMatchObject({ removedAtMs: null })
  shop.clock.nowMs = named.nextAtMs ?? 0
  await shop.runJobs()
  expect(await find(begun.id)).toMatchObject({ state: 'active', paidCycles: 2 })
})

it('neither fails nor gives back a renewal whose answer was lost, when it is only asked after its time is over', async () => {
  const { shop, fake } = open
  const begun = await begin()
  shop.clock.nowMs = begun.nextAtMs ?? 0
  Object.assign(shop.gateways, { timeLimitMs: 60 })
  // The list of what was made is asked first.
  fake.faults.push(null, 'silent-after')
  await shop.runJobs()
  expect(await find(begun.id)).toMatchObject({ paidCycles: 1, failures: 0 })
  Object.assign(shop.gateways, { timeLimitMs: 2_000 })
  // The job of the renewal and that of the payment are due at once.
  shop.clock.nowMs += 20 * 60_000
  await shop.runJobs()
  const renewed = await find(begun.id)
  expect(renewed).toMatchObject({ state: 'active', paidCycles: 2, failures: 0 })
  expect(renewed.history.map(({ kind }) => kind)).toEqual(['started', 'renewed'])
  expect(fake.books.list('refund')).toEqual([])
  expect(await auditPayments(shop.services)).toEqual([])
})

it('has what was charged, and no more, when it was canceled before anybody knew', async () => {
  const { shop, fake } = open
  const begun = await begin()
  shop.clock.nowMs = begun.nextAtMs ?? 0
  Object.assign(shop.gateways, { timeLimitMs: 60 })
  fake.faults.push(null, 'silent-after')
  await shop.runJobs()
  Object.assign(shop.gateways, { timeLimitMs: 2_000 })
  await shop.store.subscriptions.save({ ...(await find(begun.id)), state: 'canceled', nextAtMs: null })
  shop.clock.nowMs += 20 * 60_000
  await shop.runJobs()
  expect(await find(begun.id)).toMatchObject({ state: 'canceled', paidCycles: 2, nextAtMs: null })
  expect(await auditPayments(shop.services)).toEqual([])
})

it('is renewed without a charge where that is nothing, or less than Stripe charges', async () => {
  const { shop, fake } = open
  const { id } = await begin()
  const renewAt = async (cents: number) => {
    const apply = (held: Subscription) =>
      changePrice(held, cents, { nowMs: shop.clock.nowMs, timeZone: 'America/New_York', by: '' })
    await changeSubscription(shop.store, { id, by: '', apply }, shop.services)
    shop.clock.nowMs = (await find(id)).nextAtMs ?? 0
    await shop.runJobs()
  }
  await renewAt(49)
  await renewAt(0)
  expect(await find(id)).toMatchObject({ state: 'active', paidCycles: 3, failures: 0 })
  expect(fake.books.list('payment_intent')).toHaveLength(1)
  expect(await auditPayments(shop.services)).toEqual([])
})

/** A subscription that was paid once. */
async function begin(number = good) {
  const { shop, fake } = open
  const { asked, token } = await pressSubscribe(open)
  const status = fake.confirmByBrowser(asked.clientSecret, number)
  if (status === 'requires_action')
    await answerBank(`${fake.address}/3ds/${asked.clientSecret.split('_secret_')[0]}`, 'yes')
  await tellDone(open, asked.paymentId, token)
  const payment = await shop.store.payments.find(asked.paymentId)
  const [begun] = await shop.store.subscriptions.ofOrder(payment?.orderId ?? '')
  if (!begun) throw new Error('Nothing began')
  return begun
}

describe('a renewal that the bank wants approved', () => {
  it('is approved by its buyer at the bank, is paid once, and tried no more', async () => {
    const { shop, fake, buyer } = open
    const failed = await beginAndFail(asks)
    const day = failed.nextAtMs
    await shop.runJobs()
    const mails = await shop.store.mail.ofAddress(failed.contact.email)
    expect(mails.find(({ reason }) => reason === 'subscription-failed')?.text).toContain(
      'Approve it by the link below',
    )
    const { page, path, key } = await openPage(failed.id)
    expect(page.text).toContain('Go on to your bank')

    const led = await buyer.submit(`${path}/approval`, { key })
    expect(led.location).toContain('/3ds/')
    expect((await buyer.submit(`${path}/approval`, { key })).location).toBe(led.location)
    const back = await buyer.get(await answerBank(led.location ?? '', 'yes'))
    expect(back.location).toContain('done=approve')
    expect(await find(failed.id)).toMatchObject({ state: 'active', paidCycles: 2, failures: 0 })
    shop.clock.nowMs = day ?? 0
    await shop.runJobs()
    shop.clock.nowMs += dayMs
    await shop.runJobs()
    expect(await find(failed.id)).toMatchObject({ state: 'active', paidCycles: 2 })
    const taken = fake.books.list('payment_intent', ({ status }) => status === 'succeeded')
    expect(taken).toHaveLength(2)
    expect((await openPage(failed.id)).page.text).not.toContain('Go on to your bank')
    expect(await auditPayments(shop.services)).toEqual([])
  })

  it('is tried on the day that was planned where its buyer refuses it, or stays away', async () => {
    const { shop, buyer } = open
    const failed = await beginAndFail(asks)
    const { path, key } = await openPage(failed.id)
    const led = await buyer.submit(`${path}/approval`, { key })
    const back = await buyer.get(await answerBank(led.location ?? '', 'no'))
    expect(back.text).toContain('The payment was not approved.')
    const planned = { state: 'past-due', failures: 1, nextAtMs: failed.nextAtMs }
    expect(await find(failed.id)).toMatchObject(planned)

    await buyer.submit(`${path}/approval`, { key })
    shop.clock.nowMs += 20 * 60_000
    await shop.runJobs()
    expect(await find(failed.id)).toMatchObject(planned)
    shop.clock.nowMs = failed.nextAtMs ?? 0
    await shop.runJobs()
    expect(await find(failed.id)).toMatchObject({ state: 'past-due', failures: 2 })
    expect(await auditPayments(shop.services)).toEqual([])
  })

  it('is not charged any more once its buyer cancels, whatever they approve at the bank', async () => {
    const { shop, fake, buyer } = open
    const failed = await beginAndFail(asks)
    const { path, key } = await openPage(failed.id)
    const led = await buyer.submit(`${path}/approval`, { key })
    expect((await buyer.submit(path, { key, act: 'cancel' })).location).toContain('done=cancel')
    await shop.runJobs()
    await buyer.get(await answerBank(led.location ?? '', 'yes'))
    await shop.runJobs()
    expect(await find(failed.id)).toMatchObject({ state: 'canceled', paidCycles: 1 })
    const taken = fake.books.list('payment_intent', ({ status }) => status === 'succeeded')
    expect(taken).toHaveLength(1)
    expect(await auditPayments(shop.services)).toEqual([])
  })

  it('is paid once, too, when the answer to the approval is lost, and when a message says it before its buyer is back', async () => {
    const { shop, fake, buyer } = open
    const failed = await beginAndFail(asks)
    const { path, key } = await openPage(failed.id)
    Object.assign(shop.gateways, { timeLimitMs: 60 })
    fake.faults.push(null, 'silent-after')
    const silent = await buyer.submit(`${path}/approval`, { key })
    expect(silent.text).toContain('you will not be charged twice')
    Object.assign(shop.gateways, { timeLimitMs: 2_000 })
    const led = await buyer.submit(`${path}/approval`, { key })
    const returnPath = await answerBank(led.location ?? '', 'yes')
    for (const event of fake.takeEvents()) await postEvent(open, event)
    expect(await find(failed.id)).toMatchObject({ state: 'active', paidCycles: 2 })
    expect((await buyer.get(returnPath)).location).toContain('done=approve')
    const taken = fake.books.list('payment_intent', ({ status }) => status === 'succeeded')
    expect(taken).toHaveLength(2)
    expect(await auditPayments(shop.services)).toEqual([])
  })

  it('keeps the days of the shop when its buyer names a card that asks, too, and offers the approval again', async () => {
    const { shop, buyer } = open
    const failed = await beginAndFail(asks)
    const { path, key } = await openPage(failed.id)
    shop.clock.nowMs += dayMs
    const led = await buyer.submit(path, { key, act: 'card', gateway: 'stripe' })
    const asked = await payAt(led.location ?? '', asks, { isWhole: true })
    await buyer.get(await answerBank(asked, 'yes'))
    await shop.runJobs()
    expect(await find(failed.id)).toMatchObject({
      state: 'past-due',
      failures: 1,
      nextAtMs: failed.nextAtMs,
    })
    expect((await openPage(failed.id)).page.text).toContain('Go on to your bank')
  })
})

/** A subscription by a card, whose first renewal fails. */
async function beginAndFail(number: string) {
  const { shop } = open
  const begun = await begin(number)
  shop.clock.nowMs = begun.nextAtMs ?? 0
  await shop.runJobs()
  const failed = await find(begun.id)
  expect(failed).toMatchObject({ state: 'past-due', failures: 1 })
  return failed
}

/** The page of a subscription, as the link in its mails opens it. */
async function openPage(id: string) {
  const { shop, buyer } = open
  const url = new URL(subscriptionPath(shop.services.secret, { id }), 'http://shop')
  const page = await buyer.get(url.pathname + url.search)
  return { page, path: url.pathname, key: url.searchParams.get('key') ?? '' }
}

/** Answers the question of a bank; returns where the browser is led back to. */
async function answerBank(url: string, approve: 'yes' | 'no'): Promise<string> {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const sent = { method: 'POST', redirect: 'manual', headers, body: `approve=${approve}` } as const
  const { pathname, search } = new URL((await fetch(url, sent)).headers.get('location') ?? '', url)
  return `${pathname}${search}`
}

interface Asked {
  readonly action: { readonly url: string }
}

/** Pays on the page of Stripe, or names a card there; returns where the browser is led back to. */
async function payAt(url: string, number: string, { isWhole = false } = {}): Promise<string> {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const sent = { method: 'POST', redirect: 'manual', headers, body: `number=${number}` } as const
  const location = (await fetch(url, sent)).headers.get('location') ?? ''
  const { pathname, search, href } = new URL(location, url)
  return isWhole ? href : `${pathname}${search}`
}

async function find(id: string) {
  const found = await open.shop.store.subscriptions.find(id)
  if (!found) throw new Error(`There is no subscription ${id}`)
  return found
}
