import type { Subscription } from '@vitrine/domain/subscriptions/subscription'
import { buildComment } from '@vitrine/store/testing/build-comment'
import { newId } from '@vitrine/store/testing/builders'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { fillCart, orderRequest, placeOrder } from '../testing/check-out.ts'
import { type OpenShop, openShop } from '../testing/open-shop.ts'
import { makeAccount, memberPassword as password, tokenTo } from '../testing/selling/make-account.ts'
import { subscribe } from '../testing/selling/subscribe.ts'
import { signInAs } from '../testing/sign-in.ts'
import type { Visitor } from '../testing/visit.ts'

const former = 'ada@example.com'
const present = 'ada.new@example.com'

interface Bought {
  readonly orderId: string
  readonly subscription: Subscription
}

let shop: OpenShop
let ada: Visitor
/** Under the same address: what Ada bought before she left it, and a stranger since. */
let own: Bought
let theirs: Bought

async function buyAsGuest(author: string): Promise<Bought> {
  const guest = await shop.visitor()
  const cartToken = await fillCart(guest, shop.mug.id, { sku: 'MUG-RED' })
  expect((await placeOrder(guest, orderRequest(cartToken, { email: former }))).status).toBe(200)
  const customer = await shop.store.customers.findByEmail(former)
  const [orderId = ''] = await shop.store.customers.orderIds(customer?.id ?? '', 1)
  const subscription = await subscribe(shop)
  const createdAtMs = shop.clock.nowMs
  const written = { authorName: author, authorEmail: former, createdAtMs }
  await shop.store.comments.save(buildComment({ ...written, id: newId(), body: `Of ${author}` }))
  return { orderId, subscription }
}

beforeEach(async () => {
  shop = await openShop({
    storeSettings: { hasAccounts: true },
    site: { homeOrigin: 'https://home.example' },
  })
  own = await buyAsGuest('Ada')
  ada = await makeAccount(shop, former)
  shop.clock.nowMs += 1_000
  await ada.submit('/account/email', { email: present, password })
  await ada.submit('/account/new-address', { token: await tokenTo(shop, present, 'new-address'), password })
  shop.clock.nowMs += 1_000
  theirs = await buyAsGuest('Stan')
  shop.clock.nowMs += 1_000
})
afterEach(() => shop.close())

const subscriptionOf = ({ subscription }: Bought) => shop.store.subscriptions.find(subscription.id)
const methodOf = ({ subscription }: Bought) => shop.store.savedMethods.find(subscription.methodId ?? '')
const buyerOf = ({ orderId }: Bought) => shop.store.customers.findByOrder(orderId)
const authorsLeft = async () =>
  (await shop.store.comments.ofAuthor(former, 10)).map(({ authorName }) => authorName)

async function expectOnlyOwnErased(): Promise<void> {
  expect(await subscriptionOf(own)).toMatchObject({
    state: 'canceled',
    methodId: null,
    contact: { email: '' },
  })
  expect(await subscriptionOf(theirs)).toMatchObject({ state: 'active', contact: { email: former } })
  expect([await methodOf(own), await methodOf(theirs)]).toEqual([undefined, expect.anything()])
  expect(await buyerOf(own)).toBeUndefined()
  // What is known of the stranger is read from the orders that are left.
  const left = await shop.store.customers.orderIds((await buyerOf(theirs))?.id ?? '', 10)
  expect(await buyerOf(theirs)).toMatchObject({
    email: former,
    testOrderCount: left.length,
    notes: '',
    tags: [],
  })
  expect(await authorsLeft()).toEqual(['Stan'])
}

