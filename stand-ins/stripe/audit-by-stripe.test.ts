import { setTimeout as wait } from 'node:timers/promises'
import { auditPayments } from '@vitrine/server/checkout/find-payment-discrepancies'
import { askGateway } from '@vitrine/server/payments/ask-gateway'
import { expect, it, onTestFinished } from 'vitest'
import { openStripeShop, pressPay, type StripeShop, tellDone } from './stripe-shop.ts'

it('names the site whose books cannot be read, and holds those of all others against theirs', async () => {
  const open: StripeShop = await openStripeShop()
  onTestFinished(() => open.close())
  const { asked, token } = await pressPay(open)
  open.fake.confirmByBrowser(asked.clientSecret, '4242424242424242')
  await tellDone(open, asked.paymentId, token)
  const { services, store } = open.shop
  // A charge of nobody's payment, in books that can be read.
  await open.shop.gateways.test.start(
    {
      paymentId: 'stray',
      amountCents: 500,
      currency: 'USD',
      kind: 'one-off',
      card: { number: '4242424242424242', expiryMonth: 12, expiryYear: 2099, securityCode: '123' },
      methodToken: null,
      visit: null,
    },
    new AbortController().signal,
  )
  open.fake.faults.push('fails-before', 'fails-before')
  expect(await auditPayments(services)).toEqual([
    `Website ${store.websiteId}: the books of Stripe (test mode) could not be read, so its payments there were not compared. The log says why.`,
    expect.stringContaining('for payment stray, which no site knows'),
  ])
  expect(await auditPayments(services)).toEqual([expect.stringContaining('for payment stray')])
})

const log = { info: () => {}, warn: () => {}, error: () => {} }
const limits = { timeLimitMs: 400, log }

/** Reads so many pages, each of which takes a part of the limit. */
async function readPages(count: number, goOn: () => void, read: number[] = []): Promise<number> {
  for (let page = 1; page <= count; page += 1) {
    await wait(100)
    goOn()
    read.push(page)
  }
  return count
}

it('each page of books has the time of the limit, where it is told of each', async () => {
  const asked = await askGateway(limits, (_signal, goOn) => readPages(10, goOn))
  expect(asked).toEqual({ isKnown: true, answer: 10 })
})

it('books that take too long are read no further', async () => {
  const read: number[] = []
  const asked = await askGateway(limits, (signal) => readPages(10, () => signal.throwIfAborted(), read))
  expect(asked.isKnown).toBe(false)
  await wait(700)
  expect(read.length).toBeLessThan(6)
})
