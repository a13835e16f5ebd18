import { membershipsList } from '@vitrine/contract/memberships/memberships-list'
import { cancel, cancelNow, skipNext } from '@vitrine/domain/subscriptions/change-subscription'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { changeSubscription } from '../subscribed/change-subscription.ts'
import { orderRequest, placeOrder, sampleAddress } from '../testing/check-out.ts'
import { type OpenShop, openShop } from '../testing/open-shop.ts'
import { makeAccount } from '../testing/selling/make-account.ts'
import { signInAs } from '../testing/sign-in.ts'
import type { Visitor } from '../testing/visit.ts'

const email = 'ada@example.com'
const password = 'blue mug, red mug'
const dayMs = 86_400_000
const base = '/api/panel/members'
const monthly = { kind: 'paid', cents: 500, interval: { value: 1, unit: 'MONTH' }, lastsDays: null }
const once = { kind: 'paid', cents: 4000, interval: null, lastsDays: 90 }

interface Row {
  readonly source: string
  readonly isCurrent: boolean
  readonly endsAtMs: number | null
}

let shop: OpenShop
let owner: Visitor
let member: Visitor
let plan: { readonly id: string; readonly updatedAtMs: number }
beforeEach(async () => {
  shop = await openShop({ site: { homeOrigin: 'https://home.example', contactEmail: 'shop@example.com' } })
  owner = await shop.visitor()
  await signInAs(owner, shop.store, ['admin'])
})
afterEach(() => shop.close())

async function offer(price: object): Promise<void> {
  const things = [{ kind: 'page', id: shop.page.id }]
  const made = await owner.send('POST', `${base}/areas`, { name: 'Room', deniedText: '', things })
  const areaIds = (made.json as { areas: readonly { id: string }[] }).areas.map(({ id }) => id)
  const body = { name: 'Club', description: '', areaIds, price, isOffered: true }
  const { json } = await owner.send('POST', `${base}/plans`, body)
  const [first] = (json as { plans: readonly (typeof plan)[] }).plans
  if (first) plan = first
  member = await makeAccount(shop, email)
}

async function buy(): Promise<string> {
  const joined = await member.submit('/account/join', { plan: plan.id })
  const cartToken = new URL(joined.location ?? '', 'http://localhost').searchParams.get('cartToken') ?? ''
  const address = { shippingAddress: null, billingAddress: sampleAddress, shippingOptionKey: null }
  await placeOrder(member, orderRequest(cartToken, { email, ...address, acceptsRenewal: true }))
  const [newest] = await shop.store.memberships.ofEmail(email)
  return newest?.orderId ?? ''
}

async function rows(): Promise<readonly Row[]> {
  return ((await owner.get(`${base}?q=${email}`)).json as { rows: readonly Row[] }).rows
}

async function areaAt(nowMs: number): Promise<number> {
  shop.clock.nowMs = nowMs
  await shop.runJobs()
  await member.send('POST', '/api/site-users/account/session', { email, password })
  return (await member.get('/about')).status
}

async function grant(endsAtMs: number | null): Promise<void> {
  await owner.send('POST', `${base}/grants`, { email, planId: plan.id, endsAtMs })
}

async function endSubscription(): Promise<void> {
  const [begun] = await shop.store.subscriptions.ofEmail(email)
  await changeSubscription(shop.store, { id: begun?.id ?? '', by: '', apply: cancelNow }, shop.services)
  shop.clock.nowMs += 1
}