describe('an address that an account left', () => {
  it('shows the orders of before, and none of whoever has it now', async () => {
    const { text } = await ada.get('/account')
    expect([text.includes(own.orderId), text.includes(theirs.orderId)]).toEqual([true, false])
    expect([own, theirs].map(({ subscription: { id } }) => text.includes(id))).toEqual([true, false])
  })

  it('hands out what was kept under it before, to Ada as to an owner', async () => {
    const owner = await shop.visitor()
    await signInAs(owner, shop.store, ['admin'])
    const asked = await owner.send('POST', '/api/panel/persons/everything', { email: present })
    for (const { text } of [await ada.get('/account/export'), asked]) {
      expect([text.includes(own.subscription.id), text.includes(theirs.subscription.id)]).toEqual([
        true,
        false,
      ])
      expect([text.includes('Of Ada'), text.includes('Of Stan')]).toEqual([true, false])
    }
  })

  it('hands out what the shop knows of her as of who buys, and nothing of that since, nor what owners note', async () => {
    const customer = (await buyerOf(own)) ?? expect.fail()
    const said = { isGiven: true, source: 'checkout', orderNumber: '', by: '' } as const
    const [before, since] = [
      { ...said, atMs: shop.clock.nowMs - 3_000 },
      { ...said, atMs: shop.clock.nowMs },
    ]
    await shop.store.customers.save({ ...customer, notes: 'Calls often', consents: [before, since] })
    const cartToken = await fillCart(ada, shop.mug.id, { sku: 'MUG-RED' })
    await placeOrder(ada, orderRequest(cartToken, { email: present }))
    const { json, text } = await ada.get('/account/export')
    expect(json).toMatchObject({
      customer: { orderCount: 0, firstSeenAtMs: shop.clock.nowMs, addresses: [{ city: expect.any(String) }] },
    })
    const told = (json as { formerAddresses: readonly { customer: unknown }[] }).formerAddresses[0]?.customer
    const { by: _, ...known } = before
    expect(told).toEqual({ firstSeenAtMs: customer.firstSeenAtMs, consents: [known] })
    expect(text).not.toContain('Calls often')
  })

  it('is erased of what was kept under it before, by herself', async () => {
    expect((await ada.submit('/account/erasure', { password })).location).toBe('/account?done=erased')
    await expectOnlyOwnErased()
  })

  it('is erased so by an owner, renewals of a subscription of before among it', async () => {
    const customer = await buyerOf(theirs)
    await shop.store.customers.save({ ...(customer ?? expect.fail()), notes: 'Calls often', tags: ['loud'] })
    shop.clock.nowMs = own.subscription.nextAtMs ?? 0
    await shop.runJobs()
    const renewed = (await subscriptionOf(own))?.lastOrderId ?? ''
    expect(await shop.store.customers.findByOrder(renewed)).toBeDefined()
    const owner = await shop.visitor()
    await signInAs(owner, shop.store, ['admin'])
    const body = { email: present, comments: 'anonymous' }
    expect((await owner.send('POST', '/api/panel/persons/erasure', body)).status).toBe(200)
    expect(await shop.store.customers.findByOrder(renewed)).toBeUndefined()
    await expectOnlyOwnErased()
  })

  it('keeps what owners did to comments of whoever has it now', async () => {
    const owner = await shop.visitor()
    await signInAs(owner, shop.store, ['admin'])
    for (const { id } of await shop.store.comments.ofAuthor(former, 10))
      expect((await owner.send('DELETE', `/api/panel/comments/${id}`)).status).toBe(200)
    const words = async () => {
      const acts = await shop.store.auditLog.list({ limit: 10, offset: 0 })
      const images = await Promise.all(acts.map(({ id }) => shop.store.auditLog.images(id)))
      return images.flat().map(({ before }) => before?.body)
    }
    expect((await words()).toSorted()).toEqual(['Of Ada', 'Of Stan'])
    await ada.submit('/account/erasure', { password })
    expect(await words()).toEqual(['Of Stan'])
  })

  it('leads owners on to the account, which they lock and mail a link to from the page of who bought', async () => {
    const path = `/api/panel/customers/${(await buyerOf(own))?.id}/account`
    const owner = await shop.visitor()
    await signInAs(owner, shop.store, ['storeManager'])
    const account = { name: 'Ada Bell', isLocked: false, movedTo: present }
    expect((await owner.get(path)).json).toMatchObject({ account })
    expect((await owner.send('POST', `${path}/reset`, {})).status).toBe(200)
    expect(await tokenTo(shop, present, 'new-password')).not.toBe('')
    const locked = await owner.send('POST', `${path}/lock`, { isLocked: true })
    expect(locked.json).toMatchObject({ account: { ...account, isLocked: true } })
    expect((await ada.get('/account')).text).not.toContain('Signed in as')
  })

  it('leads to no account whoever bought with it later alone', async () => {
    const stan = await buyerOf(theirs)
    await shop.store.customers.erase(stan?.id ?? '')
    const guest = await shop.visitor()
    const cartToken = await fillCart(guest, shop.mug.id, { sku: 'MUG-RED' })
    await placeOrder(guest, orderRequest(cartToken, { email: former }))
    const customer = await shop.store.customers.findByEmail(former)
    const owner = await shop.visitor()
    await signInAs(owner, shop.store, ['storeManager'])
    const answer = await owner.get(`/api/panel/customers/${customer?.id}/account`)
    expect(answer.json).toEqual({ account: null })
  })
})
