import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findAccessibilityProblems } from '../testing/axe.ts'
import { openBrowser, openPage } from '../testing/browser.ts'
import { openShop } from '../testing/open-shop.ts'
import { becomeOwner } from '../testing/owner.ts'
import { signIn } from '../testing/panel-screen.ts'
import type { ShopProcess } from '../testing/start-shop.ts'
import { pixelsTooWide } from '../testing/width.ts'

let shop: ShopProcess
let browser: Browser
beforeAll(async () => {
  shop = await openShop()
  browser = await openBrowser()
  await closeSite()
})
afterAll(async () => {
  await browser.close()
  await shop.close()
})

describe.each([
  { device: 'a phone', viewport: { width: 390, height: 844 }, javaScriptEnabled: true },
  { device: 'a desktop', viewport: { width: 1440, height: 900 }, javaScriptEnabled: true },
])('on $device', ({ viewport }) => {
  it('a visitor is told of a wrong password, and led on by the right one', async () => {
    const { page, problems } = await openPage(browser, { viewport })
    await page.goto(`${shop.url}/shop/morning-mug?from=mail`)
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('We open in June')
    expect(await findAccessibilityProblems(page)).toEqual([])

    await page.getByLabel('Password').fill('ebb')
    await page.getByRole('button', { name: 'Enter' }).click()
    await page.getByText('That is not the password. Please try again.').waitFor()
    expect(await findAccessibilityProblems(page)).toEqual([])
    expect(await pixelsTooWide(page)).toBe(0)

    await page.getByLabel('Password').fill('high tide')
    await page.keyboard.press('Enter')
    await page.waitForURL(`${shop.url}/shop/morning-mug?from=mail`)
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Morning mug')
    await page.goto(`${shop.url}/about`)
    expect(await page.getByLabel('Password').count()).toBe(0)
    expect(problems).toEqual([])
    await page.context().close()
  })
})

/** The owner sets the password in the panel. */
async function closeSite(): Promise<void> {
  const owner = await becomeOwner(shop)
  const { page, problems } = await openPage(browser)
  await signIn(page, shop, owner, '/config/website?tab=password')
  await page.getByRole('radio', { name: 'People who know a password' }).check()
  await page.getByRole('textbox', { name: 'Password' }).fill('high tide')
  await page.getByLabel('Headline of the page').fill('We open in June')
  await page.getByRole('textbox', { name: 'Text of the page' }).fill('Until then, friends only.')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('The visibility of the site was saved').first().waitFor()
  expect(problems).toEqual([])
  await page.context().close()
}
