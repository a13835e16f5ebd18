import { signInAs } from '@vitrine/server/testing/sign-in'
import type { Visitor } from '@vitrine/server/testing/visit'
import { keptMail } from '@vitrine/store/testing/kept-mail'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openStripeShop, postEvent, pressPay, type StripeShop, tellDone } from './stripe-shop.ts'

const orders = '/api/panel/orders'

let open: StripeShop
let owner: Visitor
beforeEach(async () => {
  open = await openStripeShop()
  owner = await open.shop.visitor()
  await signInAs(owner, open.shop.store, ['storeManager'])
})
afterEach(() => open.close())

async function hear() {
  for (const event of open.fake.takeEvents()) expect(await postEvent(open, event)).toBe(200)
}

/** Orders a seat for 17.00. */
async function order(): Promise<{ readonly id: string; readonly intent: string }> {
  const { asked, token } = await pressPay(open)
  open.fake.confirmByBrowser(asked.clientSecret, '4242424242424242')
  await tellDone(open, asked.paymentId, token)
  await hear()
  const payment = await open.shop.store.payments.find(asked.paymentId)
  return { id: payment?.orderId ?? '', intent: payment?.reference ?? '' }
}

async function refund(id: string, cents: number) {
  const kept = await open.shop.store.orders.find(id)
  const line = { lineId: kept?.lines[0]?.id, quantity: 0, cents, restock: 0 }
  const body = { updatedAtMs: kept?.updatedAtMs, lines: [line], shippingCents: 0, reason: '' }
  return owner.send('POST', `${orders}/${id}/refunds`, { ...body, notifyCustomer: true })
}

async function mailsOf(purpose: string): Promise<readonly string[]> {
  await open.shop.runJobs()
  const mails = await keptMail(open.shop.store)
  return mails.flatMap(({ reason, text }) => (reason === purpose ? [text ?? ''] : []))
}

it('a dispute names what is disputed, which is less than the order came to where a part was refunded before', async () => {
  const { id, intent } = await order()
  expect((await refund(id, 500)).status).toBe(200)
  open.fake.dispute(intent)
  await hear()
  expect((await open.shop.store.orders.find(id))?.disputes).toMatchObject([
    { amountCents: 1200, outcome: 'OPEN' },
  ])
  const [begun] = await mailsOf('new-dispute')
  expect(begun).toContain('is disputed: $12.00.')
  expect(begun).toContain('The order came to $17.00.')
  open.fake.decide(String(open.fake.books.list('dispute')[0]?.id), 'lost')
  await hear()
  expect((await mailsOf('dispute-over'))[0]).toContain('The dispute about $12.00 was lost')
})

it('a dispute in another currency than the payment names no amount', async () => {
  const { id, intent } = await order()
  open.fake.dispute(intent)
  const [dispute] = open.fake.books.list('dispute')
  Object.assign(dispute ?? {}, { currency: 'jpy' })
  await hear()
  expect((await open.shop.store.orders.find(id))?.disputes).toMatchObject([{ amountCents: null }])
  // How much its bank took is not known: it is booked as all of the payment.
  Object.assign(dispute ?? {}, { amount: 900 })
  open.fake.decide(String(dispute?.id), 'lost')
  await hear()
  expect((await open.shop.store.orders.find(id))?.refunds).toMatchObject([{ moneyCents: 1700 }])
})

it('while a payment is disputed nothing of it is refunded, and its buyer is promised nothing', async () => {
  const { id, intent } = await order()
  open.fake.dispute(intent)
  await hear()
  const refused = await refund(id, 500)
  expect([refused.status, refused.text]).toEqual([409, expect.stringContaining('Answer the dispute')])
  const cancellation = { restock: true, notifyCustomer: true }
  const kept = await owner.send('POST', `${orders}/${id}/cancellation`, cancellation)
  expect([kept.status, kept.text]).toEqual([409, expect.stringContaining('Answer the dispute')])
  expect(await open.shop.store.orders.find(id)).toMatchObject({
    paymentState: 'PAID',
    fulfillmentStatus: 'PENDING',
  })
  expect([...(await mailsOf('refunded')), ...(await mailsOf('canceled'))]).toEqual([])
  open.fake.decide(String(open.fake.books.list('dispute')[0]?.id), 'won')
  await hear()
  expect((await refund(id, 500)).status).toBe(200)
})
