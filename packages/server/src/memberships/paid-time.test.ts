import { cancel, cancelNow, skipNext } from '@vitrine/domain/subscriptions/change-subscription'
import { chargeIdOf } from '@vitrine/domain/subscriptions/renewal'
import type { Subscription } from '@vitrine/domain/subscriptions/subscription'
import { buildPayment } from '@vitrine/store/testing/builders'
import { keptMail } from '@vitrine/store/testing/kept-mail'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { subscriptionPath } from '../services/signing/subscription-links.ts'
import { changeSubscription } from '../subscribed/change-subscription.ts'
import { orderRequest, placeOrder, sampleAddress } from '../testing/check-out.ts'
import { type OpenShop, openShop } from '../testing/open-shop.ts'
import { makeAccount } from '../testing/selling/make-account.ts'
import { signInAs } from '../testing/sign-in.ts'
import type { Visitor } from '../testing/visit.ts'

const email = 'ada@example.com'
const dayMs = 86_400_000

let shop: OpenShop
let owner: Visitor
let member: Visitor
let begun: Subscription
let planId: string
beforeEach(async () => {
  shop = await openShop({ site: { homeOrigin: 'https://home.example', contactEmail: 'shop@example.com' } })
  owner = await shop.visitor()
  await signInAs(owner, shop.store, ['admin'])
  const things = [{ kind: 'page', id: shop.page.id }]
  const made = await owner.send('POST', '/api/panel/members/areas', { name: 'Room', deniedText: '', things })
  const areaIds = (made.json as { areas: readonly { id: string }[] }).areas.map(({ id }) => id)
  const price = { kind: 'paid', cents: 500, interval: { value: 1, unit: 'MONTH' }, lastsDays: null }
  const body = { name: 'Club', description: '', areaIds, price, isOffered: true }
  const { json } = await owner.send('POST', '/api/panel/members/plans', body)
  const [plan] = (json as { plans: readonly { id: string }[] }).plans
  planId = plan?.id ?? ''
  member = await makeAccount(shop, email)
  const joined = await join()
  const cartToken = new URL(joined.location ?? '', 'http://localhost').searchParams.get('cartToken') ?? ''
  const address = { shippingAddress: null, billingAddress: sampleAddress, shippingOptionKey: null }
  await placeOrder(member, orderRequest(cartToken, { email, ...address, acceptsRenewal: true }))
  begun = await current()
})
afterEach(() => shop.close())

const join = () => member.submit('/account/join', { plan: planId })
const cancelBy = (apply: typeof cancel) =>
  changeSubscription(shop.store, { id: begun.id, by: '', apply }, shop.services)

async function current(): Promise<Subscription> {
  const [subscription] = await shop.store.subscriptions.ofEmail(email)
  if (!subscription) throw new Error('Nothing began')
  return subscription
}

/** What the area answers, to somebody who signs in on that day. */
async function areaAt(nowMs: number): Promise<number> {
  shop.clock.nowMs = nowMs
  await shop.runJobs()
  await member.send('POST', '/api/site-users/account/session', { email, password: 'blue mug, red mug' })
  return (await member.get('/about')).status
}

const skip = () => changeSubscription(shop.store, { id: begun.id, by: '', apply: skipNext }, shop.services)

it('stays open while a debit of the payment that follows is under way, and no longer without one', async () => {
  const late = (begun.paidUntilMs ?? 0) + 13 * dayMs
  const debit = buildPayment({ id: chargeIdOf(begun) })
  await shop.store.payments.insert(debit)
  await shop.store.payments.save({ ...debit, state: 'processing' })
  shop.clock.nowMs = late
  await member.send('POST', '/api/site-users/account/session', { email, password: 'blue mug, red mug' })
  expect((await member.get('/about')).status).toBe(200)
  await shop.store.payments.save({ ...debit, state: 'expired' })
  expect((await member.get('/about')).status).toBe(403)
})

it('opens for what is paid, and not for cycles that are skipped', async () => {
  const paidUntilMs = begun.paidUntilMs ?? 0
  await skip()
  await skip()
  await skip()
  expect(await areaAt(paidUntilMs - dayMs)).toBe(200)
  expect(await areaAt(paidUntilMs + dayMs)).toBe(403)
  await skip()
  expect(await areaAt(paidUntilMs + 40 * dayMs)).toBe(403)
  // It is open again with the payment that follows.
  const { nextAtMs, paidCycles } = await current()
  expect([await areaAt((nextAtMs ?? 0) + dayMs), paidCycles, (await current()).paidCycles]).toEqual([
    200, 1, 2,
  ])
})

