import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { findAccessibilityProblems } from '../testing/axe.ts'
import { openBrowser, openPage } from '../testing/browser.ts'
import { orderBody } from '../testing/guest.ts'
import { HttpVisitor } from '../testing/http-visitor.ts'
import { openShop } from '../testing/open-shop.ts'
import { becomeOwner, type Owner } from '../testing/owner.ts'
import { signIn } from '../testing/panel-screen.ts'
import { prepareCheckout } from '../testing/prepare-checkout.ts'
import type { ShopProcess } from '../testing/start-shop.ts'
import { strikeUntil } from '../testing/strike-until.ts'

let shop: ShopProcess
let owner: Owner
let browser: Browser
let page: Page
let problems: readonly string[]
beforeAll(async () => {
  shop = await openShop()
  owner = await becomeOwner(shop)
  browser = await openBrowser()
  for (let count = 0; count < 3; count += 1) await buyMug()
  const opened = await openPage(browser, { viewport: { width: 1440, height: 900 } })
  page = opened.page
  problems = opened.problems
  await signIn(page, shop, owner)
})
afterAll(async () => {
  await browser.close()
  await shop.close()
})

const order = (number: number) => page.getByRole('link', { name: `#${number}`, exact: true })
const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true })
const soon = { timeout: 15_000 }

it('a view is an address: filters are in it, Back leads to what was shown, and it can be saved', async () => {
  await page.goto(`${shop.url}/config/orders`)
  await order(1003).waitFor()
  await page.getByRole('button', { name: 'Add filter' }).click()
  await page.getByRole('button', { name: 'Fulfillment' }).last().click()
  await page.getByRole('checkbox', { name: 'Fulfilled', exact: true }).check()
  await page.getByRole('button', { name: 'Apply' }).click()
  await page.getByText('No orders found').waitFor()
  expect(new URL(page.url()).search).toBe('?f=fulfillment:is:FULFILLED')
  await page.goBack()
  await order(1001).waitFor()
  expect(new URL(page.url()).search).toBe('')

  await page.getByRole('button', { name: 'Order', exact: true }).click()
  await expect.poll(() => new URL(page.url()).search, soon).toBe('?sort=number')
  await page.getByText('Unsaved changes').waitFor()
  await page.getByRole('button', { name: 'View', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Save as new view…' }).click()
  await page.getByLabel('Name').fill('Oldest first')
  expect(await findAccessibilityProblems(page)).toEqual([])
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const tab = page
    .getByRole('navigation', { name: 'Views of orders' })
    .getByRole('link', { name: 'Oldest first' })
  await expect.poll(() => tab.getAttribute('aria-current'), soon).toBe('true')
  await page.reload()
  await expect.poll(() => tab.getAttribute('aria-current'), soon).toBe('true')
  await expect.poll(() => page.getByRole('row').nth(1).textContent(), soon).toContain('#1001')
})

it('by the keyboard alone: to a room, through its rows, to the record beside one, and back', async () => {
  await page.goto(`${shop.url}/config/products`)
  await heading('Products').waitFor()
  await strikeUntil(page, ['g', 'o'], heading('Orders'))
  await order(1003).waitFor()
  await page.keyboard.press('j')
  await page.keyboard.press('j')
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent), soon).toBe('#1002')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await heading('Order #1003').waitFor()
  await page.getByRole('link', { name: 'Next record' }).waitFor()
  await page.keyboard.press(']')
  await heading('Order #1002').waitFor()
  await page.keyboard.press('[')
  await heading('Order #1003').waitFor()
  await page.keyboard.press('u')
  await heading('Orders').waitFor()
  await page.keyboard.press('/')
  await page.keyboard.type('1001')
  await expect.poll(() => new URL(page.url()).search, soon).toBe('?q=1001')
  await expect.poll(() => order(1003).count(), soon).toBe(0)
  expect(await page.evaluate(() => (document.activeElement as HTMLInputElement).value)).toBe('1001')
})

it('the palette finds a room, an order and an act, and ? shows the keys', async () => {
  await page.goto(`${shop.url}/config`)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await strikeUntil(page, ['Control+k'], page.getByRole('option', { name: /New product/ }))
  expect(await findAccessibilityProblems(page)).toEqual([])
  await page.keyboard.type('1002')
  await page.getByRole('option', { name: /Order #1002/ }).waitFor()
  await page.keyboard.press('Enter')
  await heading('Order #1002').waitFor()
  await page.keyboard.press('Control+k')
  await page.getByRole('option', { name: /Taxes/ }).waitFor({ state: 'detached' })
  await page.keyboard.type('tax')
  await page.getByRole('option', { name: /Taxes/ }).waitFor()
  await page.keyboard.press('Enter')
  await heading('Taxes').waitFor()
  await page.keyboard.press('?')
  await page.getByRole('dialog', { name: 'Keys' }).getByText('Choose a view').waitFor()
  expect(await findAccessibilityProblems(page)).toEqual([])
  await page.keyboard.press('Escape')
})

it('an order that comes in is offered, and moves nothing', async () => {
  await page.goto(`${shop.url}/config/orders`)
  await order(1003).waitFor()
  // The stream is opened when the first screen has been there for a moment.
  await page.waitForRequest((request) => request.url().endsWith('/api/panel/events')).catch(() => undefined)
  await buyMug()
  const offer = page.getByRole('button', { name: '1 new order: show' })
  await offer.waitFor()
  expect(await order(1004).count()).toBe(0)
  await offer.click()
  await order(1004).waitFor()
})

it('can be installed: the manifest leads to the panel and to icons that are there', async () => {
  const html = await (await fetch(`${shop.url}/config`)).text()
  const address = new URL(/rel="manifest" href="([^"]+)"/.exec(html)?.[1] ?? '', shop.url)
  const answer = await fetch(address)
  expect(answer.headers.get('content-type')).toContain('application/manifest+json')
  const manifest = (await answer.json()) as { start_url: string; icons: readonly { src: string }[] }
  expect((await fetch(new URL(manifest.start_url, shop.url))).status).toBe(200)
  const icons = await Promise.all(manifest.icons.map(({ src }) => fetch(new URL(src, address))))
  expect(icons.map(({ headers }) => headers.get('content-type'))).toEqual(Array(3).fill('image/png'))
  expect(problems).toEqual([])
})

async function buyMug(): Promise<void> {
  const visitor = new HttpVisitor(shop.url)
  const { item } = await visitor.pageData('/shop/morning-mug')
  const sku = item?.structuredContent.variants[0]?.sku ?? ''
  const { cartToken, shippingOptionKey } = await prepareCheckout(visitor, { itemId: item?.id ?? '', sku })
  const placed = await visitor.send('POST', '/api/2/commerce/orders', orderBody(cartToken, shippingOptionKey))
  expect(placed.status).toBe(200)
}