describe('who was a member by a subscription', () => {
  it('joins the plan once it is free', async () => {
    await offer(monthly)
    await buy()
    await endSubscription()
    const free = { name: 'Club', description: '', areaIds: [], isOffered: true, price: { kind: 'free' } }
    const areaIds = (await shop.store.memberAreas.list()).map(({ id }) => id)
    const body = { ...free, areaIds, updatedAtMs: plan.updatedAtMs }
    expect((await owner.send('PUT', `${base}/plans/${plan.id}`, body)).status).toBe(200)
    expect((await member.get('/about')).status).toBe(403)
    await member.submit('/account/join', { plan: plan.id, to: '' })
    expect((await member.get('/about')).status).toBe(200)
    expect(await rows()).toMatchObject([
      { source: 'joined', isCurrent: true },
      { source: 'paid', isCurrent: false },
    ])
  })

  it('is shown the plan again, and not told that they have it', async () => {
    await offer(monthly)
    await buy()
    expect((await member.get('/account/join')).text).toContain('You have every membership')
    await endSubscription()
    expect((await member.get('/account/join')).text).toContain(`plan=${plan.id}`)
  })

  it('is not ended by an owner while it can be taken up again', async () => {
    await offer(monthly)
    await buy()
    const [begun] = await shop.store.subscriptions.ofEmail(email)
    await changeSubscription(shop.store, { id: begun?.id ?? '', by: '', apply: cancel }, shop.services)
    const [bought] = await shop.store.memberships.ofEmail(email)
    const end = () => owner.send('POST', `${base}/${bought?.id}/end`, {})
    expect((await end()).status).toBe(409)
    await endSubscription()
    expect((await end()).status).toBe(200)
  })

  it('is led to them also where nobody new can choose the plan, and shown no other plan beside it', async () => {
    await offer(monthly)
    await buy()
    const [begun] = await shop.store.subscriptions.ofEmail(email)
    await changeSubscription(shop.store, { id: begun?.id ?? '', by: '', apply: skipNext }, shop.services)
    const stored = await shop.store.membershipPlans.find(plan.id)
    const product = await shop.store.products.find(begun?.line.itemId ?? '')
    if (!stored || !product) throw new Error('The plan is gone')
    await shop.store.membershipPlans.save({ ...stored, id: 'other', name: 'Other', price: { kind: 'free' } })
    await shop.store.membershipPlans.save({ ...stored, isOffered: false })
    expect(await areaAt((begun?.nextAtMs ?? 0) + dayMs)).toBe(403)
    const denied = async () => (await member.get('/about')).text
    expect(await denied()).toContain('Your membership waits for its next payment.')
    expect(await denied()).not.toContain('/account/join?')
    await shop.store.membershipPlans.save(stored)
    await shop.store.products.save({ ...product, isVisible: false })
    expect(await denied()).toContain('Your membership waits for its next payment.')
  })

  it('is led to the payments that were left out, and sold no second one beside them', async () => {
    await offer(monthly)
    await buy()
    const [begun] = await shop.store.subscriptions.ofEmail(email)
    await changeSubscription(shop.store, { id: begun?.id ?? '', by: '', apply: skipNext }, shop.services)
    expect(await areaAt((begun?.nextAtMs ?? 0) + dayMs)).toBe(403)
    const denied = await member.get('/about')
    expect(denied.text).toContain('Your membership waits for its next payment.')
    expect(denied.text).not.toContain('/account/join?')
    const joined = await member.submit('/account/join', { plan: plan.id })
    expect(joined.location).toContain(`/commerce/subscriptions/${begun?.id}`)
  })

  it('is none by a line that was refunded, though more was bought with it', async () => {
    await offer(once)
    const order = await shop.store.orders.find(await buy())
    const [line] = order?.lines ?? []
    if (!order || !line) throw new Error('Nothing was bought')
    const mug = { ...line, id: 'mug', itemId: 'mug', productType: 'physical' } as const
    const back = { lineId: line.id, quantity: 1, cents: line.unitPriceCents, taxCents: 0, restocked: 0 }
    const refund = {
      ...{ id: 'refund', atMs: order.createdAtMs + 1, by: '', attempts: 1, lines: [back] },
      state: 'DONE',
      ...{ shippingCents: 0, shippingTaxCents: 0, cents: back.cents, moneyCents: back.cents, cards: [] },
      ...{ reason: '', reference: '', message: '' },
    } as const
    const history = [
      ...order.history,
      { atMs: order.createdAtMs + 1, kind: 'refunded', text: '', by: '' } as const,
    ]
    await shop.store.orders.save({ ...order, lines: [line, mug] })
    expect((await member.get('/about')).status).toBe(200)
    await shop.store.orders.save({ ...order, lines: [line, mug], refunds: [refund], history })
    expect((await member.get('/about')).status).toBe(403)
    expect(await rows()).toMatchObject([{ isCurrent: false, endsAtMs: order.createdAtMs + 1 }])
  })

  it('is granted one to its last day by the clock of the site, which they read on their page', async () => {
    await offer(monthly)
    const granted = async (lastDay: string) =>
      (await owner.send('POST', `${base}/grants`, { email, planId: plan.id, lastDay })).status
    expect([await granted('2020-01-01'), await granted('31 December'), await granted('2099-12-31')]).toEqual([
      400, 400, 200,
    ])
    expect((await rows())[0]?.endsAtMs).toBe(Date.parse('2100-01-01T05:00:00Z') - 1)
    expect((await member.get('/account/memberships')).text).toContain('until December 31, 2099')
  })

  it('is granted one of their own, and what was paid stays as it was', async () => {
    await offer(monthly)
    await buy()
    await endSubscription()
    await grant(null)
    expect((await member.get('/about')).status).toBe(200)
    expect(await rows()).toMatchObject([
      { source: 'granted', isCurrent: true },
      { source: 'paid', isCurrent: false },
    ])
  })

  it('stands in no view without an end by what was paid on and on', async () => {
    await offer(monthly)
    await buy()
    await endSubscription()
    await owner.send('POST', `${base}/grants`, { email: 'bo@example.com', planId: plan.id, endsAtMs: null })
    const { nowMs } = shop.clock
    const cy = { email: 'cy@example.com', planId: plan.id, endsAtMs: nowMs + dayMs }
    await owner.send('POST', `${base}/grants`, cy)
    const found = membershipsList.views.map(async ({ key, query }) => {
      const { json } = await owner.get(`${base}?${query}`)
      return [key, (json as { rows: readonly { email: string }[] }).rows.map((row) => row.email)]
    })
    expect(Object.fromEntries(await Promise.all(found))).toMatchObject({
      endless: ['bo@example.com'],
      whilePaid: [email],
      ending: [cy.email],
    })
  })

  it('keeps what is paid on and on where a grant beside it ends', async () => {
    await offer(monthly)
    await buy()
    shop.clock.nowMs += 1
    const { nowMs } = shop.clock
    await grant(nowMs + 5 * dayMs)
    await grant(nowMs + 6 * dayMs)
    expect(await areaAt(nowMs + 10 * dayMs)).toBe(200)
    await signInAs(owner, shop.store, ['admin'])
    expect((await rows()).map(({ source, isCurrent }) => [source, isCurrent])).toEqual([
      ['granted', false],
      ['paid', true],
    ])
  })
})

