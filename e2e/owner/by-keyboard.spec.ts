import { fileURLToPath } from 'node:url'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openBrowser, openPage } from '../testing/browser.ts'
import { type Keyboard, takeKeyboard } from '../testing/keyboard.ts'
import { openShop } from '../testing/open-shop.ts'
import { becomeOwner, type Owner } from '../testing/owner.ts'
import { read } from '../testing/read.ts'
import { type Stranger, strangerTo } from '../testing/seen.ts'
import type { ShopProcess } from '../testing/start-shop.ts'

// An owner of an empty site without a mouse: nothing here points or clicks, and each thing is reached by the tab key.

const picture = fileURLToPath(new URL('../../sites/demo/content/images/bud-vase-clay.jpg', import.meta.url))

let shop: ShopProcess
let owner: Owner
let browser: Browser
let page: Page
let problems: string[]
let keyboard: Keyboard
let stranger: Stranger
beforeAll(async () => {
  shop = await openShop()
  stranger = strangerTo(shop)
  owner = await becomeOwner(shop)
  const begun = { content: 'empty', title: 'Harbour Pots', templateId: null, keepsChanged: false }
  expect((await owner.http.send('POST', '/api/panel/demo/replacement', begun)).status).toBe(200)
  browser = await openBrowser()
  ;({ page, problems } = await openPage(browser, { viewport: { width: 1440, height: 900 } }))
  keyboard = takeKeyboard(page)
})
afterAll(async () => {
  await browser.close()
  await shop.close()
})

const field = (name: string | RegExp) => page.getByRole('textbox', { name, exact: true })
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })

async function openRoom(name: string): Promise<void> {
  await keyboard.press(page.getByRole('navigation').getByRole('link', { name }), 'Enter')
  await page.getByRole('heading', { level: 1, name }).waitFor()
}

async function openSettings(name: string): Promise<void> {
  await openRoom('Settings')
  await keyboard.press(page.getByRole('main').getByRole('link', { name: new RegExp(`^${name}`) }), 'Enter')
  await page.getByRole('form').waitFor()
}

async function save(): Promise<void> {
  await keyboard.press(button('Save'), 'Enter')
  await page.getByRole('status').getByText('No changes').waitFor()
  await keyboard.holdsFocus()
}

it('signs in, makes a page, and moves it in the menu', async () => {
  await page.goto(`${shop.url}/config`)
  await keyboard.write(page.getByLabel(/^e-?mail/i), owner.email)
  await keyboard.write(page.getByRole('textbox', { name: /^password/i }), owner.password)
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Hello, Ada Owner' }).waitFor()
  await keyboard.holdsFocus()

  await openRoom('Pages')
  await keyboard.press(button('Add page'), 'Enter')
  await keyboard.write(page.getByRole('dialog').getByRole('textbox', { name: 'Title' }), 'Opening')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: 'Opening' }).waitFor()
  await keyboard.holdsFocus()
  await keyboard.write(field('Text'), 'From ten to six.')
  await save()
  expect(await stranger.html('/opening')).toContain('From ten to six.')

  await openRoom('Pages')
  expect(await stranger.menu(['Shop', 'Journal', 'Opening'])).toEqual(['Shop', 'Journal', 'Opening'])
  await keyboard.press(button('Move Opening'), 'ArrowUp')
  await expect
    .poll(() => stranger.menu(['Shop', 'Journal', 'Opening']))
    .toEqual(['Shop', 'Opening', 'Journal'])
  // The focus went with it: the next key moves the same page again.
  await page.keyboard.press('ArrowUp')
  await expect
    .poll(() => stranger.menu(['Shop', 'Journal', 'Opening']))
    .toEqual(['Opening', 'Shop', 'Journal'])
})

it('throws a page away by its menu, and is left beside where it stood', async () => {
  const menu = page.getByRole('region', { name: 'Footer Navigation' })
  await keyboard.press(menu.getByRole('button', { name: 'More about Journal' }), 'Enter')
  await page.getByRole('menuitem', { name: /trash/i }).waitFor()
  while (
    !(await page
      .getByRole('menuitem', { name: /trash/i })
      .evaluate((item) => item === document.activeElement))
  )
    await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await keyboard.press(page.getByRole('dialog').getByRole('button', { name: /trash/i }), 'Enter')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await keyboard.holdsFocus()
  await expect.poll(() => stranger.status('/journal')).toBe(404)
})

it('writes and publishes a post', async () => {
  await openRoom('Pages')
  await keyboard.press(page.getByRole('tab', { name: 'Pages and menus' }), 'ArrowRight')
  await keyboard.press(button('Restore Journal'), 'Enter')
  await expect.poll(() => stranger.status('/journal')).toBe(200)
  await keyboard.holdsFocus()

  await openRoom('Content')
  await keyboard.press(button('New post'), 'Enter')
  await keyboard.write(page.getByRole('dialog').getByRole('textbox', { name: 'Title' }), 'We open')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: 'We open' }).waitFor()
  await keyboard.holdsFocus()
  await keyboard.write(field('Body'), 'Come and see.')
  await save()
  await keyboard.press(button('Publish'), 'Enter')
  await expect.poll(() => stranger.status('/journal/we-open')).toBe(200)
  await keyboard.holdsFocus()
})

it('puts a product with a picture on sale', async () => {
  await openRoom('Products')
  await keyboard.press(page.getByRole('link', { name: /add product|new product/i }), 'Enter')
  await keyboard.write(field('Title'), 'First pot')
  await keyboard.giveFile(page.getByLabel('Add pictures'), picture)
  await keyboard.write(page.getByLabel('Describe picture 1'), 'A pot of clay')
  await keyboard.write(field(/^Price/), '24')
  await keyboard.press(button('Save'), 'Enter')
  await page.waitForURL(/\/products\/[0-9a-f-]{20,}/)
  await keyboard.holdsFocus()
  expect((await stranger.data('/shop/first-pot')).item.assetUrl).toContain('bud-vase-clay')
})

it('says where parcels go and what tax there is, and each new row is where the focus is', async () => {
  await openSettings('Shipping and pickup')
  await keyboard.press(button('Add a zone'), 'Enter')
  await page.keyboard.type('Home')
  await keyboard.choose(page.getByRole('combobox', { name: 'Countries' }), 'United States')
  await keyboard.press(button('Add a rate'), 'Enter')
  await page.keyboard.type('Parcel')
  await keyboard.write(field(/^Costs/), '5')
  await keyboard.press(button('Add a place'), 'Enter')
  await page.keyboard.type('Quay')
  await keyboard.press(button('Remove Quay'), 'Enter')
  await keyboard.holdsFocus()
  await save()
  const { value } = await read<{ value: { zones: unknown } }>(owner.http, '/api/panel/settings/shipping')
  expect(value.zones).toMatchObject([
    { name: 'Home', countries: ['US'], rates: [{ name: 'Parcel', priceCents: 500 }] },
  ])

  await openSettings('Taxes')
  await keyboard.press(button('Add a rate'), 'Enter')
  await keyboard.choose(page.getByRole('combobox', { name: 'Country' }), 'United States')
  await keyboard.write(field('Rate (%)'), '10')
  await save()
  await keyboard.press(button('Remove rate 1'), 'Enter')
  await keyboard.holdsFocus()
  await keyboard.press(button('Discard'), 'Enter')
  await keyboard.holdsFocus()
  expect(await field('Rate (%)').inputValue()).toBe('10')
  expect(problems).toEqual([])
})
