import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { openBrowser, openPage } from '../testing/browser.ts'
import { takeKeyboard } from '../testing/keyboard.ts'
import { openShop } from '../testing/open-shop.ts'
import type { ShopProcess } from '../testing/start-shop.ts'

let shop: ShopProcess
let browser: Browser
let page: Page
beforeAll(async () => {
  shop = await openShop()
  browser = await openBrowser()
})
afterAll(async () => {
  await browser.close()
  await shop.close()
})
beforeEach(async () => {
  page = (await openPage(browser, { viewport: { width: 390, height: 600 } })).page
  await page.goto(`${shop.url}/shop`, { waitUntil: 'networkidle' })
})

const said = () => page.locator('.list-tools [role="status"]')
const topOf = (selector: string) =>
  page.locator(selector).evaluate((element) => Math.round(element.getBoundingClientRect().top))

it('keeps the focus where a list was sorted and filtered, and says how many there are by then', async () => {
  const keyboard = takeKeyboard(page)
  const sort = page.getByRole('combobox', { name: 'Sort' })
  await keyboard.goTo(sort)
  const top = await topOf('[name="sort"]')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.waitForURL(/sort=/)
  await expect.poll(() => said().textContent()).toMatch(/^\d+ products$/)
  expect(await sort.evaluate((element) => element === document.activeElement)).toBe(true)
  expect(await topOf('[name="sort"]')).toBe(top)

  await keyboard.press(page.getByRole('navigation', { name: 'Categories' }).getByText('Coffee'), 'Enter')
  await page.waitForURL(/category=Coffee/)
  await expect.poll(() => said().textContent()).toMatch(/^\d+ products$/)
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Coffee')
})

it('names its products by headings, and offers each of them in one way to choose', async () => {
  expect(await page.getByRole('heading', { level: 2, name: 'Morning mug' }).count()).toBe(1)
  expect(await page.locator('.product-card a [role="button"], .product-card a button').count()).toBe(0)
  const mug = page.locator('.product-card', { hasText: 'Morning mug' })
  expect(await mug.locator(':is(a, button, [tabindex])').count()).toBe(2)
  const choose = mug.getByRole('link', { name: 'Choose options: Morning mug' })
  expect(await choose.getAttribute('href')).toBe('/shop/morning-mug')
})

it('opens what chooses options over the list at the first tap', async () => {
  const { page: phone } = await openPage(browser, { viewport: { width: 390, height: 600 }, hasTouch: true })
  await phone.goto(`${shop.url}/shop`)
  await phone.getByRole('link', { name: 'Choose options: Morning mug' }).tap()
  await phone.getByRole('dialog').getByRole('heading', { name: 'Morning mug' }).waitFor()
  expect(new URL(phone.url()).pathname).toBe('/shop')
})
