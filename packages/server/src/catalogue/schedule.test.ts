import type { Product } from '@vitrine/domain/catalogue/product'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type OpenShop, openShop } from '../testing/open-shop.ts'
import { signInAs } from '../testing/sign-in.ts'
import type { Visitor } from '../testing/visit.ts'

const minute = 60_000

let shop: OpenShop
let owner: Visitor
let buyer: Visitor
let begins: number
beforeAll(async () => {
  shop = await openShop({ storeSettings: { defaultCountry: 'DE', currency: 'EUR' } })
  owner = await shop.visitor()
  await signInAs(owner, shop.store, ['storeManager'])
  buyer = await shop.visitor()
  begins = shop.clock.nowMs + 10 * minute
})
afterAll(() => shop.close())

/** Changes a product as its page of the panel does. */
async function change(product: Product, part: object, ofVariants: object) {
  const address = `/api/panel/products/${product.id}`
  const { product: shown } = (await owner.get(address)).json as {
    product: { id: string; createdAtMs: number; variants: { stock: object }[] }
  }
  const { id: _, createdAtMs: __, ...input } = shown
  const variants = shown.variants.map(({ stock: ___, ...variant }) => ({ ...variant, ...ofVariants }))
  return owner.send('PUT', address, { ...input, ...part, variants })
}

/** Every place where visitors find a product of the shop. */
async function placesThatName(product: Product): Promise<readonly string[]> {
  const search = `/api/search/GeneralSearch?q=${encodeURIComponent(product.title)}`
  const paths = ['/shop', '/shop?format=json', '/sitemap.xml', search]
  const bodies = await Promise.all(paths.map(async (path) => ({ path, body: (await shop.get(path)).body })))
  return bodies.filter(({ body }) => body.includes(product.urlId)).map(({ path }) => path)
}

async function turnTo(atMs: number) {
  shop.clock.nowMs = atMs
  await shop.runJobs()
}

it('shows a product nowhere before its moment, sells it to nobody, and has it appear by itself', async () => {
  const path = `/shop/${shop.lastOne.urlId}`
  const shown = await placesThatName(shop.lastOne)
  expect(shown.length).toBeGreaterThan(2)
  expect(await change(shop.lastOne, { publishFromMs: begins }, {})).toMatchObject({
    status: 200,
    json: { product: { isVisible: false, publishFromMs: begins } },
  })
  await turnTo(begins - 1)
  expect((await buyer.get(path)).status).toBe(404)
  expect(await placesThatName(shop.lastOne)).toEqual([])
  const entry = { itemId: shop.lastOne.id, sku: shop.lastOne.variants[0]?.sku, quantity: 1 }
  const add = () => buyer.send('POST', '/api/commerce/shopping-cart/entries', entry)
  expect((await add()).status).toBeGreaterThanOrEqual(400)

  await turnTo(begins)
  expect((await buyer.get(path)).status).toBe(200)
  // The index of the search is made again now and then.
  expect(await placesThatName(shop.lastOne)).toEqual(expect.arrayContaining(shown.slice(0, 3)))
  expect((await add()).status).toBe(200)
})

it('begins and ends a sale at its moments: on cached pages, in carts with a word, in the history of prices', async () => {
  const entry = { itemId: shop.mug.id, sku: shop.mug.variants[0]?.sku, quantity: 1 }
  const added = await buyer.send('POST', '/api/commerce/shopping-cart/entries', entry)
  const { cartToken } = (added.json as { shoppingCart: { cartToken: string } }).shoppingCart
  const [from, until] = [begins + 5 * minute, begins + 15 * minute]
  await change(shop.mug, {}, { salePriceCents: 900, saleFromMs: from, saleUntilMs: until })
  const page = async () => JSON.parse((await shop.get('/shop/enamel-mug?format=json')).body).item
  const line = async () => {
    const { cart } = (await buyer.get(`/api/3/commerce/cart/${cartToken}`)).json as {
      cart: { items: { productId: string }[] }
    }
    return cart.items.find((each) => each.productId === shop.mug.id)
  }

  await turnTo(from - 1)
  expect(await page()).toMatchObject({ structuredContent: { variants: [{ onSale: false }, {}] } })
  expect(await line()).not.toHaveProperty('previousUnitPrice')

  await turnTo(from)
  expect(await page()).toMatchObject({
    structuredContent: { variants: [{ onSale: true }, { onSale: true }] },
    lowestPrices: [{ price: '€12.00' }],
  })
  expect(await line()).toMatchObject({ unitPrice: { value: 900 }, previousUnitPrice: { value: 1200 } })
  expect((await buyer.get('/cart')).text).toContain('The price has dropped from')

  await turnTo(until)
  expect(await page()).toMatchObject({ structuredContent: { variants: [{ onSale: false }, {}] } })
  expect(await line()).not.toHaveProperty('previousUnitPrice')
  const prices = await shop.store.products.prices(shop.mug.id)
  expect([...prices.values()][0]?.map(({ askedCents }) => askedCents)).toEqual([1200, 900, 1200])
})

it('refuses a sale that ends before it begins, or that is no lower', async () => {
  const times = { saleFromMs: begins + 99, saleUntilMs: begins }
  const refused = await change(shop.mug, {}, { salePriceCents: 1300, ...times })
  expect(refused.json).toMatchObject({
    errors: {
      'variants.0.saleUntilMs': 'The sale must end after it begins',
      'variants.0.salePriceCents': 'The sale price must be below the price',
    },
  })
})
