import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openBrowser, openPage } from '../testing/browser.ts'
import { chooseRate, typeAddress } from '../testing/checkout-screen.ts'
import { guest } from '../testing/guest.ts'
import { openShop } from '../testing/open-shop.ts'
import type { ShopProcess } from '../testing/start-shop.ts'

// What a visitor typed and did not send is there again when the page is loaded again.

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

it('a buyer loads the checkout again: contact, address and note are as they were', async () => {
  const { page, problems } = await openPage(browser)
  await page.goto(`${shop.url}/shop/gooseneck-kettle`)
  await page.locator('.sqs-add-to-cart-button').first().click()
  await page.getByText('Added!').first().waitFor()
  await page.goto(`${shop.url}/commerce/goto-checkout`)
  const email = page.getByRole('textbox', { name: /^e-?mail/i })
  await email.fill(guest.email)
  await page.reload()
  await expect.poll(() => email.inputValue()).toBe(guest.email)
  await page.getByRole('button', { name: /continue/i }).click()
  await typeAddress(page, guest)
  await page.getByRole('radio').first().waitFor()
  await page.reload()
  await expect.poll(() => page.getByLabel(/^city/i).inputValue()).toBe(guest.address.city)
  expect(await page.getByLabel(/zip/i).inputValue()).toBe(guest.address.postalCode)
  await chooseRate(page)
  await page.getByLabel(/card number/i).fill('4242 4242 4242 4242')
  await page.reload()
  await page.getByLabel(/card number/i).waitFor()
  expect(await page.getByLabel(/card number/i).inputValue()).toBe('')
  expect(problems).toEqual([])
})

it('a visitor loads a form again: what was typed is there', async () => {
  const { page, problems } = await openPage(browser)
  await page.goto(`${shop.url}/contact`)
  const field = page.locator('main .form-block-form textarea:visible').first()
  await field.fill('About the mugs')
  await page.reload()
  await expect.poll(() => field.inputValue()).toBe('About the mugs')
  expect(await page.evaluate(() => Object.keys(sessionStorage).length)).toBe(1)
  expect(problems).toEqual([])
})
