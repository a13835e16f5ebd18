import type { Order } from '@vitrine/domain/orders/order'
import { subscribePath } from '@vitrine/domain/subscriptions/subscribe-path'
import { usualDonations } from '@vitrine/domain/website/selling/donation-settings'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { fillCart, orderRequest, placeOrder, sampleAddress } from '../testing/check-out.ts'
import { type OpenShop, openShop } from '../testing/open-shop.ts'
import { monthly } from '../testing/selling/subscribe.ts'
import { signInAs } from '../testing/sign-in.ts'
import type { Visitor } from '../testing/visit.ts'

const day = '2026-03-01'
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0'
const amounts = [{ currency: 'USD', cents: expect.any(Number) }]
const sold = { visits: 1, orders: 1, amounts }

let shop: OpenShop
let owner: Visitor
let buyer: Visitor
let experimentId: string
beforeEach(async () => {
  const kiln = { key: 'kiln', title: 'A new kiln', description: '' }
  shop = await openShop({
    storeSettings: {
      payments: { test: true, manual: [{ key: 'manual', label: 'Bank', instructions: 'x' }] },
    },
  })
  owner = await shop.visitor()
  buyer = await shop.visitor()
  await signInAs(owner, shop.store, ['admin'])
  const site = await shop.store.site.read()
  const donations = { ...usualDonations, isOn: true, funds: [kiln] }
  await shop.store.site.save({ ...site, store: { ...site.store, donations } })
  experimentId = await startExperiment()
})
afterEach(() => shop.close())

it('a donation is of the visit on whose checkout it was given, beside the cart that it has', async () => {
  await fillCart(buyer, shop.mug.id, { sku: 'MUG-BLUE' })
  await come()
  const { location } = await buyer.submit('/checkout/donate', { fund: 'kiln', amount: 'other', own: '25' })
  await hit('/checkout', `http://localhost${location}`)
  const order = orderRequest(tokenIn(location), {
    payment: { gateway: 'manual' },
    shippingAddress: null,
    billingAddress: sampleAddress,
    shippingOptionKey: null,
  })
  expect(await placeOrder(buyer, order)).toMatchObject({ status: 200 })
  await hit('/checkout/order-confirmed', 'http://localhost/checkout/order-confirmed')
  await expectSold()
})

it('a subscription is of the visit on whose page it was bought', async () => {
  await shop.store.products.save({ ...shop.mug, subscription: monthly })
  await come()
  const wanted = { itemId: shop.mug.id, sku: 'MUG-BLUE' }
  const begun = await buyer.send('POST', '/api/3/commerce/cart/subscription', wanted)
  const { cartToken } = begun.json as { cartToken: string }
  await hit('/checkout/subscribe', `http://localhost${subscribePath(cartToken)}`)
  const request = { ...orderRequest(cartToken), acceptsRenewal: true }
  const { json } = await placeOrder(buyer, request)
  const order = await shop.store.orders.find((json as { orderId: string }).orderId)
  // Test orders are not counted, and the test gateway alone can be charged again here.
  await shop.store.orders.save({ ...(order as Order), isTest: false })
  await expectSold()
})

it('a cart that stands in the address of a page is of no visit whose browser was not given it', async () => {
  const { location } = await buyer.submit('/checkout/donate', { fund: 'kiln', amount: 'other', own: '25' })
  const other = await shop.visitor()
  await hit('/checkout', `http://localhost${location}`, other)
  await hit('/checkout', `http://shop.example${location}`)
  const order = orderRequest(tokenIn(location), {
    payment: { gateway: 'manual' },
    shippingAddress: null,
    billingAddress: sampleAddress,
    shippingOptionKey: null,
  })
  expect(await placeOrder(buyer, order)).toMatchObject({ status: 200 })
  expect(await report('channel')).toMatchObject([{ visits: 1, orders: 0, amounts: [] }])
})

