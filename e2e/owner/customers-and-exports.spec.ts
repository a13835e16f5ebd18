import { readFileSync } from 'node:fs'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { findAccessibilityProblems } from '../testing/axe.ts'
import { openBrowser, openPage } from '../testing/browser.ts'
import { guest, orderBody } from '../testing/guest.ts'
import { HttpVisitor } from '../testing/http-visitor.ts'
import { openShop } from '../testing/open-shop.ts'
import { becomeOwner, type Owner } from '../testing/owner.ts'
import { signIn } from '../testing/panel-screen.ts'
import { prepareCheckout } from '../testing/prepare-checkout.ts'
import { saveSettings } from '../testing/save-settings.ts'
import type { ShopProcess } from '../testing/start-shop.ts'

let shop: ShopProcess
let owner: Owner
let browser: Browser
let page: Page
let problems: readonly string[]
beforeAll(async () => {
  shop = await openShop()
  owner = await becomeOwner(shop)
  browser = await openBrowser()
  const manual = [{ key: 'bank', label: 'Bank transfer', instructions: 'Send it to IBAN 1.' }]
  expect(
    (await saveSettings(owner.http, '/api/panel/settings/payments', { manual, isTestChosen: true })).status,
  ).toBe(200)
  await buyMug(guest.email)
  await buyMug('GRACE@example.org')
  await buyMug('sam@example.org')
  const opened = await openPage(browser, { viewport: { width: 1440, height: 900 }, acceptDownloads: true })
  page = opened.page
  problems = opened.problems
  await signIn(page, shop, owner)
})
afterAll(async () => {
  await browser.close()
  await shop.close()
})

it('finds a customer after a purchase, tags them, and narrows the list by the tag', async () => {
  await page.getByRole('navigation').getByRole('link', { name: 'Customers' }).first().click()
  const table = page.getByRole('table')
  await table.getByText('sam@example.org').waitFor()
  await page
    .getByRole('navigation', { name: 'Views of customers' })
    .getByText('Bought more than once')
    .click()
  await table.getByText('sam@example.org').waitFor({ state: 'detached' })
  expect(await findAccessibilityProblems(page)).toEqual([])
  await table.getByRole('link', { name: 'Grace Hopper' }).click()

  await page.getByRole('heading', { level: 1, name: 'Grace Hopper' }).waitFor()
  await page.getByRole('link', { name: '#1001' }).waitFor()
  await page.getByRole('link', { name: '#1002' }).waitFor()
  await page.getByRole('combobox', { name: 'Tags' }).fill('Wholesale')
  await page.getByRole('combobox', { name: 'Tags' }).press('Enter')
  await page.getByRole('textbox', { name: 'Notes' }).fill('Rings twice')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Tags and notes were saved').waitFor()
  expect(await findAccessibilityProblems(page)).toEqual([])

  await page.goto(`${shop.url}/config/customers?f=tags:is:wholesale`)
  await table.getByRole('link', { name: 'Grace Hopper' }).waitFor()
  expect(await table.getByRole('link').count()).toBe(1)
})

it('downloads the orders that are shown', async () => {
  await page.goto(`${shop.url}/config/orders?q=grace@`)
  await page.getByRole('link', { name: '#1001' }).waitFor()
  await page.getByRole('button', { name: 'More' }).click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Export as CSV' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^orders-.*\.csv$/)
  const text = readFileSync(await download.path(), 'utf8')
  expect(
    text
      .trim()
      .split('\r\n')
      .slice(1)
      .map((line) => line.split(',')[0]),
  ).toEqual(['1002', '1001'])
  expect(problems).toEqual([])
})

it('writes orders to a file while other things are done, and offers it when it is whole', async () => {
  await page.goto(`${shop.url}/config/exports`)
  await page.getByRole('button', { name: 'Export orders' }).click()
  const card = page.getByRole('region', { name: /^Orders, / }).first()
  await card.getByText('3 in the file.').waitFor()
  expect(await findAccessibilityProblems(page)).toEqual([])
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    card.getByRole('button', { name: 'Download' }).click(),
  ])
  const lines = readFileSync(await download.path(), 'utf8')
    .trim()
    .split('\r\n')
  expect(lines[0]).toContain('number,created,customer,email')
  expect(lines.slice(1).map((line) => line.split(',')[0])).toEqual(['1001', '1002', '1003'])
  expect(problems).toEqual([])
})

async function buyMug(email: string): Promise<void> {
  const visitor = new HttpVisitor(shop.url)
  const { item } = await visitor.pageData('/shop/morning-mug')
  const sku = item?.structuredContent.variants[0]?.sku ?? ''
  const { cartToken, shippingOptionKey } = await prepareCheckout(visitor, { itemId: item?.id ?? '', sku })
  const body = {
    ...orderBody(cartToken, shippingOptionKey),
    email,
    wantsNews: true,
    payment: { gateway: 'manual' },
  }
  const placed = await visitor.send('POST', '/api/2/commerce/orders', body)
  expect(placed.status).toBe(200)
}
