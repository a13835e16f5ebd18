import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { findAccessibilityProblems } from '../testing/axe.ts'
import { openBrowser, openPage } from '../testing/browser.ts'
import { takeKeyboard } from '../testing/keyboard.ts'
import { openShop } from '../testing/open-shop.ts'
import { becomeOwner, type Owner } from '../testing/owner.ts'
import { signIn } from '../testing/panel-screen.ts'
import { placeOrders } from '../testing/place-orders.ts'
import { read } from '../testing/read.ts'
import type { ShopProcess } from '../testing/start-shop.ts'

let shop: ShopProcess
let owner: Owner
let browser: Browser
let page: Page
let problems: readonly string[]
beforeAll(async () => {
  shop = await openShop({ RATE_LIMITS: 'off' })
  owner = await becomeOwner(shop)
  await placeOrders(shop, owner, 20)
  browser = await openBrowser()
  const opened = await openPage(browser, {
    viewport: { width: 1440, height: 900 },
    permissions: ['clipboard-read', 'clipboard-write'],
  })
  page = opened.page
  problems = opened.problems
  await signIn(page, shop, owner)
})
afterAll(async () => {
  await browser.close()
  await shop.close()
})

const soon = { timeout: 20_000 }
const dialog = () => page.getByRole('dialog', { name: 'Mark as fulfilled: 20 orders' })
const strip = () => page.getByRole('region', { name: 'Mark as fulfilled' })
const waiting = async () =>
  (
    await read<{ total: { count: number } }>(
      owner.http,
      '/api/panel/orders?f=fulfillment:is:PENDING~test:is:no',
    )
  ).total.count

it('twenty orders are sent off by pasted tracking numbers with a few keys, and that is taken back', async () => {
  await page.goto(`${shop.url}/config/orders`)
  await page.getByRole('link', { name: '#1020', exact: true }).waitFor()
  const lines = Array.from({ length: 20 }, (_, index) => `${1001 + index}\tDHL\tJD${5000 + index}`)
  await page.evaluate((text) => navigator.clipboard.writeText(text), lines.join('\n'))
  let pressed = 0
  const press = async (key: string) => {
    await page.keyboard.press(key)
    pressed += 1
  }

  // Keys are there a moment after the first screen.
  await expect
    .poll(
      async () => {
        await page.keyboard.press('2')
        return new URL(page.url()).search
      },
      { timeout: 15_000, interval: 400 },
    )
    .toContain('fulfillment:is:TO_FULFILL')
  pressed += 1
  await expect.poll(() => page.getByRole('row').count(), soon).toBe(21)
  await press('*')
  await page.getByText('20 orders selected').waitFor()
  await press('Control+Enter')
  await dialog().waitFor()
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName), soon).toBe('TEXTAREA')
  await press('Control+V')
  await press('Control+Enter')
  await strip().getByText('20 changed').waitFor()
  expect(pressed).toBeLessThanOrEqual(12)
  expect(await waiting()).toBe(0)
  expect(await findAccessibilityProblems(page)).toEqual([])

  await takeKeyboard(page).press(strip().getByRole('button', { name: 'Undo' }), 'Enter')
  await strip()
    .getByText(/: Undone/)
    .waitFor()
  expect(await waiting()).toBe(20)
  await page.getByRole('link', { name: '#1001', exact: true }).waitFor()
})

it('tells what was not understood before anything is done, and what was done is listed', async () => {
  await page.goto(`${shop.url}/config/orders?f=fulfillment:is:PENDING~test:is:no`)
  await page.getByRole('link', { name: '#1020', exact: true }).waitFor()
  await expect
    .poll(
      async () => {
        if ((await page.getByText('20 orders selected').count()) === 0) await page.keyboard.press('*')
        return page.getByText('20 orders selected').count()
      },
      { timeout: 15_000, interval: 400 },
    )
    .toBe(1)
  await page.keyboard.press('Control+Enter')
  await dialog().waitFor()
  await page.keyboard.insertText('1001 DHL 1\n9999 DHL 2\n1002')
  await dialog().getByText('1 line understood, 2 not used').waitFor()
  await dialog().getByText('Line 2: No such order is selected.').waitFor()
  await dialog().getByText('Line 3: There is no tracking number.').waitFor()
  await dialog().getByText('1 will change, 19 cannot').waitFor()
  await dialog().getByText('No tracking number was pasted for this order.').first().waitFor()
  expect(await findAccessibilityProblems(page)).toEqual([])
  await page.keyboard.press('Control+Enter')
  await strip().getByText('1 changed, 19 could not').waitFor()
  expect(await waiting()).toBe(19)

  await takeKeyboard(page).press(page.getByRole('button', { name: 'More', exact: true }), 'Enter')
  const listed = page.getByRole('menuitem', { name: 'Bulk acts' })
  await listed.waitFor()
  await expect
    .poll(async () => {
      await page.keyboard.press('ArrowDown')
      return listed.evaluate((item) => item === document.activeElement)
    })
    .toBe(true)
  await page.keyboard.press('Enter')
  const drawer = page.getByRole('dialog', { name: 'Bulk acts' })
  await drawer.getByText('1 changed, 19 could not').waitFor()
  await drawer.getByText(/: Undone/).waitFor()
  expect(await findAccessibilityProblems(page)).toEqual([])
  expect(problems).toEqual([])
})
