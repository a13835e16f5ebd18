import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findAccessibilityProblems } from '../testing/axe.ts'
import { openBrowser, openPage } from '../testing/browser.ts'
import { findFreePort, type ShopProcess, startShop } from '../testing/start-shop.ts'

/** A template with light words on a dark ground, which names no colours for the platform. */
const siteDir = fileURLToPath(new URL('../sites/dark-ground', import.meta.url))

let shop: ShopProcess
let browser: Browser
beforeAll(async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'vitrine-dark-'))
  shop = await startShop({ dataDir, port: await findFreePort(), environment: { SITE_DIR: siteDir } })
  browser = await openBrowser()
})
afterAll(async () => {
  await browser.close()
  await shop.close()
})

describe('on a dark ground', () => {
  it('what the platform adds to pages can be read, and no page is wider than a phone', async () => {
    const { page } = await openPage(browser, { viewport: { width: 390, height: 844 } })
    await page.goto(`${shop.url}/shop/morning-mug`, { waitUntil: 'networkidle' })
    await page.locator('.product-variants select').selectOption({ index: 1 })
    await page.locator('.sqs-add-to-cart-button').click()
    await page.getByRole('button', { name: 'Added!' }).waitFor()
    const found: string[] = []
    for (const path of [
      '/shop',
      '/shop/morning-mug',
      '/cart',
      '/journal',
      '/events',
      '/search?q=mug',
      '/contact',
      '/nowhere',
    ]) {
      await page.goto(shop.url + path, { waitUntil: 'networkidle' })
      const problems = await findAccessibilityProblems(page)
      found.push(
        ...problems.filter((each) => each.startsWith('color-contrast')).map((each) => `${path} ${each}`),
      )
      const excess = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      if (excess > 0) found.push(`${path} is ${excess} pixels wider than the screen`)
    }
    expect(found).toEqual([])
    await page.context().close()
  })
})
