import type { DisputeNews } from '@vitrine/domain/orders/disputes/order-dispute'
import type { Order } from '@vitrine/domain/orders/order'
import { chargeIdOf } from '@vitrine/domain/subscriptions/renewal'
import type { Subscription } from '@vitrine/domain/subscriptions/subscription'
import { buildPayment } from '@vitrine/store/testing/builders'
import { keptMail } from '@vitrine/store/testing/kept-mail'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { bookRefund } from '../orders/book-refund.ts'
import { noteDispute } from '../orders/disputes/note-dispute.ts'
import { statusPath } from '../orders/order-links.ts'
import { recordWithdrawal } from '../orders/withdrawals/record-withdrawal.ts'
import { subscriptionPath } from '../services/signing/subscription-links.ts'
import { type OpenShop, openShop } from '../testing/open-shop.ts'
import { subscribe } from '../testing/selling/subscribe.ts'
import { signInAs } from '../testing/sign-in.ts'
import type { Visitor } from '../testing/visit.ts'

const ended = 'The subscription to Workshop is canceled: nothing is charged for it any more.'
const ada = { name: 'Ada', email: 'ada@example.com' }

let shop: OpenShop
let owner: Visitor
let begun: Subscription
beforeEach(async () => {
  shop = await openShop({ site: { contactEmail: 'shop@example.com' } })
  owner = await shop.visitor()
  await signInAs(owner, shop.store, ['admin'])
  begun = await subscribe(shop)
})
afterEach(() => shop.close())

const current = async () => (await shop.store.subscriptions.find(begun.id)) as Subscription
const firstOrder = async () => (await shop.store.orders.find(begun.orderId)) as Order
const textsOf = async (reason: string) => {
  await shop.runJobs()
  return (await keptMail(shop.store)).filter((mail) => mail.reason === reason).map(({ text }) => text)
}
async function toNext(): Promise<void> {
  shop.clock.nowMs = begun.nextAtMs ?? 0
  await shop.runJobs()
}
async function refund(order: Order, more: object) {
  const lines = order.lines.map(({ id, quantity }) => ({ lineId: id, quantity, cents: null, restock: 0 }))
  const body = { updatedAtMs: order.updatedAtMs, lines, shippingCents: 0, reason: '', notifyCustomer: true }
  return owner.send('POST', `/api/panel/orders/${order.id}/refunds`, { ...body, ...more })
}

it('a withdrawal from the whole contract ends its subscription, and says so to buyer and owner', async () => {
  const paid = shop.charges().length
  const [line] = (await firstOrder()).lines
  const lines = [{ lineId: line?.id ?? '', quantity: 1 }]
  const ask = () => ({ ...ada, lines })
  await recordWithdrawal(shop.store, { orderId: begun.orderId, ask, services: shop.services })
  expect((await current()).history.at(-1)?.fact).toEqual({ code: 'canceled', why: 'withdrawn' })
  expect([await textsOf('withdrawal'), await textsOf('new-withdrawal')]).toEqual([
    [expect.stringContaining(ended)],
    [expect.stringContaining(ended)],
  ])
  const page = await (await shop.visitor()).get(statusPath(shop.services.secret, { id: begun.orderId }))
  expect(page.text).toContain(ended)
  await toNext()
  expect([(await current()).state, shop.charges().length]).toEqual(['canceled', paid])
})

it('ends it while a charge of it is under way, whether its last day is another then or not', async () => {
  await shop.store.subscriptions.save({ ...begun, endsAtMs: begun.paidUntilMs ?? null })
  await shop.store.payments.insert(buildPayment({ id: chargeIdOf(begun) }))
  const lines = (await firstOrder()).lines.map(({ id, quantity }) => ({ lineId: id, quantity }))
  const ask = () => ({ ...ada, lines })
  await recordWithdrawal(shop.store, { orderId: begun.orderId, ask, services: shop.services })
  expect(await current()).toMatchObject({ state: 'canceled', nextAtMs: null })
})

