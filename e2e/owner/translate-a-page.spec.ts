import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openBrowser, openPage } from '../testing/browser.ts'
import { openShop } from '../testing/open-shop.ts'
import { becomeOwner } from '../testing/owner.ts'
import { openRoom, openSettings, save, signIn } from '../testing/panel-screen.ts'
import type { ShopProcess } from '../testing/start-shop.ts'

let shop: ShopProcess
let browser: Browser
let owner: Page
beforeAll(async () => {
  shop = await openShop()
  browser = await openBrowser()
  const account = await becomeOwner(shop)
  owner = (await openPage(browser, { viewport: { width: 1440, height: 1000 } })).page
  await signIn(owner, shop, account)
})
afterAll(async () => {
  await browser.close()
  await shop.close()
})

const patience = { timeout: 15_000 }

it('an owner adds a language, translates a product, and a visitor reads it at once', async () => {
  await openSettings(owner, 'Languages')
  await owner.getByRole('combobox', { name: 'Add a language' }).fill('Deutsch')
  await owner.getByRole('option', { name: /^Deutsch \(Deutschland\)/ }).click()
  await owner.getByLabel('Visitors see Deutsch (Deutschland)').check({ force: true })
  await save(owner)

  await openRoom(owner, 'Translate')
  await owner.getByLabel('Search titles').fill('Morning mug')
  await owner.getByRole('link', { name: 'Morning mug' }).first().click()
  await owner.getByRole('textbox', { name: 'Title, translated', exact: true }).fill('Morgenbecher')
  await save(owner)

  const { page: visitor } = await openPage(browser, { viewport: { width: 390, height: 844 } })
  await visitor.goto(`${shop.url}/de/shop/morning-mug`)
  await expect
    .poll(() => visitor.getByRole('heading', { level: 1 }).textContent(), patience)
    .toBe('Morgenbecher')
  expect(await visitor.locator('html').getAttribute('lang')).toBe('de-DE')

  await visitor.getByRole('navigation', { name: 'Sprachen' }).getByRole('link', { name: 'English' }).click()
  await expect
    .poll(() => visitor.getByRole('heading', { level: 1 }).textContent(), patience)
    .toBe('Morning mug')
  await visitor.getByRole('navigation', { name: 'Languages' }).getByRole('link', { name: 'Deutsch' }).click()
  await expect.poll(() => new URL(visitor.url()).pathname, patience).toBe('/de/shop/morning-mug')
})

it('a changed source makes its translation outdated, until a translator says that it is still right', async () => {
  await openRoom(owner, 'Products')
  await owner.getByRole('link', { name: 'Morning mug' }).first().click()
  await owner.getByRole('textbox', { name: 'Title', exact: true }).fill('Early mug')
  await save(owner)
  await openRoom(owner, 'Translate')
  await owner.getByLabel('Search titles').fill('Early mug')
  await owner.getByRole('link', { name: 'Early mug' }).first().click()
  await owner.getByRole('button', { name: 'It is still right' }).click()
  await save(owner)
  await expect.poll(() => owner.getByRole('button', { name: 'It is still right' }).count(), patience).toBe(0)
})
