import type { Order } from '@vitrine/domain/orders/order'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { orderRequest, placeOrder, sampleAddress } from '../testing/check-out.ts'
import { type OpenShop, openShop } from '../testing/open-shop.ts'
import { interleave } from '../testing/selling/interleave.ts'
import { makeAccount, memberPassword, tokenTo } from '../testing/selling/make-account.ts'
import { NamedPoints } from '../testing/selling/named-points.ts'
import { signInAs } from '../testing/sign-in.ts'
import type { Visitor } from '../testing/visit.ts'
import { grantByOrder } from './grant-by-order.ts'
import { moveMemberships } from './move-memberships.ts'

const base = '/api/panel/members'
const dayMs = 86_400_000
const bank = { key: 'bank', label: 'Bank transfer', instructions: '' }

interface Plan {
  readonly id: string
  readonly name: string
  readonly productId: string | null
  readonly updatedAtMs: number
}

let shop: OpenShop
let owner: Visitor
let areaId = ''
beforeAll(async () => {
  shop = await openShop({
    site: { homeOrigin: 'https://home.example' },
    storeSettings: { payments: { test: true, manual: [bank] } },
  })
  owner = await shop.visitor()
  await signInAs(owner, shop.store, ['admin'])
  const things = [{ kind: 'page', id: shop.page.id }]
  const { json } = await owner.send('POST', `${base}/areas`, { name: 'Inner room', deniedText: '', things })
  areaId = (json as { areas: readonly { id: string }[] }).areas[0]?.id ?? ''
})
afterAll(() => shop.close())

async function offer(name: string, price: object): Promise<Plan> {
  const body = { name, description: '', areaIds: [areaId], price, isOffered: true }
  const { json, text } = await owner.send('POST', `${base}/plans`, body)
  const found = (json as { plans?: readonly Plan[] }).plans?.find((plan) => plan.name === name)
  if (!found) throw new Error(text)
  return found
}

async function buy(visitor: Visitor, plan: Plan, email: string, more: object = {}) {
  const joined = await visitor.submit('/account/join', { plan: plan.id, to: '/about?from=blog' })
  const cartToken = new URL(joined.location ?? '', 'http://localhost').searchParams.get('cartToken') ?? ''
  const address = { shippingAddress: null, billingAddress: sampleAddress, shippingOptionKey: null }
  const request = orderRequest(cartToken, { email, ...address, ...more })
  return { joined, placed: await placeOrder(visitor, request) }
}

const rows = async (email: string) => {
  const { json } = await owner.get(`${base}?q=${email}`)
  return (json as { rows: readonly { id: string; isCurrent: boolean; source: string; endsAtMs: number }[] })
    .rows
}

describe('a plan that the shop cannot be paid for', () => {
  it('says so in place of the button, and to its owner', async () => {
    const price = { kind: 'paid', cents: 900, interval: { value: 1, unit: 'MONTH' }, lastsDays: null }
    const plan = await offer('Circle', price)
    const visitor = await shop.visitor()
    const text = 'It cannot be paid for here yet.'
    expect((await visitor.get('/account/join')).text).not.toContain(text)
    const site = await shop.store.site.read()
    const payments = { test: false, manual: [bank] }
    await shop.store.site.save({ ...site, store: { ...site.store, payments } })
    const card = /<h2>Circle<\/h2>.*?<\/li>/.exec((await visitor.get('/account/join')).text)?.[0]
    expect(card).toContain(text)
    expect(card).not.toContain('Join')
    const page = (await visitor.get(`/account/join?plan=${plan.id}`)).text
    expect([page.includes(text), page.includes('Go on to the payment')]).toEqual([true, false])
    const joined = await visitor.submit('/account/join', { plan: plan.id })
    expect(joined.location).toBe(`/account/join?plan=${plan.id}`)
    expect((await owner.get(`${base}/set-up`)).json).toMatchObject({ notPayable: ['Circle'] })
    await shop.store.site.save({ ...(await shop.store.site.read()), store: site.store })
  })
})

