import { auditPayments } from '@vitrine/server/checkout/find-payment-discrepancies'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openStripeShop, pressPay, type StripeShop, tellDone } from './stripe-shop.ts'

let open: StripeShop
beforeEach(async () => {
  open = await openStripeShop()
})
afterEach(() => open.close())

it('names the site whose books cannot be read, and holds those of all others against theirs', async () => {
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
