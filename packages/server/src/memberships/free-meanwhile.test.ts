import type { Product } from '@vitrine/domain/catalogue/product'
import { productIdsOf } from '@vitrine/domain/memberships/plan'
import { cancel, resume } from '@vitrine/domain/subscriptions/change-subscription'
import type { SiteTables } from '@vitrine/store/store'
import { openConnection } from '@vitrine/store/testing/open-connection'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { decline } from '../payments/decline.ts'
import { changeSubscription } from '../subscribed/change-subscription.ts'
import { byCard, cards, orderRequest, placeOrder, sampleAddress } from '../testing/check-out.ts'
import { type OpenShop, openShop } from '../testing/open-shop.ts'
import { makeAccount } from '../testing/selling/make-account.ts'
import { signInAs } from '../testing/sign-in.ts'
import type { Visitor } from '../testing/visit.ts'

const base = '/api/panel/members'
const email = 'ada@example.com'
const dayMs = 86_400_000
const once = { kind: 'paid', cents: 5000, interval: null, lastsDays: 90 }
const monthly = { kind: 'paid', cents: 900, interval: { value: 1, unit: 'MONTH' }, lastsDays: null }
const bank = { key: 'bank', label: 'Bank transfer', instructions: '' }

let shop: OpenShop
let owner: Visitor
let member: Visitor
let plan: { readonly id: string; readonly updatedAtMs: number }
let input: object
beforeEach(async () => {
  shop = await openShop({
    timeLimitMs: 20_000,
    site: { homeOrigin: 'https://home.example' },
    storeSettings: { payments: { test: true, manual: [bank] } },
  })
  owner = await shop.visitor()
  await signInAs(owner, shop.store, ['admin'])
})
afterEach(() => shop.close())

async function offer(price: object): Promise<void> {
  const things = [{ kind: 'page', id: shop.page.id }]
  const made = await owner.send('POST', `${base}/areas`, { name: 'Room', deniedText: '', things })
  const areaIds = (made.json as { areas: readonly { id: string }[] }).areas.map(({ id }) => id)
  input = { name: 'Club', description: '', areaIds, isOffered: true }
  const { json } = await owner.send('POST', `${base}/plans`, { ...input, price })
  const [first] = (json as { plans: readonly (typeof plan)[] }).plans
  if (first) plan = first
  member = await makeAccount(shop, email)
}

async function change(price: object): Promise<void> {
  const updatedAtMs = (await shop.store.membershipPlans.find(plan.id))?.updatedAtMs
  const body = { ...input, price, updatedAtMs }
  const { status, text } = await owner.send('PUT', `${base}/plans/${plan.id}`, body)
  expect(status, text).toBe(200)
}

const makeFree = () => change({ kind: 'free' })

/** The product that the plan is or was sold as. */
async function productOf() {
  const [productId = ''] = productIdsOf((await shop.store.membershipPlans.find(plan.id)) ?? expect.fail())
  return (await shop.store.products.find(productId)) ?? expect.fail()
}

async function orderId(): Promise<string> {
  const customer = await shop.store.customers.findByEmail(email)
  return (await shop.store.customers.orderIds(customer?.id ?? '', 1))[0] ?? ''
}

async function markPaid(): Promise<void> {
  const paid = await owner.send('POST', `/api/panel/orders/${await orderId()}/payment`, { reference: '' })
  expect(paid.status, paid.text).toBe(200)
}

async function join(): Promise<string> {
  const joined = await member.submit('/account/join', { plan: plan.id })
  return new URL(joined.location ?? '', 'http://localhost').searchParams.get('cartToken') ?? ''
}

function pay(cartToken: string, more: object) {
  const address = { shippingAddress: null, billingAddress: sampleAddress, shippingOptionKey: null }
  return placeOrder(member, orderRequest(cartToken, { email, ...address, ...more }))
}

async function mailsOf(reason: string) {
  await shop.runJobs()
  return (await shop.store.mail.ofAddress(email)).filter((each) => each.reason === reason)
}

