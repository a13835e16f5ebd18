import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { findAccessibilityProblems } from '../testing/axe.ts'
import { openBrowser, openPage } from '../testing/browser.ts'
import { type Keyboard, takeKeyboard } from '../testing/keyboard.ts'
import { openShop } from '../testing/open-shop.ts'
import { becomeOwner, type Owner } from '../testing/owner.ts'
import { signIn } from '../testing/panel-screen.ts'
import { read } from '../testing/read.ts'
import type { ShopProcess } from '../testing/start-shop.ts'

let shop: ShopProcess
let owner: Owner
let browser: Browser
let ana: Page
let ben: Page
let keyboard: Keyboard
let variantId: string
beforeAll(async () => {
  shop = await openShop()
  owner = await becomeOwner(shop)
  ;({ variantId } = await owner.sell({ title: 'Counted jar', onHand: 8, priceCents: 2000 }))
  browser = await openBrowser()
  ana = await enter()
  ben = await enter()
  keyboard = takeKeyboard(ana)
})
afterAll(async () => {
  await browser.close()
  await shop.close()
})

async function enter(): Promise<Page> {
  const { page } = await openPage(browser, { viewport: { width: 1440, height: 900 } })
  await signIn(page, shop, owner)
  return page
}

const patience = { timeout: 15_000 }
const openJar = (page: Page) => page.goto(`${shop.url}/config/inventory?q=counted%20jar`)
const change = (page: Page) => page.getByRole('button', { name: 'Change stock of Counted jar' })
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Stock of Counted jar' })
const save = (page: Page) => dialog(page).getByRole('button', { name: 'Save stock' })

/** Opens the dialog of the jar, and chooses how its stock changes. */
async function beginChange(page: Page, way: string): Promise<void> {
  await openJar(page)
  await change(page).click()
  await dialog(page).getByText(way, { exact: true }).click()
}

/** Keys are there a moment after the first screen. */
async function searchByKey(): Promise<string | null | undefined> {
  await ana.keyboard.press('/')
  return ana.evaluate(() => document.activeElement?.getAttribute('aria-label'))
}

async function onHand(): Promise<number | undefined> {
  const { rows } = await read<{ rows: readonly { id: string; stock: { onHand?: number } }[] }>(
    owner.http,
    '/api/panel/inventory?q=counted%20jar',
  )
  return rows.find(({ id }) => id === variantId)?.stock.onHand
}

it('by the keyboard alone: found by a word, counted with a reason, and told in its history', async () => {
  await ana.goto(`${shop.url}/config/inventory`)
  await ana.getByRole('link', { name: 'Morning mug' }).first().waitFor()
  await expect.poll(searchByKey, patience).toBe('Search variants')
  await ana.keyboard.type('counted jar')
  await ana.getByText('1 variant', { exact: true }).waitFor()
  await keyboard.press(change(ana), 'Enter')
  await dialog(ana).waitFor()
  expect(await findAccessibilityProblems(ana)).toEqual([])
  await keyboard.write(dialog(ana).getByLabel('Pieces'), '4')
  await dialog(ana).getByText('On hand: 8 → 12').waitFor()
  await keyboard.write(dialog(ana).getByLabel('Note'), 'Parcel 7')
  await ana.keyboard.press('Enter')
  await ana.getByText('Stock of Counted jar saved').waitFor()
  await expect.poll(onHand, patience).toBe(12)
  await keyboard.press(ana.getByRole('button', { name: 'History of Counted jar' }), 'Enter')
  const history = ana.getByRole('table', { name: 'History of Counted jar' })
  await history.getByText('8 → 12 (+4)').waitFor()
  await history.getByText('Received: Parcel 7').waitFor()
  await history.getByText('0 → 8 (+8)').waitFor()
  expect(await findAccessibilityProblems(ana)).toEqual([])
})

it('the second of two people who count one variant is told, sees the new number, and writes nothing over', async () => {
  await beginChange(ana, 'Set')
  await beginChange(ben, 'Set')
  await dialog(ana).getByLabel('On hand now').fill('20')
  await save(ana).click()
  await expect.poll(onHand, patience).toBe(20)
  await dialog(ben).getByLabel('On hand now').fill('5')
  await save(ben).click()
  await dialog(ben).getByText('The stock has changed since you opened this').waitFor()
  await dialog(ben).getByText('On hand: 20 → 5').waitFor()
  expect(await onHand()).toBe(20)
  await save(ben).click()
  await expect.poll(onHand, patience).toBe(5)
})

it('what runs low is a view of its own, and the list is a file', async () => {
  await openJar(ana)
  await ana
    .getByRole('navigation', { name: 'Views of variants' })
    .getByRole('link', { name: 'Running low' })
    .click()
  await ana.getByRole('link', { name: 'Counted jar' }).waitFor()
  await ana.getByRole('button', { name: 'More' }).click()
  const download = ana.waitForEvent('download')
  await ana.getByRole('menuitem', { name: 'Export as CSV' }).click()
  expect((await download).suggestedFilename()).toMatch(/^inventory-.*\.csv$/)
})
