import { openConnection } from '@vitrine/store/testing/open-connection'
import { tablesHolding } from '@vitrine/store/testing/tables-holding'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { personKey } from '../../services/person-key.ts'
import { subscriptionPath } from '../../services/signing/subscription-links.ts'
import { fillCart, keepDiscount, orderRequest, placeOrder, sampleAddress } from '../../testing/check-out.ts'
import { type OpenShop, openShop } from '../../testing/open-shop.ts'
import { makeAccount } from '../../testing/selling/make-account.ts'
import { subscribe } from '../../testing/selling/subscribe.ts'
import { signInAs } from '../../testing/sign-in.ts'
import type { Visitor } from '../../testing/visit.ts'
import { orderAccountPath, statusPath } from '../order-links.ts'
import { withdrawalPath } from '../withdrawals/withdrawal-link.ts'

const wrong = 'stranger@example.com'
const right = 'buyer@example.com'
const address = { ...sampleAddress, firstName: 'Bea', lastName: 'Lovelock', phone: '555 0199' }

let shop: OpenShop
let admin: Visitor
beforeEach(async () => {
  shop = await openShop({
    timeLimitMs: 20_000,
    storeSettings: { hasAccounts: true },
    site: { homeOrigin: 'https://home.example' },
  })
  admin = await shop.visitor()
  await signInAs(admin, shop.store, ['admin'])
})
afterEach(() => shop.close())

async function buy(email: string, code = ''): Promise<string> {
  const visitor = await shop.visitor()
  const cartToken = await fillCart(visitor, shop.mug.id, { sku: 'MUG-RED' })
  if (code !== '')
    await visitor.send('POST', `/api/3/commerce/cart/${cartToken}/codes`, { giftOrPromoCode: code })
  const request = orderRequest(cartToken, { email, phone: '555 0199', shippingAddress: address })
  const placed = await placeOrder(visitor, request)
  expect(placed.status).toBe(200)
  await shop.runJobs()
  return (placed.json as { orderId: string }).orderId
}

async function correct(id: string, email: string): Promise<void> {
  const updatedAtMs = (await shop.store.orders.find(id))?.updatedAtMs
  const body = { updatedAtMs, email, phone: '555 0199', shippingAddress: null, alsoBilled: false }
  expect((await admin.send('PUT', `/api/panel/orders/${id}/contact`, body)).status).toBe(200)
}

const everythingOf = async (email: string) =>
  (await admin.send('POST', '/api/panel/persons/everything', { email })).json

const findCustomer = (email: string) => shop.store.customers.findByEmail(email)

it('leaves the address of an order as it is where the contact alone is corrected', async () => {
  const id = await buy(wrong)
  const order = await shop.store.orders.find(id)
  if (!order?.shippingAddress) throw new Error('Nothing was sent')
  // Taken down before addresses of Germany had no region.
  const berlin = {
    ...order.shippingAddress,
    country: 'DE',
    region: 'Berlin',
    city: 'Berlin',
    postalCode: '10115',
  }
  await shop.store.orders.save({ ...order, shippingAddress: berlin })
  const contact = { email: right, phone: '555 0199', alsoBilled: false }
  const body = { ...contact, updatedAtMs: order.updatedAtMs, shippingAddress: berlin }
  expect((await admin.send('PUT', `/api/panel/orders/${id}/contact`, body)).status).toBe(200)
  const corrected = await shop.store.orders.find(id)
  expect(corrected).toMatchObject({ contact: { email: right }, shippingAddress: berlin })
})

it('makes an order theirs who has its address: in their account, among customers, and in what they are told', async () => {
  const stranger = await makeAccount(shop, wrong)
  const buyer = await makeAccount(shop, right)
  const id = await buy(wrong)
  const number = (await shop.store.orders.find(id))?.number
  expect((await stranger.get('/account')).text).toContain(String(number))
  await correct(id, right)
  expect((await stranger.get('/account')).text).not.toContain(String(number))
  expect((await buyer.get('/account')).text).toContain(String(number))
  expect(await everythingOf(right)).toMatchObject({
    person: { email: right, lastName: 'Lovelock', testOrderCount: 1 },
    orders: [{ id }],
  })
  expect(await everythingOf(wrong)).toMatchObject({ person: null, orders: [] })
  expect((await admin.get('/api/panel/customers')).json).toMatchObject({ rows: [{ email: right }] })
})

