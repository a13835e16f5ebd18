import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openBrowser, openPage } from '../testing/browser.ts'
import { fillAddress, payByCard } from '../testing/checkout-screen.ts'
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

it('a visitor buys a mug: browses, chooses a colour, adds it, checks out by card and sees the order', async () => {
  const { page, problems } = await openPage(browser)
  await page.goto(`${shop.url}/`)
  await page.goto(`${shop.url}/shop`)
  await page.getByRole('combobox', { name: 'Sort' }).selectOption('price-asc')
  await page.waitForURL(/sort=price-asc/)
  expect(await page.locator('.product-card-link').first().textContent()).toBe('Wave card')
  await page.getByRole('link', { name: 'Ceramics' }).click()
  await page.waitForURL(/category=Ceramics.*sort=price-asc/)
  await page.locator('a[href$="/morning-mug"]').first().click()
  await page.locator('.product-form').first().waitFor()

  // Without a choice the button says which option is missing, and adds nothing.
  const button = page.locator('.sqs-add-to-cart-button').first()
  await button.click()
  await page
    .getByText(/Please select the .+ option\./)
    .first()
    .waitFor()

  await page.getByRole('radio').first().check()
  await button.click()
  await page.getByText('Added!').first().waitFor()
  await expect.poll(() => page.locator('.sqs-cart-quantity').first().textContent()).toContain('1')

  // The cart opens beside the page; closed again, a link to the cart opens it.
  const drawer = page.getByRole('dialog', { name: 'Shopping cart' })
  await drawer.getByRole('link', { name: 'Morning mug' }).waitFor()
  await page.keyboard.press('Escape')
  expect(await drawer.count()).toBe(0)
  await page.getByRole('banner').getByRole('link', { name: /^Cart/ }).click()
  await drawer.getByRole('link', { name: 'Checkout' }).click()
  await fillAddress(page, guest)
  await payByCard(page, cards.succeeds)
  await page.waitForURL(/order-confirmed/)
  expect(await page.locator('h1').first().textContent()).toMatch(/thank/i)
  expect(await page.textContent('body')).toContain(guest.email)
  expect(problems).toEqual([])
})

it('a visitor types how many before the form is alive: nothing moves, and that many are bought', async () => {
  const { page, problems } = await openPage(browser)
  await page.goto(`${shop.url}/shop/gooseneck-kettle`, { waitUntil: 'networkidle' })
  const form = page.locator('.product-form').first()
  const places = () =>
    form.evaluate((element) => {
      const from = element.getBoundingClientRect()
      const parts = [
        ...element.querySelectorAll('*:not(.vt-buy-note, .vt-buy-note *, .product-form-message)'),
      ]
      return parts.map((part) => {
        const { x, y, width, height } = part.getBoundingClientRect()
        return [x - from.x, y - from.y, width, height].map(Math.round)
      })
    })
  const before = await places()
  const quantity = form.getByLabel('Quantity')
  await quantity.focus()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('4')
  await form.locator('.vt-buy-note').waitFor({ state: 'attached' })
  expect(await places()).toEqual(before)
  expect(await quantity.evaluate((field) => field === document.activeElement)).toBe(true)
  await page.keyboard.press('Enter')
  await page.getByText('Added!').first().waitFor()
  await expect.poll(() => page.locator('.sqs-cart-quantity').first().textContent()).toContain('4')
  expect(problems).toEqual([])
  await page.context().close()
})

it('a declined card is told, keeps the cart, and another card pays', async () => {
  const { page, problems } = await openPage(browser)
  await page.goto(`${shop.url}/shop/morning-mug`)
  await page.getByRole('radio').first().check()
  await page.locator('.sqs-add-to-cart-button').first().click()
  await page.getByText('Added!').first().waitFor()
  await page.goto(`${shop.url}/commerce/goto-checkout`)
  await fillAddress(page, guest)
  await payByCard(page, cards.declined)
  // Not the line that says which card of the test gateway is declined.
  await page
    .getByRole('alert')
    .filter({ hasText: /declined/i })
    .waitFor()
  expect(page.url()).toContain('/checkout')

  await payByCard(page, cards.succeeds)
  await page.waitForURL(/order-confirmed/)
  expect(problems).toEqual([])
})