it('a part that a guest names in words is for the owner to read: the subscription goes on', async () => {
  const ask = () => ({ ...ada, lines: [], words: 'The second lesson' })
  await recordWithdrawal(shop.store, { orderId: begun.orderId, ask, services: shop.services })
  expect((await current()).state).toBe('active')
  expect(await textsOf('withdrawal')).toEqual([
    expect.stringContaining('The subscription to Workshop goes on. Its next payment is on April 1, 2026.'),
  ])
})

it('a refund ends it where its owner says so, and its mail says what becomes of it', async () => {
  const order = await firstOrder()
  expect((await refund(order, { endsSubscription: true })).status).toBe(200)
  expect(await current()).toMatchObject({ state: 'canceled', nextAtMs: null, endsAtMs: shop.clock.nowMs })
  expect(await textsOf('refunded')).toEqual([expect.stringContaining(ended)])
})

it('a refund that does not end it says that it goes on, and one of a renewal can end it, too', async () => {
  await refund(await firstOrder(), {})
  expect((await current()).state).toBe('active')
  expect(await textsOf('refunded')).toEqual([
    expect.stringContaining('The subscription to Workshop goes on.'),
  ])
  await toNext()
  const renewal = await shop.store.orders.findByNumber(1002)
  if (!renewal) throw new Error('Nothing was renewed')
  await signInAs(owner, shop.store, ['admin'])
  const shown = (id: string) => owner.get(`/api/panel/orders/${id}`)
  const of = { id: begun.id, productTitle: 'Workshop' }
  expect((await shown(begun.orderId)).json).toMatchObject({
    subscriptions: [{ ...of, isRenewal: false, paysNow: false }],
  })
  expect((await shown(renewal.id)).json).toMatchObject({
    subscriptions: [{ ...of, isRenewal: true, paysNow: true }],
  })
  await refund(renewal, { endsSubscription: true })
  expect((await current()).state).toBe('canceled')
})

it('what its buyer withdrew from as a whole ends once it is paid back, without being asked', async () => {
  const lines = (await firstOrder()).lines.map(({ id, quantity }) => ({ lineId: id, quantity }))
  const ask = () => ({ ...ada, lines })
  await recordWithdrawal(shop.store, { orderId: begun.orderId, ask, services: shop.services })
  expect((await current()).endsAtMs).toBeGreaterThan(shop.clock.nowMs)
  const shown = (await owner.get(`/api/panel/orders/${begun.orderId}`)).json
  expect(shown).toMatchObject({ subscriptions: [{ isChangeable: false, isLasting: false, paysNow: true }] })
  expect((await refund(await firstOrder(), {})).status).toBe(200)
  expect(await current()).toMatchObject({ state: 'canceled', endsAtMs: shop.clock.nowMs })
})

it('what its buyer canceled first, and withdrew from then, ends once it is paid back in the dashboard', async () => {
  const link = new URL(subscriptionPath(shop.services.secret, begun), 'http://shop')
  const key = link.searchParams.get('key') ?? ''
  await (await shop.visitor()).submit(link.pathname, { key, act: 'cancel' })
  const order = await firstOrder()
  const lines = order.lines.map(({ id, quantity }) => ({ lineId: id, quantity }))
  const ask = () => ({ ...ada, lines })
  await recordWithdrawal(shop.store, { orderId: begun.orderId, ask, services: shop.services })
  const shown = (await owner.get(`/api/panel/orders/${begun.orderId}`)).json
  expect(shown).toMatchObject({ subscriptions: [{ isChangeable: false, isLasting: false, paysNow: true }] })
  const payment = await shop.store.payments.findByOrder(begun.orderId)
  if (!payment) throw new Error('Nothing was paid')
  const told = { orderId: begun.orderId, payment, refundedCents: payment.amountCents, reference: 're_1' }
  await shop.store.transaction((tables) => bookRefund(tables, { ...told, services: shop.services }))
  expect(await current()).toMatchObject({ state: 'canceled', endsAtMs: shop.clock.nowMs })
})