it('stays open while a payment that follows at once is tried again', async () => {
  await shop.store.savedMethods.erase(begun.methodId ?? '')
  expect(await areaAt((begun.nextAtMs ?? 0) + dayMs)).toBe(200)
  expect((await current()).state).toBe('past-due')
})

it('closes for the time whose payment went back alone, and opens with the next', async () => {
  const order = await shop.store.orders.find(begun.orderId)
  if (order) await shop.store.orders.save({ ...order, paymentState: 'REFUNDED' })
  expect(await areaAt(shop.clock.nowMs)).toBe(403)
  expect(await areaAt((begun.nextAtMs ?? 0) + dayMs)).toBe(200)
  expect((await current()).paidCycles).toBe(2)
})

it('is open after a payment that was made long after its day, whichever cycle comes next then', async () => {
  expect(await areaAt((begun.nextAtMs ?? 0) + 270 * dayMs)).toBe(200)
  expect(await current()).toMatchObject({ nextCycle: 10, paidCycles: 2 })
})

it('is paid on where its plan is hidden from the shop, and closed where it is sold no more', async () => {
  const plan = await shop.store.products.find(begun.line.itemId)
  if (!plan) throw new Error('The plan is gone')
  await shop.store.products.save({ ...plan, isVisible: false })
  expect(await areaAt((begun.nextAtMs ?? 0) + dayMs)).toBe(200)
  const paid = await current()
  expect(paid.paidCycles).toBe(2)
  await shop.store.products.remove(plan.id)
  expect(await areaAt((paid.nextAtMs ?? 0) + 8 * dayMs)).toBe(403)
})

it('says until when it lasts once it is canceled, and leads who would join again to where it is taken up', async () => {
  await cancelBy(cancel)
  expect((await join()).location).toBe(subscriptionPath(shop.services.secret, begun))
  expect((await member.get(`/account/join?plan=${planId}`)).text).toMatch(
    /lasts until April 1, 2026.*Take it up again/s,
  )
  expect((await member.get('/account/memberships')).text).toContain('until April 1, 2026')
  const { paidUntilMs: endsAtMs } = begun
  expect((await owner.get('/api/panel/members')).json).toMatchObject({
    rows: [{ isCurrent: true, endsAtMs, subscriptionId: begun.id }],
  })
})

it('is not offered to be taken up again while the shop sells in another currency, and says where it stands', async () => {
  await cancelBy(cancel)
  const site = await shop.store.site.read()
  await shop.store.site.save({ ...site, store: { ...site.store, currency: 'JPY' } })
  const page = (await member.get(`/account/join?plan=${planId}`)).text
  expect(page).toMatch(/lasts until April 1, 2026.*<a href="\/account\/memberships">Your memberships/s)
  expect(page).not.toContain('Take it up again')
})

it('is named with the day until which it was paid to whoever erases their account', async () => {
  await cancelBy(cancel)
  expect((await member.get('/account')).text).toContain('Club, paid until April 1, 2026')
})

it('is sold again where it was canceled and its payment went back, and waits for nothing then', async () => {
  await cancelBy(cancel)
  const order = await shop.store.orders.find(begun.orderId)
  if (order) await shop.store.orders.save({ ...order, paymentState: 'REFUNDED' })
  const denied = await member.get('/about')
  expect([denied.status, denied.text.includes('waits for its next payment')]).toEqual([403, false])
  expect(denied.text).toContain('/account/join?plan=')
  expect((await join()).location).toContain('cartToken=')
})

it('is listed with the day on which it ended, and reads of payments where nothing is delivered', async () => {
  await skip()
  expect((await current()).history.at(-1)?.fact).toEqual({ code: 'skipped', what: 'payment' })
  const page = await (await shop.visitor()).get(subscriptionPath(shop.services.secret, begun))
  expect(page.text).not.toMatch(/ask=swap|Taxes and delivery/)
  await changeSubscription(shop.store, { id: begun.id, by: '', apply: cancelNow }, shop.services)
  const endsAtMs = shop.clock.nowMs
  expect((await owner.get('/api/panel/members')).json).toMatchObject({
    rows: [{ isCurrent: false, endsAtMs }],
  })
  await shop.runJobs()
  const sent = await keptMail(shop.store)
  expect(sent.filter(({ text }) => text.includes('SKU MEMBERSHIP')).map(({ reason }) => reason)).toEqual([])
})