it('leaves a customer their other orders, and adds to what the other bought before', async () => {
  const own = await buy(wrong)
  const strayed = await buy(wrong)
  const earlier = await buy(right)
  await correct(strayed, right)
  const [stranger, buyer] = [await findCustomer(wrong), await findCustomer(right)]
  const ids = async (of: typeof buyer) => (await shop.store.customers.orderIds(of?.id ?? '', 9)).toSorted()
  expect(await ids(stranger)).toEqual([own])
  expect(await ids(buyer)).toEqual([earlier, strayed].toSorted())
  expect([stranger?.testOrderCount, buyer?.testOrderCount]).toEqual([1, 2])
  // Back again, to whom the first order had named a customer.
  await correct(own, right)
  expect([await findCustomer(wrong), (await findCustomer(right))?.testOrderCount]).toEqual([undefined, 3])
  await correct(own, wrong)
  expect([(await findCustomer(wrong))?.testOrderCount, (await findCustomer(right))?.testOrderCount]).toEqual([
    1, 2,
  ])
})

it('keeps what an owner wrote of whoever had the order, and nothing that they knew by it alone', async () => {
  const id = await buy(wrong)
  const stranger = (await findCustomer(wrong)) ?? expect.fail()
  await shop.store.customers.save({ ...stranger, notes: 'Calls often.' })
  await correct(id, right)
  expect(await findCustomer(wrong)).toMatchObject({
    ...{ notes: 'Calls often.', testOrderCount: 0, spent: [], lastOrderAtMs: null },
    ...{ lastName: '', phone: '', addresses: [] },
  })
})

it('lets nothing stay of who is erased, but the order', async () => {
  await correct(await buy(wrong), right)
  const erased = await admin.send('POST', '/api/panel/persons/erasure', {
    email: right,
    comments: 'anonymous',
  })
  expect(erased.json).toMatchObject({ ordersKept: 1 })
  const rows = { dataDir: shop.services.dataDir, url: shop.storeUrl }
  const left = [...(await tablesHolding(rows, ['lovelock', '555 0199'])).keys()]
  expect(left.filter((table) => !['orders', 'listed_orders', 'list_terms'].includes(table))).toEqual([])
})

it('takes along what each customer has once', async () => {
  const { id: discountId } = await keepDiscount(shop, { code: 'ONCE1', isOncePerCustomer: true })
  const id = await buy(wrong, 'ONCE1')
  expect((await shop.store.orders.find(id))?.discounts).toBeDefined()
  await correct(id, right)
  const hadBy = async (email: string) => {
    const key = personKey(email, { websiteId: shop.website.id, secret: shop.services.secret })
    return shop.store.discountUses.hadBy(key, [discountId])
  }
  expect(await hadBy(wrong)).toEqual([])
  expect(await hadBy(right)).toEqual([discountId])
})

async function buyCard(details: Readonly<Record<string, string>>): Promise<string> {
  const visitor = await shop.visitor()
  const variantId = shop.giftCard.variants[1]?.id ?? ''
  await visitor.submit('/checkout/gift-card', {
    itemId: shop.giftCard.id,
    variantId,
    quantity: '1',
    ...details,
  })
  const unsent = { shippingAddress: null, shippingOptionKey: null, billingAddress: sampleAddress }
  const cartToken = visitor.cookies.get('CART') ?? ''
  const placed = await placeOrder(visitor, orderRequest(cartToken, { email: wrong, ...unsent }))
  const { orderId } = placed.json as { orderId: string }
  await shop.runJobs()
  return orderId
}

it('takes its gift cards along, as their buyer and as whose own they are, and erases them so', async () => {
  const gift = { recipientName: 'Grace', recipientEmail: 'grace@example.com', senderName: 'Bea', message: '' }
  const forGrace = await buyCard({ for: 'other', ...gift, deliverOn: '' })
  const own = await buyCard({ for: 'me' })
  const read = async () =>
    (await Promise.all([forGrace, own].map((id) => shop.store.giftCards.listByOrder(id))))
      .flat()
      .map(({ buyerEmail, recipientEmail }) => [buyerEmail, recipientEmail])
  expect(await read()).toEqual([
    [wrong, 'grace@example.com'],
    ['', wrong],
  ])
  await correct(forGrace, right)
  await correct(own, right)
  expect(await read()).toEqual([
    [right, 'grace@example.com'],
    ['', right],
  ])
  // One that was corrected before cards went along is theirs all the same.
  const [card] = await shop.store.giftCards.listByOrder(own)
  await shop.store.giftCards.saveDetails({ ...(card ?? expect.fail()), recipientEmail: wrong })
  const body = { email: right, comments: 'anonymous' }
  expect((await admin.send('POST', '/api/panel/persons/erasure', body)).status).toBe(200)
  expect(await read()).toEqual([
    ['', 'grace@example.com'],
    ['', ''],
  ])
})

