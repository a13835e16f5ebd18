import type { KeptMethod } from '@vitrine/store/payments/saved-methods'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { forgetErasedMethod } from '../subscriptions/forget-method-job.ts'
import { type OpenShop, openShop } from '../testing/open-shop.ts'
import { chargeSavedMethod } from './charge-saved-method.ts'
import { keepMethod } from './keep-method.ts'

let shop: OpenShop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

it('keeps a method with its token sealed, charges it once for each payment, and never after it was forgotten', async () => {
  const kept = await keptWithPayment('first')
  expect(kept).toMatchObject({ brand: 'visa', last4: '4242', expiry: { month: 12, year: 2030 } })
  expect(kept.sealedToken).not.toContain('test_method')
  const paid = { isKnown: true, answer: { kind: 'paid', reference: 'test_renewal' } }
  expect(await renew(kept)).toEqual(paid)
  expect(await renew(kept)).toEqual(paid)
  expect(shop.charges().filter(({ paymentId }) => paymentId === 'renewal')).toHaveLength(1)

  await forgetErasedMethod(shop.store, { gateway: 'test', sealedToken: kept.sealedToken }, shop.services)
  expect(await renew({ ...kept, removedAtMs: 1 }, 'later')).toMatchObject({
    answer: { problem: 'method-gone' },
  })
  expect(await renew(kept, 'even with what was read before')).toMatchObject({
    answer: { problem: 'method-gone' },
  })
})

/** Pays by a card that is kept. */
async function keptWithPayment(paymentId: string): Promise<KeptMethod> {
  const card = { number: '4242424242424242', expiryMonth: 12, expiryYear: 2030, securityCode: '123' }
  const charge = {
    paymentId,
    amountCents: 900,
    currency: 'USD',
    kind: 'save',
    card,
    methodToken: null,
    visit: null,
  } as const
  const answer = await shop.gateways.test.start(charge, new AbortController().signal)
  if (answer.kind !== 'paid' || !answer.method) throw new Error('The card was not kept')
  await keepMethod(shop.store, { paymentId, gateway: 'test', method: answer.method }, shop.services)
  const kept = await shop.store.savedMethods.findByPayment(paymentId)
  if (!kept) throw new Error('The method is nowhere')
  return kept
}

function renew(method: KeptMethod, paymentId = 'renewal') {
  const charge = { paymentId, amountCents: 900, currency: 'USD', method }
  return chargeSavedMethod(shop.store, charge, shop.services)
}
