import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openBrowser, openPage } from '../testing/browser.ts'
import { openShop } from '../testing/open-shop.ts'
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

it('a first press without a connection keeps the page and says why, and the next one adds', async () => {
  const { page } = await openPage(browser)
  const product = `${shop.url}/shop/gooseneck-kettle`
  await page.goto(product, { waitUntil: 'networkidle' })
  const button = page.locator('form.product-form .sqs-add-to-cart-button').first()
  await page.context().setOffline(true)
  await button.click()
  const alert = page.locator('form.product-form').getByRole('alert').filter({ hasText: 'Unable to Add Item' })
  await alert.waitFor()
  expect(await alert.textContent()).toBe('Unable to Add ItemPlease check your internet connection.')
  await button.hover()
  expect(page.url()).toBe(product)

  await page.context().setOffline(false)
  await button.click()
  await page.getByText('Added!').first().waitFor()
  expect(await alert.count()).toBe(0)
  // The style of its messages, which did not come with the first press.
  const note = page.locator('.vt-buy-note [role="status"]')
  await expect.poll(() => note.evaluate((each) => getComputedStyle(each).position)).toBe('absolute')
})
