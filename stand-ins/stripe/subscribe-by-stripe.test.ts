import { auditPayments } from '@vitrine/server/checkout/find-payment-discrepancies'
import { orderRequest } from '@vitrine/server/testing/check-out'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openStripeShop, pressSubscribe, type StripeShop, tellDone } from './stripe-shop.ts'

const good = '4242424242424242'
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

/** A subscription that was paid once. */
async function begin() {
  const { shop, fake } = open
  const { asked, token } = await pressSubscribe(open)
  fake.confirmByBrowser(asked.clientSecret, good)
  await tellDone(open, asked.paymentId, token)
  const payment = await shop.store.payments.find(asked.paymentId)
  const [begun] = await shop.store.subscriptions.ofOrder(payment?.orderId ?? '')
  if (!begun) throw new Error('Nothing began')
  return begun
}

interface Asked {
  readonly action: { readonly url: string }
}

/** Pays on the page of Stripe, or names a card there; returns where the browser is led back to. */
async function payAt(url: string, number: string): Promise<string> {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const sent = { method: 'POST', redirect: 'manual', headers, body: `number=${number}` } as const
  const { pathname, search } = new URL((await fetch(url, sent)).headers.get('location') ?? '')
  return `${pathname}${search}`
}

async function find(id: string) {
  const found = await open.shop.store.subscriptions.find(id)
  if (!found) throw new Error(`There is no subscription ${id}`)
  return found
}
