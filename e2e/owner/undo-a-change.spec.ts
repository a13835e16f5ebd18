import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openBrowser, openPage } from '../testing/browser.ts'
import { openShop } from '../testing/open-shop.ts'
import { becomeOwner } from '../testing/owner.ts'
import { signIn } from '../testing/panel-screen.ts'
import type { ShopProcess } from '../testing/start-shop.ts'

let shop: ShopProcess
let browser: Browser
let page: Page
beforeAll(async () => {
  shop = await openShop()
  const owner = await becomeOwner(shop)
  browser = await openBrowser()
  page = (await openPage(browser, { viewport: { width: 1200, height: 900 } })).page
  await signIn(page, shop, owner)
})
afterAll(async () => {
  await browser.close()
  await shop.close()
})

const link = (name: string | RegExp) => page.getByRole('link', { name })

it('finds a change of a redirect among what was done, and takes it back', { timeout: 120_000 }, async () => {
  await page.goto(`${shop.url}/config/redirects`)
  await page.getByRole('button', { name: 'Add redirect' }).first().click()
  await page.getByRole('textbox', { name: 'Old address' }).fill('/old-mugs')
  await page.getByRole('textbox', { name: 'Leads to' }).fill('/shop')
  await page.getByRole('dialog').getByRole('button', { name: 'Add', exact: true }).click()
  await page.getByRole('button', { name: '/old-mugs' }).click()
  await page.getByRole('textbox', { name: 'Leads to' }).fill('/journal')
  await page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('/journal', { exact: true }).waitFor()

  await link('Activity').first().click()
  await link(/Changed the redirects/)
    .first()
    .click()
  await page
    .getByRole('heading', { name: /redirect/ })
    .first()
    .waitFor()
  await page
    .locator('del', { hasText: '/shop' })
    .or(page.getByText('/old-mugs -> /shop 301'))
    .first()
    .waitFor()
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await page.getByRole('heading', { name: /^Undid: / }).waitFor()

  const visitor = await fetch(`${shop.url}/old-mugs`, { redirect: 'manual' })
  expect(new URL(visitor.headers.get('location') ?? '', shop.url).pathname).toBe('/shop')
  // The undo is an act of its own, with its own way back.
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await page.getByRole('heading', { name: /^Did again: / }).waitFor()
  const again = await fetch(`${shop.url}/old-mugs`, { redirect: 'manual' })
  expect(new URL(again.headers.get('location') ?? '', shop.url).pathname).toBe('/journal')
})