describe('who pays again', () => {
  it('has the days behind those that are paid, and not behind those whose money went back', async () => {
    await offer(once)
    const { nowMs } = shop.clock
    const first = await buy()
    const order = await shop.store.orders.find(first)
    if (order) await shop.store.orders.save({ ...order, paymentState: 'REFUNDED' })
    shop.clock.nowMs = nowMs + dayMs
    await buy()
    shop.clock.nowMs = nowMs + 2 * dayMs
    await buy()
    const ends = (await shop.store.memberships.ofEmail(email)).map(({ endsAtMs }) => endsAtMs)
    expect(ends).toEqual([nowMs + 181 * dayMs, nowMs + 91 * dayMs, nowMs + 90 * dayMs])
  })
})

describe('whose first payment goes back after the second', () => {
  it('keeps the days that were used and those of the second, and reads so', async () => {
    await offer(once)
    const { nowMs } = shop.clock
    const first = await buy()
    shop.clock.nowMs = nowMs + 30 * dayMs
    await buy()
    const endsAtMs = async () => (await rows()).map((row) => [row.isCurrent, (row.endsAtMs ?? 0) - nowMs])
    await signInAs(owner, shop.store, ['admin'])
    expect(await endsAtMs()).toEqual([
      [true, 180 * dayMs],
      [true, 90 * dayMs],
    ])
    const order = await shop.store.orders.find(first)
    if (!order) throw new Error('Nothing was bought')
    const back = { kind: 'refunded', atMs: nowMs + 40 * dayMs, text: '', by: '' } as const
    await shop.store.orders.save({ ...order, paymentState: 'REFUNDED', history: [...order.history, back] })
    expect(await endsAtMs()).toEqual([
      [true, 130 * dayMs],
      [false, 40 * dayMs],
    ])
    expect([await areaAt(nowMs + 130 * dayMs - 1), await areaAt(nowMs + 130 * dayMs)]).toEqual([200, 403])
  })
})

describe('an area that is all a plan opens', () => {
  it('stays while the plan is sold, or paid on', async () => {
    await offer(monthly)
    await buy()
    const [area] = await shop.store.memberAreas.list()
    const remove = () => owner.send('DELETE', `${base}/areas/${area?.id}`)
    const refused = await remove()
    expect([refused.status, refused.text.includes('Club')]).toEqual([409, true])
    const body = { name: 'Club', description: '', areaIds: [area?.id], price: monthly, isOffered: false }
    await owner.send('PUT', `${base}/plans/${plan.id}`, { ...body, updatedAtMs: plan.updatedAtMs })
    expect((await remove()).status).toBe(409)
    await endSubscription()
    expect((await remove()).status).toBe(200)
  })
})
