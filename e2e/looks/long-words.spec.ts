import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openBrowser, openPage } from '../testing/browser.ts'
import { fillAddress, payByCard } from '../testing/checkout-screen.ts'
import { cards, guest } from '../testing/guest.ts'
import { openShop } from '../testing/open-shop.ts'
import { becomeOwner, type Owner } from '../testing/owner.ts'
import { signIn } from '../testing/panel-screen.ts'
import type { ShopProcess } from '../testing/start-shop.ts'
import { pixelsTooWide } from '../testing/width.ts'

/** Longer than the line of any phone. */
const longWord = 'Donaudampfschifffahrtsgesellschaftskapitaensmuetzenabzeichenverordnung'
const buyer = {
  ...guest,
  email: 'a.very.long.address.of.somebody.who.likes.them@an-exceedingly-long-name-of-a-domain.example',
}
const viewport = { width: 360, height: 740 }

let shop: ShopProcess
let owner: Owner
let browser: Browser
let product: Awaited<ReturnType<Owner['sell']>>
beforeAll(async () => {
  shop = await openShop()
  owner = await becomeOwner(shop)
  product = await owner.sell({ title: `A ${longWord} of tin`, onHand: 5, priceCents: 123_456_78 })
  browser = await openBrowser()
})
afterAll(async () => {
  await browser.close()
  await shop.close()
})

it('no word of a product or an address makes a page of the shop wider than a phone', async () => {
  const { page } = await openPage(browser, { viewport })
  const found: Record<string, number> = {}
  for (const path of [product.path, '/shop?sort=price-desc', `/search?q=${longWord}`]) {
    await page.goto(shop.url + path)
    await page.getByText(longWord).first().waitFor()
    found[path] = await pixelsTooWide(page)
  }
  await page.goto(shop.url + product.path)
  await page.locator('.sqs-add-to-cart-button').first().click()
  await page.getByRole('dialog').getByText(longWord).first().waitFor()
  found.drawer = await reach(page, '.vt-drawer .vt-cart-form')
  await page.goto(`${shop.url}/cart`)
  await page.locator('.cart-checkout-button').waitFor()
  found.cart = await pixelsTooWide(page)
  await page.goto(`${shop.url}/commerce/goto-checkout`)
  await fillAddress(page, buyer)
  await page.locator('.vt-summary-folded > summary').click()
  found.checkout = await pixelsTooWide(page)
  await payByCard(page, cards.succeeds)
  await page.waitForURL(/order-confirmed/)
  await page.getByText(buyer.email).first().waitFor()
  found.order = await pixelsTooWide(page)
  expect(found).toEqual(Object.fromEntries(Object.keys(found).map((name) => [name, 0])))
  await page.context().close()
})

it('no list of the panel is wider than a phone by it', async () => {
  const { page } = await openPage(browser, { viewport, hasTouch: true })
  await signIn(page, shop, owner)
  const found: Record<string, number> = {}
  for (const path of ['/config/products', '/config/inventory']) {
    await page.goto(shop.url + path)
    await page.getByText(longWord).first().waitFor()
    found[path] = await pixelsTooWide(page)
  }
  expect(found).toEqual({ '/config/products': 0, '/config/inventory': 0 })
  await page.context().close()
})

it('nor is the list of sites, with words as long as titles and hosts may be', async () => {
  const title = longWord.repeat(3).slice(0, 200)
  const host = `${'a'.repeat(63)}.${'b'.repeat(63)}.example`
  const added = { title, host, templateId: null, content: 'empty' }
  expect((await owner.http.send('POST', '/api/panel/sites', added)).status).toBe(200)
  const { page } = await openPage(browser, { viewport, hasTouch: true })
  await signIn(page, shop, owner)
  await page.goto(`${shop.url}/config/sites`)
  await page.getByText(host).waitFor()
  expect(await pixelsTooWide(page)).toBe(0)
  await page.context().close()
})

/** How many pixels of a part lie beyond its own right edge. */
function reach(page: Page, part: string): Promise<number> {
  return page.locator(part).evaluate((element) => element.scrollWidth - element.clientWidth)
}
