import { readFile } from 'node:fs/promises'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openBrowser, openPage } from '../testing/browser.ts'
import { fillBillingAddress, payByCard } from '../testing/checkout-screen.ts'
import { cards, guest } from '../testing/guest.ts'
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

it('a visitor buys a sewing pattern, agrees to its delivery at once, and saves the file', async () => {
  const { page, problems } = await openPage(browser)
  await page.goto(`${shop.url}/shop/apron-pattern`)
  await page.locator('.sqs-add-to-cart-button').first().click()
  await page.getByText('Added!').first().waitFor()
  await page.goto(`${shop.url}/commerce/goto-checkout`)
  await fillBillingAddress(page, guest)

  // Without the consent the box says what is missing, and nothing is paid.
  await payByCard(page, cards.succeeds)
  await page.getByText('Please agree that your files are delivered at once.').first().waitFor()
  await page.getByRole('checkbox', { name: /delivered at once/ }).check()
  await payByCard(page, cards.succeeds)
  await page.waitForURL(/order-confirmed/)
  await page.getByRole('link', { name: 'Download' }).click()
  await page.getByRole('heading', { name: 'Studio apron sewing pattern' }).waitFor()
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download studio-apron-pattern.pdf' }).click(),
  ])
  expect(saved.suggestedFilename()).toBe('studio-apron-pattern.pdf')
  expect((await readFile(await saved.path(), 'latin1')).startsWith('%PDF-1.4')).toBe(true)
  await page.reload()
  expect(await page.textContent('main')).toContain('4 downloads left')
  expect(problems).toEqual([])
})
