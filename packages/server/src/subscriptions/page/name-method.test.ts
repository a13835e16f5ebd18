import { expect, it } from 'vitest'
import { cards } from '../../testing/check-out.ts'
import { openShop } from '../../testing/open-shop.ts'
import { subscribe } from '../../testing/selling/subscribe.ts'
import { nameMethod } from './name-method.ts'

it('a way to pay that is named for what is not charged any more is kept nowhere', async () => {
  const shop = await openShop()
  const { store, website: site } = shop
  const subscription = await subscribe(shop)
  await store.subscriptions.save({ ...subscription, state: 'canceled', nextAtMs: null })
  const services = { ...shop.services, newId: () => 'named' }
  const form = { cardNumber: cards.succeeds, expiry: '12/30', securityCode: '123' }
  const named = await nameMethod(store, subscription, { form, returnUrl: '' }, { site, services })
  expect(named).toEqual({ kind: 'refused', message: 'This subscription is not running.' })
  expect(await store.savedMethods.findByPayment('named')).toBeUndefined()
  const charge = { paymentId: 'again', amountCents: 100, currency: 'USD', kind: 'renewal' } as const
  const renewal = { ...charge, card: null, methodToken: 'test_method_named', visit: null }
  const answer = await shop.gateways.test.start(renewal, new AbortController().signal)
  expect(answer).toMatchObject({ kind: 'declined', problem: 'method-gone' })
  await shop.close()
})
