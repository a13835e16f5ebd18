import { randomUUID } from 'node:crypto'
import type { Product } from '@vitrine/domain/catalogue/product'
import { keptMail } from '@vitrine/store/testing/kept-mail'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fillCart, orderRequest, placeOrder } from '../testing/check-out.ts'
import { type OpenShop, openShop } from '../testing/open-shop.ts'

const mugId = 'e'.repeat(24)

/** 1200 minor units as Americans write them, and as a decimal: two digits in all currencies but JPY (specification, section 9). */
const currencies = [
  ['USD', '$12.00', '12.00'],
  ['CAD', 'CA$12.00', '12.00'],
  ['GBP', '£12.00', '12.00'],
  ['AUD', 'A$12.00', '12.00'],
  ['EUR', '€12.00', '12.00'],
  ['CHF', 'CHF 12.00', '12.00'],
  ['NOK', 'NOK 12.00', '12.00'],
  ['SEK', 'SEK 12.00', '12.00'],
  ['DKK', 'DKK 12.00', '12.00'],
  ['NZD', 'NZ$12.00', '12.00'],
  ['SGD', 'SGD 12.00', '12.00'],
  ['MXN', 'MX$12.00', '12.00'],
  ['HKD', 'HK$12.00', '12.00'],
  ['CZK', 'CZK 12.00', '12.00'],
  ['ILS', '₪12.00', '12.00'],
  ['MYR', 'MYR 12.00', '12.00'],
  ['PHP', '₱12.00', '12.00'],
  ['PLN', 'PLN 12.00', '12.00'],
  ['THB', 'THB 12.00', '12.00'],
  ['BRL', 'R$12.00', '12.00'],
  ['ARS', 'ARS 12.00', '12.00'],
  ['COP', 'COP 12.00', '12.00'],
  ['IDR', 'IDR 12.00', '12.00'],
  ['INR', '₹12.00', '12.00'],
  ['JPY', '¥1,200', '1200'],
  ['ZAR', 'ZAR 12.00', '12.00'],
] as const

/** It never runs out. */
function endlessMug({ mug }: OpenShop): Product {
  const variants = mug.variants.map((each) => ({
    ...each,
    id: randomUUID(),
    sku: `ENDLESS-${each.sku}`,
    stock: { unlimited: true } as const,
  }))
  return { ...mug, id: mugId, urlId: 'endless-mug', variants }
}

describe('a mug of 1200 minor units', () => {
  let shop: OpenShop
  beforeAll(async () => {
    shop = await openShop()
    await shop.store.transaction((tables) => tables.products.save(endlessMug(shop)))
  })
  afterAll(() => shop.close())

  async function sellIn(currency: string): Promise<void> {
    const site = await shop.store.site.read()
    await shop.store.transaction((tables) =>
      tables.site.save({ ...site, store: { ...site.store, currency } }),
    )
    // Revisions are trusted for a second.
    shop.clock.nowMs += 2_000
  }

  it.each(currencies)(
    'is sold in %s for %s on every page, in every reply and in every mail',
    async (...row) => {
      const [currency, price, decimal] = row
      await sellIn(currency)
      const visitor = await shop.visitor()
      const cartToken = await fillCart(visitor, mugId, { sku: 'ENDLESS-MUG-BLUE' })
      const shows = async (url: string, text: string) =>
        (await visitor.get(url)).text.replace(/\s/g, ' ').includes(text) || `${url} without ${text}`

      expect(await shows('/shop', `<div class="product-price"> ${price} </div><data>${price}</data>`)).toBe(
        true,
      )
      expect(await shows('/shop/endless-mug', `<div class="product-price"> ${price} </div>`)).toBe(true)
      expect(await shows('/shop/endless-mug', `"price":"${decimal}"`)).toBe(true)
      expect(await shows('/shop/endless-mug', `"decimalValue":"${decimal}"`)).toBe(true)
      expect(await shows('/shop/endless-mug?format=quick-view', price)).toBe(true)
      expect(await shows('/cart', price)).toBe(true)
      expect(await shows(`/checkout?cartToken=${cartToken}`, price)).toBe(true)

      const cart = await visitor.get('/api/commerce/shopping-cart')
      expect(cart.json).toMatchObject({
        subtotalCents: 1200,
        entries: [{ item: { price: { currency, value: decimal } } }],
      })
      const placed = await placeOrder(visitor, orderRequest(cartToken))
      expect(await shows(String(Object(placed.json).confirmationUrl), price)).toBe(true)
      await shop.runJobs()
      const rows = await keptMail(shop.store)
      const mails = rows
        .map(({ text, html }) => `${text} ${html}`)
        .join()
        .replace(/\s/g, ' ')
      expect(mails).toContain(`1 x Enamel mug (Blue): ${price}`)
      expect(mails).toContain(`>${price}<`)
    },
  )
})
