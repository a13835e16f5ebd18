import { afterAll, beforeAll, expect, it } from 'vitest'
import { type OpenShop, openShop } from '../testing/open-shop.ts'
import { signInAs } from '../testing/sign-in.ts'
import type { Visitor } from '../testing/visit.ts'

let shop: OpenShop
let owner: Visitor
beforeAll(async () => {
  shop = await openShop()
  owner = await shop.visitor()
  await signInAs(owner, shop.store, ['storeManager'])
})
afterAll(() => shop.close())

interface Sent {
  readonly variants: readonly object[]
}

it('tells the size of each variant and what a kilogram of it costs', async () => {
  const address = `/api/panel/products/${shop.mug.id}`
  const { product } = (await owner.get(address)).json as { product: Sent }
  const [first, ...others] = product.variants
  const save = (part: object) =>
    owner.send('PUT', address, { ...product, variants: [{ ...first, ...part }, ...others] })
  const content = { amountMilli: 500_000, unit: 'g', per: 'kg' }
  const refused = await save({ content: { ...content, per: 'l' } })
  expect(refused.json).toMatchObject({ errors: { 'variants.0.content': expect.any(String) } })

  expect((await save({ content, sizeMm: { length: 120, width: 95, height: 88 } })).status).toBe(200)
  const { item } = JSON.parse((await shop.get('/shop/enamel-mug?format=json')).body)
  expect(item.variants).toMatchObject([
    { len: 12, width: 9.5, height: 8.8, unitPrice: '$24.00 / kg' },
    { len: 0, width: 0, height: 0 },
  ])
  expect(item.variants[1]).not.toHaveProperty('unitPrice')
})