describe('a plan that is made free while it is paid for', () => {
  it('has its buyer as a member, as it was sold, once the money is there', async () => {
    await offer(once)
    await pay(await join(), { payment: { gateway: 'manual' } })
    const id = await orderId()
    await makeFree()
    await markPaid()
    expect(await shop.store.memberships.ofEmail(email)).toMatchObject([
      { planId: plan.id, source: 'paid', orderId: id, endsAtMs: shop.clock.nowMs + 90 * dayMs },
    ])
    expect((await member.get('/about')).status).toBe(200)
  })

  it('has them as a member for what they approved at their bank, and charges them no more', async () => {
    await offer(monthly)
    const token = await join()
    const begun = await pay(token, { payment: byCard(cards.asks), acceptsRenewal: true })
    const { paymentId } = begun.json as { paymentId: string }
    await makeFree()
    const path = `/api/2/commerce/payments/${paymentId}/confirmation`
    const placed = await member.send('POST', path, { cartToken: token, approved: true })
    expect(placed.status, placed.text).toBe(200)
    const [subscription] = await shop.store.subscriptions.ofEmail(email)
    expect(subscription).toMatchObject({ state: 'canceled', nextAtMs: null, paidCycles: 1 })
    expect(subscription?.endsAtMs).toBeGreaterThan(shop.clock.nowMs + 27 * dayMs)
    expect(await shop.store.savedMethods.findByPayment(paymentId)).toBeUndefined()
    expect((await member.get('/about')).status).toBe(200)
    expect(await mailsOf('subscription-started')).toEqual([])
    const [mail] = await mailsOf('subscription-canceled')
    expect(mail?.text).toContain('it costs nothing any more')
    shop.clock.nowMs += 40 * dayMs
    await shop.runJobs()
    expect(shop.charges().filter(({ state }) => state === 'paid')).toHaveLength(1)
  })
})

describe('a plan that is sold otherwise while it is paid for', () => {
  it('makes its buyer a member for as long as they ordered it', async () => {
    await offer({ ...once, lastsDays: 365 })
    await pay(await join(), { payment: { gateway: 'manual' } })
    await change(monthly)
    await markPaid()
    expect(await shop.store.memberships.ofEmail(email)).toMatchObject([
      { endsAtMs: shop.clock.nowMs + 365 * dayMs },
    ])
  })

  it('is sold as the same product once it costs again, also where its shop is not the first any more', async () => {
    await offer(once)
    await change({ kind: 'free' })
    const sold = await productOf()
    await shop.store.products.save({ ...sold, urlId: 'club-of-friends' })
    await change(once)
    expect((await productOf()).id).toBe(sold.id)
  })

  it('makes its buyer a member where its product was removed, and another is sold now', async () => {
    await offer(once)
    await pay(await join(), { payment: { gateway: 'manual' } })
    await shop.store.products.remove((await productOf()).id)
    await change(once)
    await markPaid()
    expect(await shop.store.memberships.ofEmail(email)).toMatchObject([{ planId: plan.id, source: 'paid' }])
  })
})

describe('a plan that somebody pays for', () => {
  const remove = () => owner.send('DELETE', `${base}/plans/${plan.id}`)

  it('is not removed while an order of it is not paid', async () => {
    await offer(once)
    await pay(await join(), { payment: { gateway: 'manual' } })
    const { status, text } = await remove()
    expect([status, text]).toEqual([409, expect.stringContaining('Somebody is paying for this plan')])
    const body = { restock: false, notifyCustomer: false }
    expect((await owner.send('POST', `/api/panel/orders/${await orderId()}/cancellation`, body)).status).toBe(
      200,
    )
    expect((await remove()).status).toBe(200)
  })

  it('is not removed while its buyer is at their bank', async () => {
    await offer(monthly)
    await pay(await join(), { payment: byCard(cards.asks), acceptsRenewal: true })
    expect((await remove()).status).toBe(409)
  })

  it('charges nobody again who paid for one that is gone all the same', async () => {
    await offer(monthly)
    const token = await join()
    const begun = await pay(token, { payment: byCard(cards.asks), acceptsRenewal: true })
    const { paymentId } = begun.json as { paymentId: string }
    await shop.store.products.save({ ...(await productOf()), isVisible: false })
    await shop.store.membershipPlans.remove(plan.id)
    const path = `/api/2/commerce/payments/${paymentId}/confirmation`
    await member.send('POST', path, { cartToken: token, approved: true })
    expect(await shop.store.subscriptions.ofEmail(email)).toMatchObject([
      { state: 'canceled', nextAtMs: null, paidCycles: 1 },
    ])
  })
})

