import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findAccessibilityProblems } from '../testing/axe.ts'
import { openBrowser, openPage } from '../testing/browser.ts'
import { openShop } from '../testing/open-shop.ts'
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

describe.each([
  ['a phone', { width: 390, height: 844 }],
  ['a desktop', { width: 1440, height: 900 }],
])('on %s', (_name, viewport) => {
  it('finds the mug by the link in the header, in spite of a slip', async () => {
    const { page, problems } = await openPage(browser, { viewport })
    await page.goto(shop.url)
    await page.getByRole('banner').getByRole('link', { name: 'Search' }).click()
    expect(await findAccessibilityProblems(page)).toEqual([])

    await page.getByRole('searchbox', { name: 'Search this site' }).fill('mgu')
    await page.keyboard.press('Enter')
    await page.getByText(/^\d+ results? for “mgu”\.$/).waitFor()
    expect(await findAccessibilityProblems(page)).toEqual([])
    expect(await pixelsTooWide(page)).toBe(0)

    const result = page.getByRole('main').getByRole('link', { name: 'Morning mug' }).first()
    await result.click()
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Morning mug')
    expect(problems).toEqual([])
    await page.context().close()
  })
})

it('says that nothing was found, and keeps the words in the field', async () => {
  const { page } = await openPage(browser, { javaScriptEnabled: false })
  await page.goto(`${shop.url}/search`)
  await page.getByRole('searchbox').fill('zeppelin <b>')
  await page.getByRole('main').getByRole('button', { name: 'Search' }).click()
  await page.getByText('Nothing was found for “zeppelin <b>”.').waitFor()
  expect(await page.getByRole('searchbox').inputValue()).toBe('zeppelin <b>')
  await page.context().close()
})
