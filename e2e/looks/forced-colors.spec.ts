import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openBrowser, openPage } from '../testing/browser.ts'
import { openShop } from '../testing/open-shop.ts'
import { becomeOwner, type Owner } from '../testing/owner.ts'
import { signIn } from '../testing/panel-screen.ts'
import type { ShopProcess } from '../testing/start-shop.ts'

let shop: ShopProcess
let owner: Owner
let browser: Browser
let page: Page
beforeAll(async () => {
  shop = await openShop()
  owner = await becomeOwner(shop)
  browser = await openBrowser()
  page = (await openPage(browser, { viewport: { width: 1200, height: 800 } })).page
  await page.emulateMedia({ forcedColors: 'active' })
})
afterAll(async () => {
  await browser.close()
  await shop.close()
})

const ground = (part: Locator) =>
  part.first().evaluate((element) => getComputedStyle(element).backgroundColor)

it('the room and the view that are shown are told from the others in the colours of the reader', async () => {
  await signIn(page, shop, owner, '/config/products')
  const views = page.locator('a[data-list-view]')
  await views.first().waitFor()
  expect(await ground(page.locator('a[data-list-view][aria-current]'))).not.toBe(
    await ground(page.locator('a[data-list-view]:not([aria-current])')),
  )
  const rooms = page.locator('nav').first()
  expect(await ground(rooms.locator('a[aria-current=page]'))).not.toBe(
    await ground(rooms.locator('a:not([aria-current])')),
  )
})

it('switches, and the part of a choice that is chosen, are drawn', async () => {
  await page.goto(`${shop.url}/config/reviews`)
  const track = page.locator('.mantine-Switch-track')
  await track.first().waitFor()
  const border = await track.first().evaluate((element) => getComputedStyle(element).borderTopWidth)
  expect(border).toBe('1px')
  await page.goto(`${shop.url}/config/inventory`)
  await page
    .getByRole('button', { name: /^Change stock/ })
    .first()
    .click()
  const kinds = page.getByRole('radiogroup', { name: 'How it changes' })
  await kinds.waitFor()
  expect(await ground(kinds.locator('label[data-active]'))).not.toBe(
    await ground(kinds.locator('label:not([data-active])')),
  )
})

it('a product shows which of its colours is chosen', async () => {
  await page.goto(`${shop.url}/shop`)
  await page.locator('.swatch').first().waitFor()
  const swatches = page.locator('.swatch')
  expect(await swatches.first().evaluate((element) => getComputedStyle(element).forcedColorAdjust)).toBe(
    'none',
  )
  const card = page
    .locator('a[href^="/shop/"]', { has: page.locator('.swatch') })
    .or(page.locator(':has(> .swatches) a[href^="/shop/"], :has(.swatches) > a[href^="/shop/"]'))
  await page.goto(shop.url + (await card.first().getAttribute('href')))
  const labels = page.locator('.variant-radiobtn + label')
  await labels.first().waitFor()
  await page.locator('.variant-radiobtn').first().check({ force: true })
  expect(await ground(page.locator('.variant-radiobtn:checked + label'))).not.toBe(
    await ground(page.locator('.variant-radiobtn:not(:checked) + label')),
  )
})
