import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openBrowser, openPage } from '../testing/browser.ts'
import { HttpVisitor } from '../testing/http-visitor.ts'
import { openShop } from '../testing/open-shop.ts'
import { becomeOwner } from '../testing/owner.ts'
import type { ShopProcess } from '../testing/start-shop.ts'

let shop: ShopProcess
let browser: Browser
beforeAll(async () => {
  shop = await openShop()
  browser = await openBrowser()
})
afterAll(async () => {
  await browser.close()
  await shop.close()
})

it('a variant that sells out while a visitor looks at it is refused in words, and the button comes back', async () => {
  const owner = await becomeOwner(shop)
  const vase = await owner.sell({ title: 'A Shy Vase', onHand: 2, priceCents: 6200 })
  const { page, problems } = await openPage(browser)
  await page.goto(shop.url + vase.path)
  const emptied = await owner.http.send(
    'PUT',
    `/api/panel/products/${vase.itemId}/variants/${vase.variantId}/stock`,
    { unlimited: false, onHand: 0 },
  )
  expect(emptied.status).toBe(200)

  const button = page.locator('.sqs-add-to-cart-button').first()
  await button.click()
  await page.getByText('Sorry, we do not have enough of that item available.').first().waitFor()
  await expect.poll(() => button.textContent(), { timeout: 5000 }).toMatch(/add to cart/i)
  expect(problems).toEqual([])

  const after = await new HttpVisitor(shop.url).get(vase.path)
  expect((await after.text()).toLowerCase()).toContain('sold out')
})
