import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findAccessibilityProblems } from '../testing/axe.ts'
import { openBrowser, openPage } from '../testing/browser.ts'
import { becomeOwner } from '../testing/owner.ts'
import { findFreePort, type ShopProcess, startShop } from '../testing/start-shop.ts'

const siteDir = fileURLToPath(new URL('../sites/all-blocks', import.meta.url))
const tileHost = 'https://tiles.example.org'
/** A grey square of one dot. */
const square = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mM8dOjQfwAH6wMXPyZbSwAAAABJRU5ErkJggg==',
  'base64',
)

let shop: ShopProcess
let browser: Browser
beforeAll(async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'vitrine-map-'))
  shop = await startShop({ dataDir, port: await findFreePort(), environment: { SITE_DIR: siteDir } })
  browser = await openBrowser()
  const { http } = await becomeOwner(shop)
  const path = '/api/panel/settings/places'
  const { value, version } = (await (await http.get(path)).json()) as { value: object; version: string }
  const tiles = { tileAddress: `${tileHost}/{z}/{x}/{y}.png`, tileCredit: '© OpenStreetMap contributors' }
  await http.send('PUT', path, { value: { ...value, ...tiles }, version })
})
afterAll(async () => {
  await browser.close()
  await shop.close()
})

/** Opens the page of all blocks; the host of the map answers with squares, or with nothing. */
async function openMaps(isHostThere: boolean): Promise<{ page: Page; asked: string[]; problems: string[] }> {
  const asked: string[] = []
  const { page, problems } = await openPage(browser, { viewport: { width: 390, height: 700 } })
  await page.route(
    (url) => url.origin !== shop.url,
    (route) => {
      asked.push(route.request().url())
      return isHostThere ? route.fulfill({ contentType: 'image/png', body: square }) : route.abort()
    },
  )
  await page.goto(shop.url)
  return { page, asked, problems }
}

describe('a map of a host that the owner set', () => {
  it('is loaded when it comes into view, and moved by keys', async () => {
    const { page, asked, problems } = await openMaps(true)
    expect(asked).toEqual([])
    await page.locator('.block-map').first().scrollIntoViewIfNeeded()
    const map = page.getByRole('region', { name: 'Map of Tidewater' })
    await map.waitFor()
    expect(asked[0]).toMatch(/^https:\/\/tiles\.example\.org\/15\/\d+\/\d+\.png$/)
    await map.getByText('contributors').waitFor()
    await map.focus()
    await page.keyboard.press('+')
    await expect
      .poll(() => asked.some((url) => url.startsWith(`${tileHost}/16/`)), { timeout: 15_000 })
      .toBe(true)
    expect(await findAccessibilityProblems(page, '.block-map')).toEqual([])
    expect(problems).toEqual([])
    await page.context().close()
  })

  it('stays a drawing with a way to the map when its host does not answer', async () => {
    const { page, asked } = await openMaps(false)
    await page.locator('.block-map').first().scrollIntoViewIfNeeded()
    await expect.poll(() => asked.length, { timeout: 15_000 }).toBeGreaterThan(0)
    await expect.poll(() => page.locator('.block-map-live').count(), { timeout: 15_000 }).toBe(0)
    await page.getByRole('link', { name: 'Open the map of Tidewater' }).waitFor()
    await page.context().close()
  })
})
