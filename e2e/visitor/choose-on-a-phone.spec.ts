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

it('a tap on a choice at the bottom of the screen of a phone means that choice, not the bar', async () => {
  const { page, problems } = await openPage(browser, { viewport: { width: 390, height: 664 } })
  await page.goto(`${shop.url}/shop/morning-mug`)
  const bar = page.locator('[data-buy-bar]')
  await bar.waitFor({ state: 'visible' })
  const choice = page.locator('.variant-choice label').first()
  await choice.evaluate((element) => {
    const { bottom } = element.getBoundingClientRect()
    window.scrollBy({ top: bottom - innerHeight + 8, behavior: 'instant' })
  })
  await bar.waitFor({ state: 'hidden' })
  const box = await choice.boundingBox()
  expect(box?.y).toBeGreaterThan(560)
  await page.mouse.click((box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2)
  expect(await page.locator('.variant-choice input').first().isChecked()).toBe(true)
  await page.locator('.related').scrollIntoViewIfNeeded()
  await bar.waitFor({ state: 'visible' })
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
  expect(problems).toEqual([])
  await page.context().close()
})
