import { afterAll, beforeAll, expect, it } from 'vitest'
import { type OpenShop, openShop } from '../testing/open-shop.ts'

let shop: OpenShop
beforeAll(async () => {
  shop = await openShop({ storeSettings: { defaultCountry: 'DE', currency: 'EUR' } })
  const [blue, ...others] = shop.mug.variants
  if (!blue) throw new Error('The mug has no variant')
  await shop.store.transaction(async (tables) => {
    const sale = { ...blue, isOnSale: true, salePriceCents: 900 }
    await tables.products.save({ ...shop.mug, variants: [sale, ...others] })
    await tables.site.raiseRevision()
  })
})
afterAll(() => shop.close())

async function lowestPrices(): Promise<unknown> {
  const { body } = await shop.get('/shop/enamel-mug?format=json')
  return JSON.parse(body).item.lowestPrices
}

it('tells the lowest price of the 30 days before a sale where the law of its country wants that', async () => {
  expect(await lowestPrices()).toEqual([{ variant: 'Blue', price: '€12.00' }])
  const site = await shop.store.site.read()
  await shop.store.site.save({ ...site, store: { ...site.store, defaultCountry: 'US' } })
  expect(await lowestPrices()).toEqual([])
})