it('what its buyer canceled lasts on where it is paid back, unless its owner ends it', async () => {
  const link = new URL(subscriptionPath(shop.services.secret, begun), 'http://shop')
  const key = link.searchParams.get('key') ?? ''
  await (await shop.visitor()).submit(link.pathname, { key, act: 'cancel' })
  const shown = (await owner.get(`/api/panel/orders/${begun.orderId}`)).json
  expect(shown).toMatchObject({ subscriptions: [{ isChangeable: false, isLasting: true, paysNow: true }] })
  const [line] = (await firstOrder()).lines
  const part = { lines: [{ lineId: line?.id ?? '', quantity: 0, cents: 100, restock: 0 }] }
  await refund(await firstOrder(), part)
  expect((await current()).endsAtMs).toBeGreaterThan(shop.clock.nowMs)
  expect((await refund(await firstOrder(), { endsSubscription: true })).status).toBe(200)
  expect(await current()).toMatchObject({ state: 'canceled', endsAtMs: shop.clock.nowMs })
})

async function cancel(order: Order, more: object) {
  const body = { updatedAtMs: order.updatedAtMs, restock: false, notifyCustomer: true }
  return owner.send('POST', `/api/panel/orders/${order.id}/cancellation`, { ...body, ...more })
}

it('an order that is canceled ends it where its owner says so, at once, and its mail says what becomes of it', async () => {
  const paid = shop.charges().length
  expect((await cancel(await firstOrder(), { endsSubscription: true })).status).toBe(200)
  const { state, nextAtMs, endsAtMs, history } = await current()
  expect([state, nextAtMs, endsAtMs]).toEqual(['canceled', null, shop.clock.nowMs])
  expect(history.at(-1)?.fact).toEqual({ code: 'canceled', why: 'canceled' })
  expect(await textsOf('canceled')).toEqual([expect.stringContaining(ended)])
  await toNext()
  expect(shop.charges()).toHaveLength(paid)
})

it('an order that is canceled alone leaves it, and its mail says that it goes on', async () => {
  await cancel(await firstOrder(), {})
  expect((await current()).state).toBe('active')
  expect(await textsOf('canceled')).toEqual([
    expect.stringContaining('The subscription to Workshop goes on. Its next payment is on April 1, 2026.'),
  ])
})

it('a dispute that is lost ends it, and the mails about it tell what becomes of it', async () => {
  const dispute: DisputeNews = {
    id: 'dp_1',
    reason: 'fraudulent',
    amountCents: 1200,
    answerByMs: null,
    outcome: 'OPEN',
  }
  const tell = (news: DisputeNews) =>
    shop.store.transaction((tables) =>
      noteDispute(tables, { orderId: begun.orderId, dispute: news, services: shop.services }),
    )
  await tell(dispute)
  expect(await textsOf('new-dispute')).toEqual([
    expect.stringContaining('goes on. Its next payment is on April 1, 2026.'),
  ])
  await tell({ ...dispute, outcome: 'LOST' })
  expect(await textsOf('dispute-over')).toEqual([expect.stringContaining(ended)])
  expect(await current()).toMatchObject({ state: 'canceled', nextAtMs: null })
})

it('a buyer who cancels on the page, and a payment that failed to the end, are told to the owner', async () => {
  const link = new URL(subscriptionPath(shop.services.secret, begun), 'http://shop')
  const key = link.searchParams.get('key') ?? ''
  await (await shop.visitor()).submit(link.pathname, { key, act: 'cancel' })
  expect(await textsOf('ended-subscription')).toEqual([expect.stringContaining(ended)])
  await (await shop.visitor()).submit(link.pathname, { key, act: 'resume' })
  expect(await textsOf('resumed-subscription')).toEqual([
    expect.stringContaining('goes on. Its next payment is on April 1, 2026.'),
  ])
  const failing = await subscribe(shop, { card: '4000 0000 0000 0341' })
  for (const days of [0, 3, 5, 7]) {
    shop.clock.nowMs = (failing.nextAtMs ?? 0) + days * 86_400_000
    await shop.runJobs()
  }
  expect((await shop.store.subscriptions.find(failing.id))?.state).toBe('canceled')
  expect(await textsOf('ended-subscription')).toHaveLength(2)
})
