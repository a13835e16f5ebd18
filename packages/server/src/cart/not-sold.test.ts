import { afterAll, beforeAll, expect, it } from 'vitest'
import { type OpenShop, openShop } from '../testing/open-shop.ts'

let shop: OpenShop
beforeAll(async () => {
  shop = await openShop()
  await shop.store.products.save({ ...shop.lastOne, type: 'digital', digitalFiles: [] })
})
afterAll(() => shop.close())

it('does not take what cannot be bought to the end, and says so', async () => {
  const visitor = await shop.visitor()
  const entries = '/api/commerce/shopping-cart/entries'
  const answer = await visitor.send('POST', entries, { itemId: shop.lastOne.id, sku: null, quantity: 1 })
  expect([answer.status, answer.json]).toEqual([
    400,
    { message: 'Sorry, this item cannot be bought here yet.' },
  ])
})
