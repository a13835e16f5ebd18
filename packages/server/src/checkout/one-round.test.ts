import { afterAll, beforeAll, expect, it } from 'vitest'
import { fillCart, orderRequest, placeOrder } from '../testing/check-out.ts'
import { type OpenShop, openShop } from '../testing/open-shop.ts'

let shop: OpenShop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

it('tells in one round what is wrong with the contact, the delivery and the payment', async () => {
  const visitor = await shop.visitor()
  const token = await fillCart(visitor, shop.mug.id, { sku: 'MUG-BLUE' })
  const wrong = { email: 'nobody', shippingOptionKey: null, payment: { gateway: 'paypal' } } as const
  const { status, json } = await placeOrder(visitor, orderRequest(token, wrong))
  expect(status).toBe(400)
  const { errors } = json as { errors: Readonly<Record<string, string>> }
  expect(Object.keys(errors).sort()).toEqual(['email', 'payment.gateway', 'shippingOptionKey'])
})
