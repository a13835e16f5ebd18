import { buildPayment } from '@vitrine/store/testing/builders'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sealAccount } from '../../payments/account-keys.ts'
import { type OpenShop, openShop } from '../../testing/open-shop.ts'
import { auditPayments, findPaymentDiscrepancies } from '../find-payment-discrepancies.ts'

let shop: OpenShop
beforeAll(async () => {
  // Nobody listens there.
  shop = await openShop({ hosts: { stripe: null, paypal: 'http://127.0.0.1:9' } })
  const { store, services } = shop
  const { websiteId } = store
  const account = { gateway: 'paypal-test', websiteId, secret: services.secret } as const
  await store.gatewayAccounts.save({
    gateway: 'paypal-test',
    publicKey: 'an-old-client',
    sealed: sealAccount({ secretKey: 'revoked', webhookSecret: 'W1' }, account),
    updatedAtMs: 1,
  })
  const { nowMs } = shop.clock
  const times = { createdAtMs: nowMs - 4_000_000, expiresAtMs: nowMs - 3_600_000 }
  await store.payments.insert(buildPayment({ id: 'open', gateway: 'test', amountCents: 1700, ...times }))
})
afterAll(() => shop.close())

const find = () => findPaymentDiscrepancies(shop.store, 0, shop.services)
const openPastHold = { kind: 'open-past-hold', paymentId: 'open' }

async function pay(id: string, gateway: string) {
  const payment = buildPayment({ id, gateway, attemptKey: id, createdAtMs: shop.clock.nowMs })
  await shop.store.payments.insert(payment)
  await shop.store.payments.save({ ...payment, state: 'paid' })
}

it('asks for no books of an account that no payment of that time names', async () => {
  expect(await find()).toMatchObject({ discrepancies: [openPastHold], unread: [] })
})

it('names whose books could not be read, for want of an answer or of keys, and compares the rest all the same', async () => {
  await pay('by-paypal', 'paypal-test')
  await pay('by-stripe', 'stripe')
  const found = await find()
  expect(found).toMatchObject({ discrepancies: [openPastHold] })
  expect([...found.unread].sort()).toEqual(['paypal-test', 'stripe'])
  const id = shop.store.websiteId
  expect((await auditPayments(shop.services)).toSorted()).toEqual([
    `Website ${id}: payment open is still open although its time is over: it holds stock, and money may have moved.`,
    `Website ${id}: the books of PayPal (sandbox) could not be read, so its payments there were not compared. The log says why.`,
    `Website ${id}: the books of Stripe cannot be read without its keys, so its payments there were not compared.`,
  ])
})