it('leaves who had the wrong mail neither the pages of the order, nor those of what it began', async () => {
  const begun = await subscribe(shop)
  const { secret } = shop.services
  const stranger = await shop.visitor()
  const order = { id: begun.orderId }
  const [status, withdrawal] = [statusPath(secret, order), withdrawalPath(secret, order)]
  const pages = [status, withdrawal, subscriptionPath(secret, begun)]
  expect((await stranger.get(status)).status).toBe(200)
  expect((await stranger.get(subscriptionPath(secret, begun))).status).toBe(200)
  await correct(begun.orderId, right)
  for (const page of pages) expect((await stranger.get(page)).status).toBe(404)
  expect((await stranger.get(orderAccountPath(secret, order))).text).not.toContain(right)
  const buyer = await shop.visitor()
  const read = await admin.get(`/api/panel/orders/${begun.orderId}`)
  const url = new URL((read.json as { statusUrl: string }).statusUrl)
  expect((await buyer.get(url.pathname + url.search)).status).toBe(200)
  const now = (await shop.store.subscriptions.find(begun.id)) ?? expect.fail()
  expect((await buyer.get(subscriptionPath(secret, now))).status).toBe(200)
})

it('is that of a renewal, too, which was charged meanwhile', async () => {
  const begun = await subscribe(shop)
  const start = shop.gateways.test.start.bind(shop.gateways.test)
  vi.spyOn(shop.gateways.test, 'start').mockImplementation(async (...asked) => {
    await signInAs(admin, shop.store, ['admin'])
    await correct(begun.orderId, right)
    return start(...asked)
  })
  shop.clock.nowMs = begun.nextAtMs ?? 0
  await shop.runJobs()
  const { lastOrderId = '' } = (await shop.store.subscriptions.find(begun.id)) ?? {}
  expect(lastOrderId).not.toBe(begun.orderId)
  expect(await shop.store.orders.find(lastOrderId)).toMatchObject({ contact: { email: right } })
  expect(await findCustomer(begun.contact.email)).toBeUndefined()
})

/** Whether something waits for what another transaction locked. */
async function isWaiting(client: Awaited<ReturnType<typeof openConnection>>): Promise<boolean> {
  const { rows } = await client.query(`select count(*)::int as total from pg_stat_activity
    where wait_event_type = 'Lock' and application_name = current_setting('application_name')`)
  return rows[0]?.total > 0
}

describe.skipIf(!process.env.TEST_DATABASE_URL)('on PostgreSQL', () => {
  it('is that of a renewal, too, whose order waited for its correction', async () => {
    const begun = await subscribe(shop)
    const { contact, id } = begun
    const client = await openConnection(shop.storeUrl)
    const locked = Promise.withResolvers<void>()
    const charged = Promise.withResolvers<void>()
    const correcting = shop.store.transaction(async (tables) => {
      await tables.customers.lockByEmail(contact.email)
      locked.resolve()
      await charged.promise
      const held = (await tables.subscriptions.lock(id)) ?? expect.fail()
      await tables.subscriptions.save({ ...held, contact: { ...contact, email: right } })
    })
    await locked.promise
    shop.clock.nowMs = begun.nextAtMs ?? 0
    const renewing = shop.runJobs()
    await expect.poll(() => isWaiting(client), { timeout: 10_000 }).toBe(true)
    charged.resolve()
    await client.end()
    await Promise.all([correcting, renewing])
    const { lastOrderId = '' } = (await shop.store.subscriptions.find(id)) ?? {}
    expect(lastOrderId).not.toBe(begun.orderId)
    expect(await shop.store.orders.find(lastOrderId)).toMatchObject({ contact: { email: right } })
    expect((await findCustomer(right))?.testOrderCount).toBe(1)
  })
})
