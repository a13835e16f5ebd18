import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openBrowser, openPage } from '../testing/browser.ts'
import { takeKeyboard } from '../testing/keyboard.ts'
import { openShop } from '../testing/open-shop.ts'
import { becomeOwner, type Owner } from '../testing/owner.ts'
import { signIn } from '../testing/panel-screen.ts'
import type { ShopProcess } from '../testing/start-shop.ts'

let shop: ShopProcess
let owner: Owner
let browser: Browser
let page: Page
const things: { itemId: string; variantId: string }[] = []
beforeAll(async () => {
  shop = await openShop()
  owner = await becomeOwner(shop)
  for (const title of ['Grid jar one', 'Grid jar two', 'Grid jar zero'])
    things.push(await owner.sell({ title, onHand: 8, priceCents: 2000 }))
  browser = await openBrowser()
  const opened = await openPage(browser, { viewport: { width: 1440, height: 900 } })
  page = opened.page
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin: shop.url })
  await signIn(page, shop, owner)
})
afterAll(async () => {
  await browser.close()
  await shop.close()
})

const patience = { timeout: 15_000 }
const said = (text: string | RegExp) => page.getByText(text).first().waitFor()

/** Opens the grid again; its three rows are jar one, two and zero. */
async function openGrid(): Promise<void> {
  await page.goto(`${shop.url}/config/products/grid?q=grid%20jar`)
  await said('3 products')
  await page.locator('.dsg-cell').first().waitFor()
}

/**
 * The cell of a row, counted from 1, in the column of a heading; pressed again only where the sheet moved under the pointer. A cell in
 * hand that is pressed is written in, and pressed once more it has the caret within its text: what is typed then is added to it.
 */
async function chooseCell(row: number, heading: string): Promise<void> {
  const column = page.locator('.dsg-row-header .dsg-cell', { hasText: heading }).first()
  const line = page.locator('.dsg-row').nth(row)
  const isChosen = async () => {
    const [head, side, cell] = await Promise.all([
      column.boundingBox(),
      line.boundingBox(),
      page.locator('.dsg-active-cell').boundingBox({ timeout: 1_000 }),
    ])
    if (!head || !side || !cell) return false
    return Math.abs(head.x - cell.x) < 8 && Math.abs(side.y - cell.y) < 8
  }
  const isInHand = () => isChosen().catch(() => false)
  await expect
    .poll(async () => {
      if (await isInHand()) return true
      const head = await column.boundingBox()
      const side = await line.boundingBox()
      await page.mouse.click((head?.x ?? 0) + 20, (side?.y ?? 0) + 15)
      return isInHand()
    }, patience)
    .toBe(true)
}

/** How many rows the chosen range covers. */
const rowsChosen = () =>
  page
    .locator('.dsg-selection-rect')
    .evaluateAll(([rect]) => Math.round((rect?.getBoundingClientRect().height ?? 0) / 36))

async function save(): Promise<void> {
  await page.getByRole('button', { name: 'Save', exact: true }).click()
}

/** The texts of the column of prices, the fourth behind the numbers of rows. */
const pricesShown = () =>
  page
    .locator('.dsg-row')
    .evaluateAll((rows) => rows.slice(1).map((row) => row.querySelectorAll('.dsg-cell')[4]?.textContent))

async function product(index: number) {
  const answer = await owner.http.get(`/api/panel/products/${things[index]?.itemId}`)
  const { product: found } = (await answer.json()) as {
    product: {
      title: string
      updatedAtMs: number
      variants: { priceCents: number; stock: { onHand: number } }[]
    }
  }
  const [variant] = found.variants
  return { title: found.title, priceCents: variant?.priceCents, onHand: variant?.stock.onHand }
}

/** Gives a product a price by the hand of a colleague. */
async function givePrice(index: number, priceCents: number): Promise<void> {
  const { itemId: productId, variantId } = things[index] ?? {}
  const was = { priceCents: (await product(index)).priceCents }
  const body = { rows: [{ productId, variantId, was, is: { priceCents } }] }
  expect((await owner.http.send('PUT', '/api/panel/grid/products', body)).status).toBe(200)
}