describe('a plan that is paid for', () => {
  it('leads from its checkout back to the memberships', async () => {
    const interval = { value: 1, unit: 'MONTH' }
    const plan = await offer('Club', { kind: 'paid', cents: 900, interval, lastsDays: null })
    const visitor = await shop.visitor()
    const joined = await visitor.submit('/account/join', { plan: plan.id })
    const { text } = await visitor.get(joined.location ?? '')
    expect(text).toMatch(/href="\/account\/join"[^>]*>Back to the memberships/)
    expect(text).not.toContain('/membership-')
  })

  it('opens its area by one payment, as long as it lasts, and is shown by its page', async () => {
    const plan = await offer('Season', { kind: 'paid', cents: 4000, interval: null, lastsDays: 90 })
    const visitor = await makeAccount(shop, 'ada@example.com')
    expect((await visitor.get(`/account/join?plan=${plan.id}`)).text).toContain('$40.00 for 90 days')
    expect((await visitor.get('/about')).status).toBe(403)
    const { placed } = await buy(visitor, plan, 'ada@example.com')
    expect(placed.status).toBe(200)
    expect((await visitor.get('/about')).status).toBe(200)
    const [row] = await rows('ada@example.com')
    expect(row).toMatchObject({ source: 'paid', isCurrent: true, endsAtMs: shop.clock.nowMs + 90 * dayMs })
    const [order] = await shop.store.orders.findMany(await orderIdsOf('ada@example.com'))
    expect(order?.lines.map(({ productType, title }) => [productType, title])).toEqual([
      ['paywall', 'Season'],
    ])
    const confirmed = await visitor.get((placed.json as { confirmationUrl: string }).confirmationUrl)
    expect([confirmed.status, confirmed.text.includes('Your membership: Season')]).toEqual([200, true])
    expect(confirmed.text.replaceAll('<!-- -->', '')).toContain('It lasts until May 30, 2026.')
    expect(confirmed.text).toContain('href="/about?from=blog">Go on to what you wanted to see</a>')
    expect(confirmed.text).toMatch(/"pageType":208|data-page-type="208"/)
    await shop.runJobs()
    const mails = await shop.store.mail.ofAddress('ada@example.com')
    const text = mails.find(({ reason }) => reason === 'placed')?.text
    expect(text).toContain('Your membership is in your account: sign in as ada@example.com')
    expect(text).toContain('Season lasts until May 30, 2026.')
    expect(text).toContain('Your membership: Season: https://home.example/account/memberships')
    expect(mails.map(({ reason }) => reason)).not.toContain('membership')
    const { text: account } = await visitor.get('/account')
    expect(account).toMatch(/<small>[^<]* · Complete · Test order<\/small>/)
    // Who pays again before the end loses no day, and it ends by itself.
    await buy(visitor, plan, 'ada@example.com')
    const ends = (await rows('ada@example.com')).map(({ endsAtMs }) => endsAtMs - shop.clock.nowMs)
    expect(ends.toSorted((one, other) => one - other)).toEqual([90 * dayMs, 180 * dayMs])
  })

  it('loses no day of two payments that come in at once', async () => {
    const plan = await offer('Twice', { kind: 'paid', cents: 4000, interval: null, lastsDays: 90 })
    const buyUnpaid = async () =>
      buy(await shop.visitor(), plan, 'pat@example.com', { payment: { gateway: 'manual' } })
    await buyUnpaid()
    await buyUnpaid()
    await buyUnpaid()
    const [first, second, third] = await shop.store.orders.findMany(await orderIdsOf('pat@example.com'))
    const paying = async (order: Order | undefined, points = new NamedPoints()) => {
      if (!order) throw new Error('An order is missing')
      const paid = { ...order, paymentState: 'PAID' } as const
      await shop.store.orders.save(paid)
      await points.ofStore(shop.store).transaction((tables) => grantByOrder(tables, paid, shop.services))
    }
    const whole = new NamedPoints()
    await paying(first, whole)
    const stop = whole.passed.indexOf('inside memberships.save')
    await interleave(
      stop,
      (points) => paying(second, points),
      () => paying(third),
    )
    const ends = (await rows('pat@example.com')).map(({ endsAtMs }) => endsAtMs - shop.clock.nowMs)
    expect(ends.toSorted((one, other) => one - other)).toEqual([90 * dayMs, 180 * dayMs, 270 * dayMs])
  })

  it('that is paid later begins with the payment, and a mail says so', async () => {
    const plan = await offer('Later', { kind: 'paid', cents: 5000, interval: null, lastsDays: null })
    const visitor = await makeAccount(shop, 'fay@example.com')
    await buy(visitor, plan, 'fay@example.com', { payment: { gateway: 'manual' } })
    expect((await visitor.get('/about')).status).toBe(403)
    const [id = ''] = await orderIdsOf('fay@example.com')
    await owner.send('POST', `/api/panel/orders/${id}/payment`, { reference: '', notifyCustomer: false })
    expect((await visitor.get('/about')).status).toBe(200)
    await shop.runJobs()
    const mail = (await shop.store.mail.ofAddress('fay@example.com')).find(
      ({ reason }) => reason === 'membership',
    )
    expect(mail?.subject).toMatch(/Your membership of order \S+ has begun/)
    expect(mail?.text).toContain('Your membership: Later: https://home.example/account/memberships')
  })

  it('that is paid later is told of with the payment, in one mail', async () => {
    const plan = await offer('Later on', { kind: 'paid', cents: 5000, interval: null, lastsDays: null })
    const visitor = await makeAccount(shop, 'gil@example.com')
    await buy(visitor, plan, 'gil@example.com', { payment: { gateway: 'manual' } })
    const [id = ''] = await orderIdsOf('gil@example.com')
    await owner.send('POST', `/api/panel/orders/${id}/payment`, { reference: '' })
    await shop.runJobs()
    const mails = await shop.store.mail.ofAddress('gil@example.com')
    const told = mails.filter(({ reason }) => reason === 'membership' || reason === 'payment-received')
    expect(told.map(({ reason }) => reason)).toEqual(['payment-received'])
    expect(told[0]?.text).toContain('Your membership: Later on: https://home.example/account/memberships')
  })

  it('that is paid after its buyer moved their account opens it for the new address', async () => {
    const plan = await offer('Moving', { kind: 'paid', cents: 5000, interval: null, lastsDays: 30 })
    const [former, next] = ['hal@example.com', 'hal.new@example.com']
    const visitor = await makeAccount(shop, former)
    const { placed } = await buy(visitor, plan, former, { payment: { gateway: 'manual' } })
    await visitor.submit('/account/email', { email: next, password: memberPassword })
    const token = await tokenTo(shop, next, 'new-address')
    await visitor.submit('/account/new-address', { token, password: memberPassword })
    const [id = ''] = await orderIdsOf(former)
    await owner.send('POST', `/api/panel/orders/${id}/payment`, { reference: '' })
    expect((await visitor.get('/about')).status).toBe(200)
    expect([await rows(former), (await rows(next)).length]).toEqual([[], 1])
    const page = await visitor.get((placed.json as { confirmationUrl: string }).confirmationUrl)
    expect(page.text.replaceAll('<!-- -->', '')).toContain('It lasts until')
  })

  it('goes along with an account that moves while it is paid', async () => {
    const plan = await offer('At once', { kind: 'paid', cents: 5000, interval: null, lastsDays: 30 })
    const [former, next] = ['wim@example.com', 'wim.new@example.com']
    const mover = (await makeAccount(shop, former)) && (await shop.store.members.findByEmail(former))
    if (!mover) throw new Error('There is no account')
    await buy(await shop.visitor(), plan, former, { payment: { gateway: 'manual' } })
    await buy(await shop.visitor(), plan, former, { payment: { gateway: 'manual' } })
    const [first, second] = await shop.store.orders.findMany(await orderIdsOf(former))
    const paying = async (order: Order | undefined, points: NamedPoints) => {
      if (!order) throw new Error('An order is missing')
      const paid = { ...order, paymentState: 'PAID' } as const
      await shop.store.orders.save(paid)
      await points.ofStore(shop.store).transaction((tables) => grantByOrder(tables, paid, shop.services))
    }
    const whole = new NamedPoints()
    await paying(first, whole)
    shop.clock.nowMs += 1000
    const moving = () =>
      shop.store.transaction(async (tables) => {
        const member = (await tables.members.lock(mover.id)) ?? expect.fail()
        await tables.members.move({ ...member, email: next }, former, shop.clock.nowMs)
        await moveMemberships(tables, { from: former, to: next })
      })
    const stop = whole.passed.indexOf('inside memberships.save')
    await interleave(stop, (points) => paying(second, points), moving)
    expect([(await rows(former)).length, (await rows(next)).length]).toEqual([0, 2])
  })

  it("is nobody's that was bought under an address after its account moved away", async () => {
    const plan = await offer('After', { kind: 'paid', cents: 5000, interval: null, lastsDays: 30 })
    const [former, next] = ['liz@example.com', 'liz.new@example.com']
    const mover = (await makeAccount(shop, former)) && (await shop.store.members.findByEmail(former))
    if (!mover) throw new Error('There is no account')
    await shop.store.members.move({ ...mover, email: next }, former, shop.clock.nowMs)
    shop.clock.nowMs += 1000
    const { placed } = await buy(await shop.visitor(), plan, former)
    expect([(await rows(former)).length, (await rows(next)).length]).toEqual([1, 0])
    const page = await (await shop.visitor()).get(
      (placed.json as { confirmationUrl: string }).confirmationUrl,
    )
    expect(page.text.replaceAll('<!-- -->', '')).toContain('It lasts until')
  })

  it('begins not, and is told by no mail, where its buyer was erased before it is paid', async () => {
    const plan = await offer('Erased', { kind: 'paid', cents: 5000, interval: null, lastsDays: 30 })
    const email = 'max@example.com'
    await buy(await shop.visitor(), plan, email, { payment: { gateway: 'manual' } })
    const [id = ''] = await orderIdsOf(email)
    await shop.runJobs()
    const body = { email, comments: 'anonymous' }
    expect((await owner.send('POST', '/api/panel/persons/erasure', body)).json).toMatchObject({
      ordersKept: 1,
    })
    const paid = await owner.send('POST', `/api/panel/orders/${id}/payment`, { reference: '' })
    expect(paid.status).toBe(200)
    await shop.runJobs()
    expect(await rows(email)).toEqual([])
    expect(await shop.store.mail.ofAddress(email)).toEqual([])
  })

  it('goes along, with its subscription, where the address of its order is corrected', async () => {
    const interval = { value: 1, unit: 'MONTH' }
    const plan = await offer('Typo', { kind: 'paid', cents: 500, interval, lastsDays: null })
    const [wrong, right] = ['ivy@exmaple.com', 'ivy@example.com']
    await buy(await shop.visitor(), plan, wrong, { acceptsRenewal: true })
    await buy(await shop.visitor(), plan, wrong, { acceptsRenewal: true })
    const [id = '', other = ''] = await orderIdsOf(wrong)
    const updatedAtMs = (await shop.store.orders.find(id))?.updatedAtMs
    const body = { updatedAtMs, email: right, phone: '', shippingAddress: null, alsoBilled: false }
    expect((await owner.send('PUT', `/api/panel/orders/${id}/contact`, body)).status).toBe(200)
    const visitor = await makeAccount(shop, right)
    expect((await visitor.get('/about')).status).toBe(200)
    const addresses = await Promise.all(
      [id, other].map(async (each) => (await shop.store.subscriptions.ofOrder(each))[0]?.contact.email),
    )
    expect(addresses).toEqual([right, wrong])
    expect([(await rows(wrong)).length, (await rows(right)).length]).toEqual([1, 1])
  })

  it('is not told of by its order once it is not there any more', async () => {
    const plan = await offer('Gone', { kind: 'paid', cents: 5000, interval: null, lastsDays: 30 })
    const visitor = await shop.visitor()
    const { placed } = await buy(visitor, plan, 'jo@example.com')
    const { confirmationUrl } = placed.json as { confirmationUrl: string }
    const welcome = 'Your membership: Gone'
    expect((await visitor.get(confirmationUrl)).text).toContain(welcome)
    await shop.store.memberships.removeOfEmail('jo@example.com')
    expect((await visitor.get(confirmationUrl)).text).not.toContain(welcome)
  })

  it('closes with a refund, and is open to guests who make an account later', async () => {
    const plan = await offer('For good', { kind: 'paid', cents: 9000, interval: null, lastsDays: null })
    const guest = await shop.visitor()
    const { placed } = await buy(guest, plan, 'bo@example.com')
    expect(placed.status).toBe(200)
    const visitor = await makeAccount(shop, 'bo@example.com')
    expect((await visitor.get('/about')).status).toBe(200)
    const [id = ''] = await orderIdsOf('bo@example.com')
    const order = await shop.store.orders.find(id)
    if (order) await shop.store.orders.save({ ...order, paymentState: 'REFUNDED' })
    expect((await visitor.get('/about')).status).toBe(403)
    expect(await rows('bo@example.com')).toMatchObject([{ isCurrent: false }])
  })

  it('is listed with the day on which its money went back, and not with the one that was paid for', async () => {
    const plan = await offer('A year', { kind: 'paid', cents: 9000, interval: null, lastsDays: 365 })
    expect((await buy(await shop.visitor(), plan, 'cy@example.com')).placed.status).toBe(200)
    const paidUntilMs = (await rows('cy@example.com'))[0]?.endsAtMs ?? 0
    expect(paidUntilMs).toBeGreaterThan(shop.clock.nowMs + 300 * dayMs)
    shop.clock.nowMs += dayMs
    const [id = ''] = await orderIdsOf('cy@example.com')
    const order = await shop.store.orders.find(id)
    const lines = order?.lines.map((line) => ({ lineId: line.id, quantity: 1, cents: null, restock: 0 }))
    const body = {
      updatedAtMs: order?.updatedAtMs,
      lines,
      shippingCents: 0,
      reason: '',
      notifyCustomer: false,
    }
    expect((await owner.send('POST', `/api/panel/orders/${id}/refunds`, body)).status).toBe(200)
    const [row] = await rows('cy@example.com')
    expect(row?.isCurrent).toBe(false)
    expect(row?.endsAtMs).toBeLessThanOrEqual(shop.clock.nowMs + 1)
  })

  it('goes on with its subscription, and ends with what was paid for', async () => {
    const interval = { value: 1, unit: 'MONTH' }
    const plan = await offer('Each month', { kind: 'paid', cents: 500, interval, lastsDays: null })
    const visitor = await makeAccount(shop, 'cy@example.com')
    const { joined, placed } = await buy(visitor, plan, 'cy@example.com', { acceptsRenewal: true })
    expect([joined.location, placed.status]).toEqual([expect.stringContaining('/checkout/subscribe'), 200])
    expect((await visitor.get('/about')).status).toBe(200)
    const [row] = await rows('cy@example.com')
    const ending = await owner.send('POST', `${base}/${row?.id}/end`, {})
    expect([ending.status, ending.text.includes('Cancel that')]).toEqual([409, true])
    const [subscription] = await shop.store.subscriptions.ofEmail('cy@example.com')
    if (!subscription) throw new Error('Nothing began')
    const canceled = { ...subscription, state: 'canceled', endsAtMs: shop.clock.nowMs + dayMs } as const
    await shop.store.subscriptions.save(canceled)
    expect((await visitor.get('/about')).status).toBe(200)
    shop.clock.nowMs += 2 * dayMs
    await visitor.send('POST', '/api/site-users/account/session', {
      email: 'cy@example.com',
      password: 'blue mug, red mug',
    })
    expect((await visitor.get('/about')).status).toBe(403)
  })

  it('is not sold beside its plan: by nobody’s cart, and not once it is free', async () => {
    const plan = await offer('Hidden', { kind: 'paid', cents: 100, interval: null, lastsDays: null })
    const stranger = await shop.visitor()
    const entry = { itemId: plan.productId, sku: null, quantity: 1, additionalFields: null }
    const cart = '/api/commerce/shopping-cart/entries'
    expect((await stranger.send('POST', cart, entry)).status).toBe(404)
    const free = {
      name: 'Hidden',
      description: '',
      areaIds: [areaId],
      price: { kind: 'free' },
      isOffered: true,
      updatedAtMs: plan.updatedAtMs,
    }
    expect((await owner.send('PUT', `${base}/plans/${plan.id}`, free)).status).toBe(200)
    expect((await shop.store.products.find(plan.productId ?? ''))?.isVisible).toBe(false)
    const nothing = { ...free, price: { kind: 'paid', cents: 0, interval: null, lastsDays: null } }
    expect((await owner.send('POST', `${base}/plans`, { ...nothing, name: 'Nil' })).status).toBe(400)
  })
})

