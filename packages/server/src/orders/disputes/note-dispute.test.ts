import type { DisputeNews } from '@vitrine/domain/orders/disputes/order-dispute'
import { eventText } from '@vitrine/domain/orders/record/fact-text'
import { keptMail } from '@vitrine/store/testing/kept-mail'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { takeNews } from '../../checkout/events/take-news.ts'
import { fillCart, orderRequest, placeOrder } from '../../testing/check-out.ts'
import { type OpenShop, openShop } from '../../testing/open-shop.ts'
import { signInAs } from '../../testing/sign-in.ts'
import { lookAtAllDisputes } from './look-at-disputes.ts'
import { noteDispute } from './note-dispute.ts'

let shop: OpenShop
let orderId: string
beforeEach(async () => {
  shop = await openShop()
  const buyer = await shop.visitor()
  const placed = await placeOrder(buyer, orderRequest(await fillCart(buyer, shop.lastOne.id)))
  orderId = (placed.json as { orderId: string }).orderId
})
afterEach(() => shop.close())

const begun: DisputeNews = {
  id: 'dp_1',
  reason: 'product_not_received',
  amountCents: 900,
  answerByMs: Date.UTC(2031, 4, 6, 12),
  outcome: 'OPEN',
}
const tell = (dispute: DisputeNews) =>
  shop.store.transaction((tables) => noteDispute(tables, { orderId, dispute, services: shop.services }))

it('a dispute is mailed to the owner once, counted and marked until it is decided', async () => {
  const owner = await shop.visitor()
  await signInAs(owner, shop.store, ['storeManager'])
  const seen = async () => {
    const start = (await owner.get('/api/panel/start')).json
    const list = (await owner.get('/api/panel/orders?f=payment:is:DISPUTED')).json
    return [start, list]
  }
  await tell(begun)
  await tell(begun)
  await shop.runJobs()
  const mails = (await keptMail(shop.store)).filter(({ reason }) => reason === 'new-dispute')
  expect(mails).toMatchObject([
    { to: 'shop@example.com', subject: '[Test] The payment of order #1001 is disputed' },
  ])
  const parts = [
    'is disputed: $9.00.',
    'The order came to $',
    'Reason: The buyer did not receive the goods',
    'by May 6, 2031',
    'Do not send',
  ]
  expect(parts.filter((each) => !mails[0]?.text.includes(each))).toEqual([])
  expect(await seen()).toMatchObject([
    { waiting: { ordersDisputed: 1 } },
    { rows: [{ id: orderId, isDisputed: true }] },
  ])

  await tell({ ...begun, outcome: 'WON' })
  await tell({ ...begun, outcome: 'WON' })
  await tell(begun)
  await shop.runJobs()
  const over = (await keptMail(shop.store)).filter(({ reason }) => reason === 'dispute-over')
  expect(over).toMatchObject([
    { to: 'shop@example.com', subject: '[Test] The dispute about order #1001 is over' },
  ])
  expect(over[0]?.text).toContain('The dispute about $9.00 is over, and the money stays with you.')
  expect(await seen()).toMatchObject([{ waiting: { ordersDisputed: 0 } }, { rows: [] }])
  const texts = (await shop.store.orders.find(orderId))?.history.map((event) => eventText(event))
  expect(texts?.slice(-2)).toEqual([
    expect.stringContaining('Reason: The buyer did not receive the goods.'),
    'The dispute about $9.00 is over, and the money stays with you.',
  ])
})

it('of a dispute that was lost its buyer gets no mail of a refund, and of what was refunded before it gets one', async () => {
  const payment = await shop.store.payments.findByOrder(orderId)
  if (!payment) throw new Error('Nothing was paid')
  const gateway = { ...shop.services.gateways.test, key: payment.gateway as 'test' }
  const news = { kind: 'dispute', type: 'dispute', paymentId: payment.id, reference: '' } as const
  const lost: DisputeNews = { ...begun, outcome: 'LOST' }
  const told = { ...news, eventId: 'e1', dispute: lost, back: { cents: 1100, reference: null } }
  expect(await takeNews(shop.store, gateway, told, shop.services)).toBe('taken')
  const order = await shop.store.orders.find(orderId)
  expect(order?.refunds?.map(({ cents, cause }) => [cents, cause])).toEqual([
    [200, 'at-service'],
    [900, 'taken-back'],
  ])
  await shop.runJobs()
  const mails = await keptMail(shop.store)
  const refunds = mails.filter(({ reason }) => reason === 'refunded')
  expect(refunds.map(({ text }) => /You get (\S+) back/.exec(text)?.[1])).toEqual(['$2.00'])
  const over = mails.find(({ reason }) => reason === 'dispute-over')
  expect(over?.text).toContain('The dispute about $9.00 was lost: the money went back to the buyer.')
})

it('a dispute whose end nobody told of is asked for each day, and before nothing can be given back for it', async () => {
  const owner = await shop.visitor()
  await signInAs(owner, shop.store, ['storeManager'])
  await tell(begun)
  const payment = (await shop.store.payments.findByOrder(orderId)) ?? expect.fail()
  const about = { paymentId: payment.id, reference: payment.reference, type: 'looked-up', back: null }
  let outcome: DisputeNews['outcome'] = 'OPEN'
  const lookUpDispute = vi.fn(async (id: string) => ({
    ...{ kind: 'dispute' as const, eventId: `${id} ${outcome}`, ...about },
    dispute: { ...begun, id, outcome },
  }))
  Object.assign(shop.gateways.test, { lookUpDispute })
  const cancel = () =>
    owner.send('POST', `/api/panel/orders/${orderId}/cancellation`, { restock: true, notifyCustomer: false })
  expect((await cancel()).status).toBe(409)
  await lookAtAllDisputes(shop.store, shop.services)
  expect(await shop.store.orders.find(orderId)).toMatchObject({ disputes: [{ outcome: 'OPEN' }] })
  outcome = 'PREVENTED'
  await lookAtAllDisputes(shop.store, shop.services)
  expect(await shop.store.orders.find(orderId)).toMatchObject({ disputes: [{ outcome: 'PREVENTED' }] })
  expect(lookUpDispute).toHaveBeenCalledTimes(3)
  expect((await cancel()).status).toBe(200)
  await shop.runJobs()
  const told = (await keptMail(shop.store)).find(({ reason }) => reason === 'dispute-over')
  expect(told?.text).toContain('did not come about')
})
