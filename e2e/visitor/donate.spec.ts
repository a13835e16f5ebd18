import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { findAccessibilityProblems } from '../testing/axe.ts'
import { openBrowser, openPage } from '../testing/browser.ts'
import { fillBillingAddress, payByCard } from '../testing/checkout-screen.ts'
import { cards, guest } from '../testing/guest.ts'
import { openShop } from '../testing/open-shop.ts'
import { becomeOwner } from '../testing/owner.ts'
import { saveSettings } from '../testing/save-settings.ts'
import type { ShopProcess } from '../testing/start-shop.ts'
import { pixelsTooWide } from '../testing/width.ts'

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

it('a visitor gives for a kiln on a phone, adds the costs, and is thanked', async () => {
  const owner = await becomeOwner(shop)
  await saveSettings(owner.http, '/api/panel/settings/donations', {
    isOn: true,
    funds: [
      { key: 'kiln', title: 'A new kiln', description: 'The old one leaks.' },
      { key: 'school', title: 'The school', description: '' },
    ],
    suggestedCents: [1000, 2500],
    coverMilliPercent: 2900,
    coverCents: 30,
    thanksText: 'The kiln thanks you.',
  })
  const { page, problems } = await openPage(browser, { viewport: { width: 390, height: 844 } })
  await page.goto(`${shop.url}/checkout/donate?fund=kiln`)
  expect(await findAccessibilityProblems(page)).toEqual([])
  expect(await pixelsTooWide(page)).toBe(0)
  // What is typed is given, without a further press.
  await page.getByRole('textbox', { name: 'Amount in USD' }).fill('0.20')
  expect(await page.getByRole('radio', { name: /Another amount/ }).isChecked()).toBe(true)
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('alert').getByText('The least that can be given is $1.00.').waitFor()
  expect(await findAccessibilityProblems(page)).toEqual([])
  await page.getByRole('radio', { name: '$25.00' }).check()
  expect(await page.getByRole('textbox', { name: 'Amount in USD' }).inputValue()).toBe('')
  await page.getByRole('checkbox', { name: /what the payment costs/ }).check()
  await page.getByRole('button', { name: 'Continue' }).click()

  await page.waitForURL(/\/checkout\?cartToken/)
  await fillBillingAddress(page, guest)
  await payByCard(page, cards.succeeds)
  await page.waitForURL(/order-confirmed/)
  await page.getByRole('heading', { name: 'Thank you for your donation' }).waitFor()
  expect(await page.textContent('main')).toContain('The kiln thanks you.')
  expect(await findAccessibilityProblems(page)).toEqual([])
  expect(await pixelsTooWide(page)).toBe(0)
  expect(problems).toEqual([])
})
