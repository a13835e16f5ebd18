import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openBrowser, openPage } from '../testing/browser.ts'
import { orderBody } from '../testing/guest.ts'
import { HttpVisitor } from '../testing/http-visitor.ts'
import { takeKeyboard } from '../testing/keyboard.ts'
import { openShop } from '../testing/open-shop.ts'
import { openRoom } from '../testing/panel-screen.ts'
import { prepareCheckout } from '../testing/prepare-checkout.ts'
import { read } from '../testing/read.ts'
import type { ShopProcess } from '../testing/start-shop.ts'

const account = { name: 'Ada Owner', email: 'ada@example.org', password: 'a long pass phrase for tests' }

let shop: ShopProcess
let browser: Browser
let page: Page
let problems: string[]
beforeAll(async () => {
  shop = await openShop()
  browser = await openBrowser()
  ;({ page, problems } = await openPage(browser, { viewport: { width: 1440, height: 900 } }))
})
afterAll(async () => {
  await browser.close()
  await shop.close()
})

/** The data of a page as the next request of a visitor has it. */
interface Seen {
  readonly website: { readonly siteTitle: string; readonly location: { readonly addressLine1: string } }
  readonly collection: { readonly title: string }
}
const see = (path: string) => read<Seen>(new HttpVisitor(shop.url), `${path}?format=json`)
const html = async (path: string) => (await new HttpVisitor(shop.url).get(path)).text()

async function save(): Promise<void> {
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByRole('status').getByText('No changes').waitFor()
}

/** The titles in the main menu of the home page, as a visitor without scripts has them. */
async function readMenu(titles: readonly string[]): Promise<readonly string[]> {
  const nav = (await html('/')).match(/<nav[\s\S]*?<\/nav>/)?.[0] ?? ''
  return titles.filter((title) => nav.includes(title)).sort((one, two) => nav.indexOf(one) - nav.indexOf(two))
}

it('an owner makes the account and names the business, and the next visitor reads it', async () => {
  await page.goto(shop.firstOwnerLink)
  await page.getByLabel(/name/i).first().fill(account.name)
  await page.getByLabel(/e-?mail/i).fill(account.email)
  await page
    .getByLabel(/^password/i)
    .first()
    .fill(account.password)
  await page.getByRole('button', { name: /create|open|continue/i }).click()
  await page.waitForURL((url) => !url.pathname.endsWith('/first-owner'))
  await page.goto(`${shop.url}/config`)

  await openRoom(page, 'Settings')
  await page.getByRole('link', { name: /^Title and logo/ }).click()
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Harbour Pots')
  await save()
  expect((await see('/')).website.siteTitle).toBe('Harbour Pots')
  expect(await html('/')).toContain('Harbour Pots')

  await openRoom(page, 'Settings')
  await page.getByRole('link', { name: /^Business and contact/ }).click()
  await page.getByLabel('Street and number').fill('12 Quay')
  await save()
  expect((await see('/')).website.location.addressLine1).toBe('12 Quay')
})

it('puts a page into the menu, and visitors find it there and at its address', async () => {
  await openRoom(page, 'Pages')
  await page.getByRole('button', { name: 'Add page' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add a page' })
  await dialog.getByRole('textbox', { name: 'Title' }).fill('Opening')
  await dialog.getByRole('button', { name: 'Add page' }).click()
  await page.getByRole('heading', { level: 1, name: 'Opening' }).waitFor()
  expect((await see('/opening')).collection.title).toBe('Opening')
  expect(await readMenu(['Opening'])).toEqual(['Opening'])
})

it('puts a product on sale, which a visitor finds and buys, and has the order', async () => {
  await openRoom(page, 'Products')
  await page
    .getByRole('link', { name: /new product|add product/i })
    .first()
    .click()
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('First pot')
  await page.getByRole('textbox', { name: /^Price/ }).fill('24.00')
  const unlimited = page.getByLabel('Unlimited')
  if (await unlimited.isChecked()) await unlimited.uncheck()
  await page.getByLabel('In stock').fill('3')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.waitForURL(/\/products\/[0-9a-f-]{20,}/)

  const visitor = new HttpVisitor(shop.url)
  const { item } = await visitor.pageData('/shop/first-pot')
  const variant = item?.structuredContent.variants[0]
  expect(variant?.qtyInStock).toBe(3)
  const product = { itemId: item?.id ?? '', sku: variant?.sku ?? '' }
  const { cartToken, shippingOptionKey } = await prepareCheckout(visitor, product)
  const placed = await visitor.send('POST', '/api/2/commerce/orders', orderBody(cartToken, shippingOptionKey))
  expect(placed.status).toBe(200)
  const { item: after } = await new HttpVisitor(shop.url).pageData('/shop/first-pot')
  expect(after?.structuredContent.variants[0]?.qtyInStock).toBe(2)

  await openRoom(page, 'Orders')
  await page.getByText('grace@example.org').first().waitFor()
  expect(problems).toEqual([])
})

it('by the keyboard alone: signs in, makes a page, moves it in the menu, and puts a product on sale', async () => {
  const { page: screen } = await openPage(browser, { viewport: { width: 1440, height: 900 } })
  const keyboard = takeKeyboard(screen)
  await screen.goto(`${shop.url}/config`)
  await keyboard.write(screen.getByLabel(/^e-?mail/i), account.email)
  await keyboard.write(screen.getByRole('textbox', { name: /^password/i }), account.password)
  await screen.keyboard.press('Enter')
  const room = (name: string) => screen.getByRole('navigation').getByRole('link', { name })

  await keyboard.press(room('Pages'), 'Enter')
  await keyboard.press(screen.getByRole('button', { name: 'Add page' }), 'Enter')
  const dialog = screen.getByRole('dialog', { name: 'Add a page' })
  await keyboard.write(dialog.getByRole('textbox', { name: 'Title' }), 'By keys')
  await screen.keyboard.press('Enter')
  await screen.getByRole('heading', { level: 1, name: 'By keys' }).waitFor()
  expect(await readMenu(['Opening', 'By keys'])).toEqual(['Opening', 'By keys'])

  await keyboard.press(room('Pages'), 'Enter')
  await keyboard.press(screen.getByRole('button', { name: 'Move By keys' }), 'ArrowUp')
  await expect
    .poll(() => readMenu(['Opening', 'By keys']), { timeout: 15_000 })
    .toEqual(['By keys', 'Opening'])

  await keyboard.press(room('Products'), 'Enter')
  await keyboard.press(screen.getByRole('link', { name: /new product|add product/i }), 'Enter')
  await keyboard.write(screen.getByRole('textbox', { name: 'Title', exact: true }), 'Pot by keys')
  await keyboard.write(screen.getByRole('textbox', { name: /^Price/ }), '18')
  await keyboard.press(screen.getByRole('button', { name: 'Save', exact: true }), 'Enter')
  await screen.waitForURL(/\/products\/[0-9a-f-]{20,}/)
  expect(await html('/shop/pot-by-keys')).toContain('Pot by keys')
})
