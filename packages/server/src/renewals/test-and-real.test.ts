import { afterEach, beforeEach, expect, it } from 'vitest'
import { keepMethod } from '../payments/keep-method.ts'
import { subscriptionPath } from '../services/signing/subscription-links.ts'
import { nameMethod } from '../subscriptions/page/name-method.ts'
import { cards } from '../testing/check-out.ts'
import { type OpenShop, openShop } from '../testing/open-shop.ts'
import { subscribe } from '../testing/selling/subscribe.ts'

let shop: OpenShop
beforeEach(async () => {
  shop = await openShop()
})
afterEach(() => shop.close())

it('a subscription for real money takes no test card, and is not charged by one that it has', async () => {
  const { store, website: site, services } = shop
  const begun = await subscribe(shop)
  const real = { ...begun, isTest: false }
  await store.subscriptions.save(real)
  const visitor = await shop.visitor()
  const page = await visitor.get(`${subscriptionPath(services.secret, begun)}&ask=card`)
  expect(page.text).toContain('This shop takes no cards at the moment.')
  const form = { gateway: 'test', cardNumber: cards.succeeds, expiry: '12/30', securityCode: '123' }
  const named = await nameMethod(store, real, { form, returnUrl: '' }, { site, services })
  expect(named).toMatchObject({ kind: 'refused', message: expect.stringContaining('not offered') })
  const before = shop.charges().length
  shop.clock.nowMs = begun.nextAtMs ?? 0
  await shop.runJobs()
  const now = await store.subscriptions.find(begun.id)
  expect(now).toMatchObject({ state: 'past-due', paidCycles: 1, methodId: null })
  expect(now?.history.at(-1)?.fact).toEqual({ code: 'declined', problem: 'live-card-needed' })
  expect(shop.charges().length).toBe(before)
})

it('a test subscription is charged by no real card, and offers no way to name one', async () => {
  const { store, services } = shop
  const begun = await subscribe(shop)
  const method = { kind: 'card', brand: 'visa', last4: '4242', expiry: null, token: 'pm_1' } as const
  const kept = { id: 'live', paymentId: 'p-live', gateway: 'stripe', method } as const
  await store.transaction((tables) => keepMethod(tables, kept, services))
  await store.subscriptions.save({ ...begun, methodId: 'live' })
  shop.clock.nowMs = begun.nextAtMs ?? 0
  await shop.runJobs()
  const now = await store.subscriptions.find(begun.id)
  expect(now).toMatchObject({ state: 'past-due', paidCycles: 1, methodId: null })
  expect(now?.history.at(-1)?.fact).toEqual({ code: 'declined', problem: 'test-subscription' })
  const site = await store.site.read()
  const payments = { test: false, manual: [], stripe: 'live' } as const
  await store.site.save({ ...site, store: { ...site.store, payments } })
  const page = await (await shop.visitor()).get(`${subscriptionPath(services.secret, begun)}&ask=card`)
  expect(page.text).not.toContain('Go on to Stripe')
})
