import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { findAccessibilityProblems } from '../testing/axe.ts'
import { openBrowser, openPage } from '../testing/browser.ts'
import { fillAddress, payByCard } from '../testing/checkout-screen.ts'
import { cards, guest } from '../testing/guest.ts'
import { openShop } from '../testing/open-shop.ts'
import type { ShopProcess } from '../testing/start-shop.ts'

let shop: ShopProcess
let browser: Browser
let page: Page
let problems: readonly string[]
beforeAll(async () => {
  shop = await openShop()
  browser = await openBrowser()
  ;({ page, problems } = await openPage(browser))
})
afterAll(async () => {
  await browser.close()
  await shop.close()
})

it('subscribes to a coffee, and cancels it again in two clicks', async () => {
  await page.goto(`${shop.url}/shop/slow-morning-coffee`)
  await page.getByRole('radio', { name: 'Whole bean' }).check()
  await page.locator('.product-form').getByRole('button', { name: 'Subscribe', exact: true }).click()
  await page.waitForURL(/\/checkout\/subscribe\?cartToken=/)
  await fillAddress(page, guest)
  await page.getByText(/every month until you cancel, first on/).waitFor()
  expect(await findAccessibilityProblems(page)).toEqual([])
  await page.getByLabel(/^I agree to be charged/).check()
  await payByCard(page, cards.succeeds)
  await page.getByRole('heading', { name: 'You are subscribed' }).waitFor()
  expect(await page.locator('body').getAttribute('data-page-type')).toBe('206')
  expect(await findAccessibilityProblems(page)).toEqual([])

  await page.getByRole('link', { name: 'Skip, pause, change or cancel it' }).click()
  await page.getByText(/^Active\. The next payment is on/).waitFor()
  expect(await findAccessibilityProblems(page)).toEqual([])
  await page.getByRole('link', { name: 'Cancel subscription' }).click()
  await page.getByRole('button', { name: 'Cancel now' }).click()
  await page.getByRole('status').getByText('Your subscription is canceled').waitFor()
  await page.getByText(/^Canceled\. What you paid for lasts until/).waitFor()
  expect(problems).toEqual([])
})