describe('a plan that costs nothing any more', () => {
  it('ends the subscriptions to it, and is sold as the same product where it costs again', async () => {
    const price = { kind: 'paid', cents: 500, interval: { value: 1, unit: 'MONTH' }, lastsDays: null }
    const plan = await offer('Off and on', price)
    await buy(await shop.visitor(), plan, 'kit@example.com', { acceptsRenewal: true })
    const body = { name: plan.name, description: '', areaIds: [areaId], isOffered: true }
    const cost = async (price: object, { updatedAtMs }: Pick<Plan, 'updatedAtMs'>) => {
      const sent = { ...body, price, updatedAtMs }
      const { status, json, text } = await owner.send('PUT', `${base}/plans/${plan.id}`, sent)
      expect(status, text).toBe(200)
      const found = (json as { plans: readonly Plan[] }).plans.find(({ id }) => id === plan.id)
      return found ?? plan
    }
    const free = await cost({ kind: 'free' }, plan)
    const [ended] = await shop.store.subscriptions.ofEmail('kit@example.com')
    expect(ended).toMatchObject({ state: 'canceled', nextAtMs: null })
    expect(ended?.endsAtMs).toBeGreaterThan(shop.clock.nowMs + 27 * dayMs)
    expect(ended?.history.at(-1)?.fact).toEqual({ code: 'canceled', why: 'free-now' })
    const again = await cost({ ...price, cents: 700 }, free)
    expect(again.productId).toBe(plan.productId)
    expect(await shop.store.products.find(plan.productId ?? '')).toMatchObject({
      isVisible: true,
      variants: [{ priceCents: 700 }],
    })
  })
})

async function orderIdsOf(email: string): Promise<readonly string[]> {
  const customer = await shop.store.customers.findByEmail(email)
  return customer ? shop.store.customers.orderIds(customer.id, 10) : []
}