it('prices are raised by a sum and filled down by the keyboard alone, and saved at once', async () => {
  for (const index of things.keys()) await givePrice(index, 2000)
  await openGrid()
  await chooseCell(1, 'Price')
  await page.keyboard.type('+10 %')
  await page.keyboard.press('Enter')
  await said('Unsaved changes')
  // Enter leads a row further, perhaps only now. There are three rows: a press too many takes in no more.
  const takeInMore = async () => {
    await chooseCell(1, 'Price')
    await page.keyboard.press('Shift+ArrowDown')
    await page.keyboard.press('Shift+ArrowDown')
    return rowsChosen()
  }
  await expect.poll(takeInMore, patience).toBe(3)
  await expect.poll(() => page.getByRole('button', { name: 'Fill down' }).isEnabled(), patience).toBe(true)
  await page.keyboard.press('Control+d')
  await expect.poll(pricesShown, patience).toEqual(['22.00', '22.00', '22.00'])
  await save()
  await said('3 rows saved')
  await expect.poll(async () => (await product(2)).priceCents, patience).toBe(2200)
  expect([await product(0), await product(1)]).toMatchObject([{ priceCents: 2200 }, { priceCents: 2200 }])
})

it('stock is recounted by pasting a column from a spreadsheet; what is no number is said in its cell, and the rest is saved', async () => {
  await openGrid()
  await page.evaluate(() => navigator.clipboard.writeText('5\nmany\n7'))
  await chooseCell(1, 'In stock')
  await page.keyboard.press('Control+v')
  await said('Unsaved changes')
  await save()
  await said('2 rows saved')
  await expect.poll(async () => (await product(2)).onHand, patience).toBe(7)
  await chooseCell(2, 'In stock')
  await said('In stock: Enter a whole number')
  expect([await product(0), await product(1)]).toMatchObject([{ onHand: 5 }, { onHand: 8 }])
  await page.getByRole('button', { name: 'Discard' }).click()
  await said('No changes')
})

it('nothing that a colleague saved meanwhile is written over without being asked', async () => {
  await openGrid()
  await givePrice(0, 3300)
  for (const row of [1, 2]) {
    await chooseCell(row, 'Price')
    await page.keyboard.type('19')
    await page.keyboard.press('Enter')
  }
  await save()
  await said('1 row saved')
  await said('1 row needs a look')
  expect([await product(0), await product(1)]).toMatchObject([{ priceCents: 3300 }, { priceCents: 1900 }])
  await chooseCell(1, 'Price')
  await said('somebody else wrote “33.00” meanwhile')
  await page.getByRole('button', { name: 'Keep mine' }).click()
  await save()
  await expect.poll(async () => (await product(0)).priceCents, patience).toBe(1900)
})

it('letters that are typed into a cell lead to no other room', async () => {
  await openGrid()
  await chooseCell(1, 'SKU')
  await page.keyboard.type('go')
  await page.keyboard.press('Enter')
  await said('Unsaved changes')
  expect(page.url()).toContain('/config/products/grid')
  await page.getByRole('button', { name: 'Discard' }).click()
  await said('No changes')
})

it('the sheet is one stop of the tab key, says what it is, and leaves what was chosen to the buttons above it', async () => {
  await openGrid()
  const keyboard = takeKeyboard(page)
  const grid = page.getByRole('grid', { name: 'Product grid' })
  const status = page.locator('section [role=status]')
  const isHeld = () => grid.evaluate((element) => element === document.activeElement)
  await keyboard.goTo(grid)
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight', 'Shift+ArrowDown', 'Shift+ArrowDown'])
    await page.keyboard.press(key)
  await expect
    .poll(() => status.textContent(), patience)
    .toBe('Price of 3 rows chosen, Grid jar one to Grid jar zero')
  expect(await isHeld()).toBe(true)
  const inHand = page.locator(`#${await grid.getAttribute('aria-activedescendant')}`)
  expect(await inHand.getAttribute('role')).toBe('gridcell')
  await page.getByRole('columnheader', { name: 'Price', exact: true }).waitFor()

  await page.keyboard.press('Tab')
  expect(await isHeld()).toBe(false)
  await page.keyboard.press('Shift+Tab')
  await expect.poll(rowsChosen, patience).toBe(3)
  await page.keyboard.press('Shift+Tab')
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Change prices')
  await page.keyboard.press('Enter')
  await keyboard.press(page.getByRole('button', { name: 'Round chosen prices to .95' }), 'Enter')
  const rounded = await pricesShown()
  expect(rounded.every((price) => price?.endsWith('.95'))).toBe(true)

  await keyboard.goTo(grid)
  await page.keyboard.press('Control+z')
  await expect.poll(() => status.textContent(), patience).toBe('Taken back. 0 steps left')
})
