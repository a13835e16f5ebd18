import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { findAccessibilityProblems } from '../testing/axe.ts'
import { openBrowser, openPage } from '../testing/browser.ts'
import { orderBody } from '../testing/guest.ts'
import { HttpVisitor } from '../testing/http-visitor.ts'
import { openShop } from '../testing/open-shop.ts'
import { prepareCheckout } from '../testing/prepare-checkout.ts'
import type { ShopProcess } from '../testing/start-shop.ts'

let shop: ShopProcess
let browser: Browser
beforeAll(async () => {
  shop = await openShop()
  browser = await openBrowser()
})
afterAll(async () => {
  await browser.close()
  await shop.close()
})

it('an owner makes the account, finds the order of a guest, fulfils it and reads the mail', async () => {
  await buyMugOverHttp()
  const { page, problems } = await openPage(browser, { viewport: { width: 1440, height: 900 } })
  await page.goto(shop.firstOwnerLink)
  await page.getByLabel(/name/i).first().fill('Ada Owner')
  await page.getByLabel(/e-?mail/i).fill('ada@example.org')
  await page
    .getByLabel(/^password/i)
    .first()
    .fill('a long pass phrase for tests')
  expect(await findAccessibilityProblems(page)).toEqual([])
  await page.getByRole('button', { name: /create|open|continue/i }).click()

  await openRoom(page, /orders/i)
  await page.getByText('grace@example.org').first().waitFor()
  expect(await findAccessibilityProblems(page)).toEqual([])
  await page.getByRole('link', { name: /1001/ }).first().click()
  await page
    .getByRole('button', { name: /fulfil/i })
    .first()
    .click()
  await page.getByLabel(/tracking number/i).fill('TRACK-1')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /fulfil|mark/i })
    .last()
    .click()
  await page
    .getByText(/TRACK-1/)
    .first()
    .waitFor()
  expect(await findAccessibilityProblems(page)).toEqual([])

  await page.getByRole('button', { name: 'Refund', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Quantity').fill('1')
  await dialog.getByLabel('Reason').fill('Chipped on the way')
  expect(await findAccessibilityProblems(page)).toEqual([])
  await dialog.getByRole('button', { name: /^Refund \$/ }).click()
  await page.getByText('Partly refunded').first().waitFor()
  await page.getByText('Chipped on the way').first().waitFor()
  expect(await findAccessibilityProblems(page)).toEqual([])

  await openRoom(page, /mail/i)
  await page.getByText(/1001/).first().waitFor()
  expect(await findAccessibilityProblems(page)).toEqual([])

  await openRoom(page, /products/i)
  await page.getByText('Morning').first().waitFor()
  expect(await findAccessibilityProblems(page)).toEqual([])
  expect(problems).toEqual([])
})

async function openRoom(page: Page, name: RegExp): Promise<void> {
  await page.getByRole('navigation').getByRole('link', { name }).first().click()
}

async function buyMugOverHttp(): Promise<void> {
  const visitor = new HttpVisitor(shop.url)
  const { item } = await visitor.pageData('/shop/morning-mug')
  const sku = item?.structuredContent.variants[0]?.sku ?? ''
  const { cartToken, shippingOptionKey } = await prepareCheckout(visitor, { itemId: item?.id ?? '', sku })
  const placed = await visitor.send('POST', '/api/2/commerce/orders', orderBody(cartToken, shippingOptionKey))
  expect(placed.status).toBe(200)
}