describe('a donation whose payment takes longer than a visit lasts', () => {
  const given = async () => {
    await come()
    const { location } = await buyer.submit('/checkout/donate', { fund: 'kiln', amount: 'other', own: '25' })
    await hit('/checkout', `http://localhost${location}`)
    await report('source')
    shop.clock.nowMs += 35 * 60_000
    return orderRequest(tokenIn(location), {
      payment: { gateway: 'manual' },
      shippingAddress: null,
      billingAddress: sampleAddress,
      shippingOptionKey: null,
    })
  }
  const provider = 'https://pay.example/'

  it('is of the visit that gave it, though the page of thanks is counted before it', async () => {
    const order = await given()
    await tell(
      '/api/census/RecordHit',
      { data: JSON.stringify({ url: '/checkout/order-confirmed', referrer: provider }) },
      {},
    )
    await report('source')
    expect(await placeOrder(buyer, order)).toMatchObject({ status: 200 })
    await expectSold()
  })

  it('is of the visit that gave it, though another tab told something before that page', async () => {
    const order = await given()
    await tell('/api/events/RecordEvent', { event: 'cookie-answer', data: '{"answer":"declined"}' }, {})
    await report('source')
    await hit('/checkout/order-confirmed', 'http://localhost/checkout/order-confirmed')
    await report('source')
    expect(await placeOrder(buyer, order)).toMatchObject({ status: 200 })
    await expectSold()
  })

  it('is of no visit that began in its place meanwhile', async () => {
    const order = await given()
    await tell('/api/census/RecordHit', { data: JSON.stringify({ url: '/', referrer: provider }) }, {})
    await report('source')
    expect(await placeOrder(buyer, order)).toMatchObject({ status: 200 })
    expect(await report('source')).toMatchObject([
      { key: 'blog.example', visits: 1, orders: 0 },
      { key: 'pay.example', visits: 1, orders: 0 },
    ])
    const overview = await owner.get(`/api/panel/insight/overview?from=${day}&to=${day}`)
    expect(overview.json).toMatchObject({ total: { visits: 2, orders: 1 } })
  })
})

const tokenIn = (location: string | null) =>
  new URL(location ?? '', 'http://shop').searchParams.get('cartToken') ?? ''

const tell = (url: string, payload: object, headers: object, from = buyer) =>
  shop.app.inject({
    method: 'POST',
    url,
    payload,
    cookies: Object.fromEntries(from.cookies),
    headers: { 'user-agent': firefox, 'x-csrf-token': from.cookies.get('crumb') ?? '', ...headers },
  })

const hit = (url: string, referer: string, from = buyer) =>
  tell('/api/census/RecordHit', { data: JSON.stringify({ url }) }, { referer }, from)

/** Comes from a blog, and sees a test. */
async function come(): Promise<void> {
  const shown = { url: '/', referrer: 'https://blog.example/' }
  await tell('/api/census/RecordHit', { data: JSON.stringify(shown) }, {})
  const exposure = { name: 'big-button', variant: 'a' }
  await tell('/api/events/RecordEvent', { event: 'experiment-exposure', data: JSON.stringify(exposure) }, {})
}

async function startExperiment(): Promise<string> {
  const halves = ['a', 'b'].map((name) => ({ name, percent: 50 }))
  const draft = { name: 'big-button', type: 'test', description: '', variants: halves }
  const { id } = (await owner.send('POST', '/api/panel/experiments', draft)).json as { id: string }
  await owner.send('POST', `/api/panel/experiments/${id}/start`, { was: draft })
  return id
}

async function report(subject: string): Promise<readonly object[]> {
  const path = `/api/panel/insight/report?subject=${subject}&from=${day}&to=${day}`
  return ((await owner.get(path)).json as { rows: object[] }).rows
}

async function expectSold(): Promise<void> {
  expect(await report('source')).toMatchObject([{ key: 'blog.example', ...sold }])
  const overview = await owner.get(`/api/panel/insight/overview?from=${day}&to=${day}`)
  expect(overview.json).toMatchObject({
    total: { visits: 1, orders: 1, amounts },
    steps: [{}, {}, {}, { step: 'checkout', visits: 1 }, { step: 'order', visits: 1 }],
  })
  const results = await owner.get(`/api/panel/experiments/${experimentId}/results`)
  expect(results.json).toMatchObject({ variants: [{ name: 'a', visits: 1, orders: 1 }, { name: 'b' }] })
}
