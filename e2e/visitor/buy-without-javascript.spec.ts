import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openBrowser, openPage } from '../testing/browser.ts'
import { fillBillingAddress } from '../testing/checkout-screen.ts'
import { guest } from '../testing/guest.ts'
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

it('a visitor without JavaScript chooses, adds, changes, removes, checks out by bank transfer and sees the order', async () => {
  const { page } = await openPage(browser, {
    javaScriptEnabled: false,
    viewport: { width: 390, height: 664 },
  })
  await page.goto(`${shop.url}/shop`)
  await page.locator('a[href$="/morning-mug"]').first().click()

  // Nothing chosen: the page comes back with the words, at the button.
  await page.locator('.sqs-add-to-cart-button').first().click()
  await page.getByText(/Please select the .+ option\./).waitFor()
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0)
  const isSeen = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => {
        const { top, bottom } = element.getBoundingClientRect()
        return top >= 0 && bottom <= innerHeight
      })
  expect(await isSeen('#product-problem')).toBe(true)
  expect(await isSeen('.sqs-add-to-cart-button')).toBe(true)

  await page.locator('.variant-radiobtn').first().check({ force: true })
  await page.locator('.sqs-add-to-cart-button').first().click()
  await page.waitForURL(/\/cart/)
  const quantity = page.locator('#sqs-cart-root input[name^="quantity"]').first()
  await quantity.fill('3')
  await page
    .getByRole('button', { name: /update/i })
    .first()
    .click()
  expect(await page.locator('#sqs-cart-root input[name^="quantity"]').first().inputValue()).toBe('3')

  // A quantity of 0 asks before it removes.
  await page.locator('#sqs-cart-root input[name^="quantity"]').first().fill('0')
  await page
    .getByRole('button', { name: /update/i })
    .first()
    .click()
  await page
    .getByRole('button', { name: /remove/i })
    .first()
    .click()
  expect(await page.textContent('#sqs-cart-root')).toContain('nothing in your shopping cart')

  await page.goto(`${shop.url}/shop/morning-mug`)
  await page.locator('.variant-radiobtn').first().check({ force: true })
  await page.locator('.sqs-add-to-cart-button').first().click()
  await page.locator('.cart-checkout-button').first().click()

  await fillBillingAddress(page, guest)
  await page.getByRole('button', { name: /continue/i }).click()
  // With the address known, the page offers the ways to send the parcel.
  await page.getByRole('radio', { name: /ground/i }).check()
  await page.getByRole('button', { name: /continue/i }).click()
  await page.getByRole('radio', { name: /bank transfer/i }).check()
  await page.getByRole('button', { name: /place order/i }).click()
  await page.waitForURL(/order-confirmed/)
  expect(await page.textContent('body')).toContain(guest.email)
})
