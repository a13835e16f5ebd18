import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { findAccessibilityProblems } from '../testing/axe.ts'
import { openBrowser, openPage } from '../testing/browser.ts'
import { openShop } from '../testing/open-shop.ts'
import { becomeOwner } from '../testing/owner.ts'
import { signIn } from '../testing/panel-screen.ts'
import type { ShopProcess } from '../testing/start-shop.ts'

let shop: ShopProcess
let browser: Browser
let page: Page
let problems: readonly string[]
beforeAll(async () => {
  shop = await openShop()
  const owner = await becomeOwner(shop)
  browser = await openBrowser()
  const opened = await openPage(browser, { viewport: { width: 1440, height: 900 } })
  page = opened.page
  problems = opened.problems
  await signIn(page, shop, owner)
})
afterAll(async () => {
  await browser.close()
  await shop.close()
})

const files = () => page.getByRole('list', { name: 'files' })
const file = (name: string) => files().getByRole('link', { name, exact: true })
const view = (name: string) =>
  page.getByRole('navigation', { name: 'Views of files' }).getByRole('link', { name, exact: true })

/** A picture of what the screen shows: it is none that any test looks into. */
const picture = () => page.screenshot({ type: 'jpeg', clip: { x: 0, y: 0, width: 300, height: 200 } })

it('files are brought in, found by words and by view, and opened beside what was found', async () => {
  await page.goto(`${shop.url}/config/media`)
  await page.getByRole('heading', { level: 1, name: 'Media' }).waitFor()
  await page.locator('input[type=file]').setInputFiles([
    { name: 'harbour.jpg', mimeType: 'image/jpeg', buffer: await picture() },
    { name: 'forest.jpg', mimeType: 'image/jpeg', buffer: await picture() },
    { name: 'menu.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 menu') },
  ])
  for (const name of ['harbour.jpg', 'forest.jpg', 'menu.pdf']) await file(name).waitFor()
  expect(await findAccessibilityProblems(page)).toEqual([])
  // The plate below a box is hardly larger than the box, and leaves the picture alone.
  const plate = await files()
    .locator('li > div:has(> label > div input[type=checkbox])')
    .first()
    .boundingBox()
  expect(plate?.height).toBeLessThan(40)

  await view('Files').click()
  await file('harbour.jpg').waitFor({ state: 'detached' })
  await file('menu.pdf').waitFor()
  await view('All').click()
  await page.getByRole('searchbox', { name: 'Search files' }).fill('harb')
  await file('menu.pdf').waitFor({ state: 'detached' })
  await file('harbour.jpg').click()
  const details = page.getByRole('dialog', { name: 'harbour.jpg' })
  await details.getByText('300 × 200 pixels').waitFor()
  await details.getByLabel('Title').fill('The harbour')
  await details.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('The file was saved').first().waitFor()
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await file('The harbour').waitFor()
  expect(new URL(page.url()).search).toBe('?q=harb')
})

it('pictures without alt text are described one after another', async () => {
  await page.goto(`${shop.url}/config/media?q=harbour&f=alt-missing:is:yes`)
  await file('The harbour').waitFor()
  await page.goto(`${shop.url}/config/media`)
  await view('Without alt text').click()
  await file('forest.jpg').waitFor()
  await page.getByRole('button', { name: 'Describe one after another' }).click()
  for (const words of ['Trees', 'Boats']) {
    await page.getByLabel('What does it show?').fill(words)
    await page.getByRole('button', { name: 'Save and go on' }).click()
    await expect.poll(() => page.getByText(words, { exact: true }).count()).toBe(0)
  }
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await file('forest.jpg').waitFor({ state: 'detached' })
})

it('shows files as lines, and fits a phone', async () => {
  await page.goto(`${shop.url}/config/media?f=used:is:no`)
  await page.getByRole('radiogroup', { name: 'Layout' }).locator('label').nth(1).click()
  await page.getByRole('columnheader', { name: 'Dimensions' }).waitFor()
  expect(await findAccessibilityProblems(page)).toEqual([])
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${shop.url}/config/media`)
  await file('menu.pdf').waitFor()
  expect(await findAccessibilityProblems(page)).toEqual([])
  await page.setViewportSize({ width: 1440, height: 900 })
})

it('removes all that is unused, after a look', async () => {
  await page.goto(`${shop.url}/config/media?f=used:is:no`)
  await page.getByLabel('Select this page').check()
  await page.getByRole('button', { name: 'Remove for good' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('Orders of before may still show').waitFor()
  await dialog.getByRole('button', { name: 'Remove for good' }).click()
  await file('menu.pdf').waitFor({ state: 'detached', timeout: 15_000 })
  expect(problems).toEqual([])
})
