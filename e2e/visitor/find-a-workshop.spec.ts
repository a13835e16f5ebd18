import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findAccessibilityProblems } from '../testing/axe.ts'
import { openBrowser, openPage } from '../testing/browser.ts'
import { openShop } from '../testing/open-shop.ts'
import type { ShopProcess } from '../testing/start-shop.ts'
import { pixelsBetween } from '../testing/width.ts'

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

it.each([[true], [false]])('finds a workshop in the calendar (script: %s)', async (javaScriptEnabled) => {
  const { page, problems } = await openPage(browser, { javaScriptEnabled })
  await page.goto(`${shop.url}/events`)
  await page.getByRole('link', { name: 'Calendar', exact: true }).click()
  const label = page.locator('.yui3-calendar-header-label')
  const present = await label.textContent()
  await page.locator('.yui3-calendarnav-nextmonth').click()
  await expect.poll(() => label.textContent()).not.toBe(present)
  await page.locator('.yui3-calendarnav-prevmonth').click()
  await expect.poll(() => label.textContent()).toBe(present)
  expect(await page.locator('.yui3-calendar-grid th').count()).toBe(7)

  await page.getByRole('link', { name: 'List', exact: true }).click()
  const upcoming = page.getByRole('region', { name: 'Upcoming events' })
  const title = upcoming.locator('.eventlist-title-link').first()
  const name = await title.textContent()
  await title.click()
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(name)
  expect(await page.getByRole('link', { name: /^\(map\)/ }).getAttribute('href')).toMatch(/^https:\/\//)
  expect(problems).toEqual([])
  await page.context().close()
})

it('leads back from month to month after the page was loaded again, without a touch', async () => {
  const { page } = await openPage(browser)
  await page.goto(`${shop.url}/events?view=calendar`)
  const label = page.locator('.yui3-calendar-header-label')
  const present = await label.textContent()
  const next = page.locator('.yui3-calendarnav-nextmonth')
  // Let it wake, and press it as a script does: nothing pointed there before.
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }))
  await next.evaluate((link) => link instanceof HTMLElement && link.click())
  await expect.poll(() => label.textContent()).not.toBe(present)
  expect(await page.evaluate(() => 'isSamePage' in globalThis)).toBe(true)
  await page.reload({ waitUntil: 'networkidle' })
  await page.evaluate(() => history.back())
  await expect.poll(() => label.textContent()).toBe(present)
  await page.context().close()
})

it('a month without events says so at a distance from its days', async () => {
  const { page } = await openPage(browser)
  await page.goto(`${shop.url}/events?view=calendar&month=03-2031`)
  const said = page.getByText('Nothing takes place this month.')
  expect(await pixelsBetween(page.locator('.yui3-calendar-grid'), said)).toBeGreaterThanOrEqual(12)
  await page.context().close()
})

it('hands an event to calendars', async () => {
  const { page } = await openPage(browser)
  await page.goto(`${shop.url}/events`)
  await page.locator('.eventlist-title-link').first().click()
  const google = await page.getByRole('link', { name: /^Google Calendar/ }).getAttribute('href')
  expect(google).toMatch(/dates=\d{8}T\d{6}Z\/\d{8}T\d{6}Z/)
  const address = await page.getByRole('link', { name: /^ICS/ }).getAttribute('href')
  const file = await page.request.get(shop.url + address)
  expect(file.headers()['content-type']).toMatch(/^text\/calendar/)
  expect(await file.text()).toContain('BEGIN:VEVENT')
  await page.context().close()
})

describe.each([
  ['a phone', { width: 390, height: 844 }],
  ['a desktop', { width: 1440, height: 900 }],
])('on %s', (_name, viewport) => {
  it.each(['/studio', '/events', '/events?view=calendar', '/events/open-studio'])(
    '%s has no accessibility violation, and is no wider than the screen',
    async (path) => {
      const { page } = await openPage(browser, { viewport })
      await page.goto(shop.url + path)
      expect(await findAccessibilityProblems(page)).toEqual([])
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0)
      await page.context().close()
    },
  )
})
