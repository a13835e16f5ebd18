import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { findAccessibilityProblems } from '../testing/axe.ts'
import { openBrowser, openPage } from '../testing/browser.ts'
import { guest, orderBody } from '../testing/guest.ts'
import { HttpVisitor } from '../testing/http-visitor.ts'
import { openShop } from '../testing/open-shop.ts'
import { becomeOwner, type Owner } from '../testing/owner.ts'
import { signIn } from '../testing/panel-screen.ts'
import { read } from '../testing/read.ts'
import type { ShopProcess } from '../testing/start-shop.ts'
import { pixelsTooWide } from '../testing/width.ts'

let shop: ShopProcess
let owner: Owner
let browser: Browser
beforeAll(async () => {
  shop = await openShop()
  owner = await becomeOwner(shop)
  browser = await openBrowser()
})
afterAll(async () => {
  await browser.close()
  await shop.close()
})

const german = { ...guest.address, city: 'Berlin', region: '', postalCode: '10115', country: 'DE' }

/** Buys a mug to Berlin, paid by transfer; gives the id of the order. */
async function buy(): Promise<string> {
  const product = await owner.sell({ title: 'Tall mug', onHand: 2, priceCents: 1_500 })
  const visitor = new HttpVisitor(shop.url)
  const added = await visitor.addToCart({ ...product, quantity: 2 })
  const { shoppingCart } = (await added.json()) as { shoppingCart: { cartToken: string } }
  const { cartToken } = shoppingCart
  const located = await visitor.send('PUT', `/api/3/commerce/cart/${cartToken}/shipping/location`, german)
  const { cart } = (await located.json()) as { cart: { fulfillmentOptions: { key: string }[] } }
  const body = orderBody(cartToken, cart.fulfillmentOptions[0]?.key ?? null)
  const order = { ...body, shippingAddress: german, payment: { gateway: 'manual' } }
  const placed = await visitor.send('POST', '/api/2/commerce/orders', order)
  return ((await placed.json()) as { orderId: string }).orderId
}

it('a buyer in Berlin withdraws from one of two mugs, and the owner refunds it', async () => {
  const orderId = await buy()
  await owner.http.send('POST', `/api/panel/orders/${orderId}/payment`, { reference: 'IBAN' })
  const { statusUrl } = await read<{ statusUrl: string }>(owner.http, `/api/panel/orders/${orderId}`)
  const { page, problems } = await openPage(browser)
  await page.goto(new URL(statusUrl, shop.url).href)
  await page.getByRole('link', { name: 'Withdraw from contract here' }).click()
  await page.getByLabel('Withdraw from Tall mug').selectOption('1')
  expect(await findAccessibilityProblems(page)).toEqual([])
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByText('1 × Tall mug').waitFor()
  expect(await findAccessibilityProblems(page)).toEqual([])
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await pixelsTooWide(page)).toBe(0)
  await page.getByRole('button', { name: 'Confirm withdrawal' }).click()
  await page.getByRole('status').getByText('Your withdrawal is received.').waitFor()
  expect(problems).toEqual([])

  const { page: panel, problems: ofPanel } = await openPage(browser)
  await signIn(panel, shop, owner, `/config/orders/${orderId}`)
  await panel.getByRole('button', { name: 'Refund it' }).click()
  const dialog = panel.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Refund $15.00' }).click()
  await panel.getByText('Settled', { exact: true }).waitFor()
  expect(ofPanel).toEqual([])
})