describe('a subscription to a plan that is made free', () => {
  it('ends, also where its buyer is no member by it any more', async () => {
    await offer(monthly)
    await pay(await join(), { acceptsRenewal: true })
    await shop.store.memberships.removeOfEmail(email)
    const [begun] = await shop.store.subscriptions.ofEmail(email)
    expect(await shop.store.savedMethods.find(begun?.methodId ?? '')).toBeDefined()
    await makeFree()
    const [ended] = await shop.store.subscriptions.ofEmail(email)
    expect(ended).toMatchObject({ state: 'canceled', nextAtMs: null, methodId: null })
    // Its card is charged no more.
    expect(await shop.store.savedMethods.find(begun?.methodId ?? '')).toBeUndefined()
  })

  it.each([
    ['paid', 2],
    ['declined', 1],
  ])('has its card forgotten once a charge that was under way is %s', async (state, paidCycles) => {
    await offer(monthly)
    await pay(await join(), { acceptsRenewal: true })
    const [begun] = await shop.store.subscriptions.ofEmail(email)
    const methodId = begun?.methodId ?? expect.fail()
    const start = shop.gateways.test.start.bind(shop.gateways.test)
    vi.spyOn(shop.gateways.test, 'start').mockImplementationOnce(async (...asked) => {
      await signInAs(owner, shop.store, ['admin'])
      await makeFree()
      expect(await shop.store.savedMethods.find(methodId)).toBeDefined()
      return state === 'paid' ? start(...asked) : decline('declined')
    })
    shop.clock.nowMs = begun?.nextAtMs ?? 0
    await shop.runJobs()
    expect(await shop.store.subscriptions.ofEmail(email)).toMatchObject([
      { state: 'canceled', methodId: null, paidCycles },
    ])
    expect(await shop.store.savedMethods.find(methodId)).toBeUndefined()
  })

  it('is not taken up again by a buyer who canceled it before', async () => {
    await offer(monthly)
    await pay(await join(), { acceptsRenewal: true })
    const [{ id } = { id: '' }] = await shop.store.subscriptions.ofEmail(email)
    await changeSubscription(shop.store, { id, by: '', apply: (held, at) => cancel(held, at) }, shop.services)
    await makeFree()
    const again = await changeSubscription(shop.store, { id, by: '', apply: resume }, shop.services)
    expect(again).toEqual({ ok: false, problem: 'not-running' })
    expect(await mailsOf('subscription-canceled')).toHaveLength(1)
  })
})

describe.skipIf(!process.env.TEST_DATABASE_URL)('on PostgreSQL', () => {
  const remove = () => owner.send('DELETE', `${base}/plans/${plan.id}`)

  /** Does `first` with the product of the plan locked, and once `second` waits for it. */
  async function whileLocked<Result>(
    first: (tables: SiteTables, product: Product) => Promise<void>,
    second: () => Promise<Result>,
  ): Promise<Result> {
    const { id } = await productOf()
    const client = await openConnection(shop.storeUrl)
    const [locked, waited] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const changing = shop.store.transaction(async (tables) => {
      const product = (await tables.products.lock(id)) ?? expect.fail()
      locked.resolve()
      await waited.promise
      await first(tables, product)
    })
    await locked.promise
    const answered = second()
    await expect.poll(() => isWaiting(client), { timeout: 10_000 }).toBe(true)
    waited.resolve()
    await Promise.all([changing, client.end()])
    return answered
  }

  it('a plan is not removed that somebody begins to pay for', async () => {
    await offer(once)
    await pay(await join(), { payment: { gateway: 'manual' } })
    const id = await orderId()
    const body = { restock: false, notifyCustomer: false }
    await owner.send('POST', `/api/panel/orders/${id}/cancellation`, body)
    const known = (await shop.store.payments.findByOrder(id)) ?? expect.fail()
    const begun = { id: 'begun', attemptKey: 'begun', orderId: null, state: 'started' } as const
    const removed = await whileLocked(async ({ payments }) => {
      await payments.insert({ ...known, ...begun, cartId: 'begun' })
    }, remove)
    expect([removed.status, removed.text]).toEqual([
      409,
      expect.stringContaining('Somebody is paying for this plan'),
    ])
  })

  it('a plan that is removed meanwhile is not paid for', async () => {
    await offer(once)
    const token = await join()
    const refused = await whileLocked(
      async ({ products, membershipPlans }, product) => {
        await products.save({ ...product, isVisible: false })
        await membershipPlans.remove(plan.id)
      },
      () => pay(token, {}),
    )
    expect([refused.status, refused.text]).toEqual([
      400,
      expect.stringContaining('cannot be bought any more'),
    ])
    expect(shop.charges()).toEqual([])
  })
})

/** Whether something waits for what another transaction locked. */
async function isWaiting(client: Awaited<ReturnType<typeof openConnection>>): Promise<boolean> {
  const { rows } = await client.query(`select count(*)::int as total from pg_stat_activity
    where wait_event_type = 'Lock' and application_name = current_setting('application_name')`)
  return rows[0]?.total > 0
}
