import { cancel, resume } from '@vitrine/domain/subscriptions/change-subscription'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
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

async function makeFree(): Promise<void> {
  const body = { ...input, price: { kind: 'free' }, updatedAtMs: plan.updatedAtMs }
  const { status, text } = await owner.send('PUT', `${base}/plans/${plan.id}`, body)
  expect(status, text).toBe(200)
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
    const customer = await shop.store.customers.findByEmail(email)
    const [id = ''] = await shop.store.customers.orderIds(customer?.id ?? '', 10)
    await makeFree()
    const paid = await owner.send('POST', `/api/panel/orders/${id}/payment`, { reference: '' })
    expect(paid.status, paid.text).toBe(200)
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
    expect((await member.get('/about')).status).toBe(200)
    expect(await mailsOf('subscription-started')).toEqual([])
    const [mail] = await mailsOf('subscription-canceled')
    expect(mail?.text).toContain('it costs nothing any more')
    shop.clock.nowMs += 40 * dayMs
    await shop.runJobs()
    expect(shop.charges().filter(({ state }) => state === 'paid')).toHaveLength(1)
  })
})

describe('a subscription to a plan that is made free', () => {
  it('ends, also where its buyer is no member by it any more', async () => {
    await offer(monthly)
    await pay(await join(), { acceptsRenewal: true })
    await shop.store.memberships.removeOfEmail(email)
    await makeFree()
    const [ended] = await shop.store.subscriptions.ofEmail(email)
    expect(ended).toMatchObject({ state: 'canceled', nextAtMs: null })
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
