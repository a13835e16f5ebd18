import { expect, it } from 'vitest'
import { leftInCart } from './left-in-cart.ts'
import { newCart } from './new-cart.ts'

it('is in the language of the cart, with its contact, whom nothing of a reminder goes along with', () => {
  const cart = {
    ...newCart({ id: 'c1', token: 't1', nowMs: 1 }),
    language: 'de-DE',
    contact: { email: 'ada@example.com', phone: '', wantsNews: false, wantsReminder: true },
    entries: [
      { id: 'e1', itemId: 'p', variantId: 'v', sku: 'S', quantity: 3, additionalFields: null, addedAtMs: 1 },
    ],
  }
  const left = leftInCart(cart, [{ id: 'e1', quantity: 2 }], {
    id: 'c2',
    token: 't2',
    nowMs: 2,
    orderId: 'o',
  })
  expect(left).toMatchObject({ language: 'de-DE', entries: [{ quantity: 1 }], leftOf: 'o' })
  expect(left?.contact).toEqual({ email: 'ada@example.com', phone: '', wantsNews: false })
})
