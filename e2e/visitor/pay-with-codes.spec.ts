import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { findAccessibilityProblems } from '../testing/axe.ts'
import { openBrowser, openPage } from '../testing/browser.ts'
import { fillAddress, fillBillingAddress, payByCard } from '../testing/checkout-screen.ts'
import { cards, guest } from '../testing/guest.ts'
import { catchMail, type MailCatcher } from '../testing/mail-catcher.ts'
import { openShop } from '../testing/open-shop.ts'
import { becomeOwner } from '../testing/owner.ts'
import type { ShopProcess } from '../testing/start-shop.ts'
import { pixelsBetween } from '../testing/width.ts'

let mail: MailCatcher
let shop: ShopProcess
let browser: Browser
let page: Page
let problems: readonly string[]
beforeAll(async () => {
  mail = await catchMail()
  shop = await openShop({ SMTP_URL: mail.url })
  const owner = await becomeOwner(shop)
  expect((await owner.http.send('POST', '/api/panel/discounts', tenPercent)).status).toBe(200)
  browser = await openBrowser()
  ;({ page, problems } = await openPage(browser))
})
afterAll(async () => {
  await browser.close()
  await shop.close()
  mail.close()
})

const tenPercent = {
  name: 'Welcome',
  trigger: 'code',
  code: 'WELCOME10',
  effect: { kind: 'percentage', appliesTo: 'order', milliPercent: 10_000 },
  goods: { productIds: [], categories: [], tags: [] },
  includesSaleItems: true,
  minimumCents: 0,
  minimumQuantity: 0,
  startsAtMs: null,
  endsAtMs: null,
  usageLimit: null,
  isOncePerCustomer: false,
  combinesWith: [],
  priority: 0,
  isStopped: false,
}

let giftCode = ''

it('a gift card is bought for somebody else, and its code comes to them by mail', async () => {
  await page.goto(`${shop.url}/shop/gift-card`)
  await page.getByRole('radio', { name: '$25' }).check()
  await page.locator('.sqs-add-to-cart-button').first().click()
  await page.waitForURL(/checkout\/gift-card/)
  expect(await findAccessibilityProblems(page)).toEqual([])
  await page.getByRole('radio', { name: /somebody else/ }).check()
  await page.getByLabel('Their email').fill('niece@example.org')
  await page.getByLabel('Message').fill('Choose a <b>mug</b>.')
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await page.waitForURL(/\/cart$/)
  await page.goto(`${shop.url}/commerce/goto-checkout`)
  const summary = page.locator('.vt-summary-open')
  const label = summary.getByText('Gift card or promo code')
  expect(await pixelsBetween(summary.locator('.vt-summary-lines'), label)).toBeGreaterThanOrEqual(12)
  await fillBillingAddress(page, guest)
  await payByCard(page, cards.succeeds)
  await page.waitForURL(/order-confirmed/)
  const letter = await mail.waitFor('niece@example.org', /gift card/i)
  giftCode = /(?:[0-9A-Z]{4,5}-){3,}[0-9A-Z]{4,5}/.exec(letter)?.[0] ?? ''
  expect(giftCode).not.toBe('')
})

it('whoever has the code sees what is on it', async () => {
  await page.goto(`${shop.url}/gift-card`)
  expect(await findAccessibilityProblems(page)).toEqual([])
  await page.getByRole('textbox').first().fill(giftCode)
  await page.getByRole('main').getByRole('button').first().click()
  await page.getByText('$25.00').first().waitFor()
  expect(await findAccessibilityProblems(page)).toEqual([])
})

it('a discount and the gift card pay a part of an order, a wrong code says why, and the rest is paid by card', async () => {
  await page.goto(`${shop.url}/shop/morning-mug`)
  await page.getByRole('radio').first().check()
  await page.locator('.sqs-add-to-cart-button').first().click()
  await page.getByText('Added!').first().waitFor()
  await page.goto(`${shop.url}/cart`)
  await type('NOT-A-CODE')
  await page.getByRole('alert').first().waitFor()
  await type('welcome10')
  await page.getByText('WELCOME10').first().waitFor()
  await type(giftCode)
  await page.getByRole('list', { name: 'Codes' }).getByRole('listitem').nth(1).waitFor()
  expect(await findAccessibilityProblems(page)).toEqual([])

  await page.goto(`${shop.url}/commerce/goto-checkout`)
  await fillAddress(page, guest)
  await page.getByLabel(/card number/i).waitFor()
  expect(await findAccessibilityProblems(page)).toEqual([])
  await payByCard(page, cards.succeeds)
  await page.waitForURL(/order-confirmed/)
  expect(await page.textContent('main')).toMatch(/Welcome[\s\S]*gift card/i)
  expect(await findAccessibilityProblems(page)).toEqual([])

  await page.goto(`${shop.url}/gift-card`)
  await page.getByRole('textbox').first().fill(giftCode)
  await page.getByRole('main').getByRole('button').first().click()
  // A card without money is answered as one that there is not.
  await page
    .getByRole('alert')
    .getByText(/not|no gift card/i)
    .waitFor()
  expect(problems).toEqual([])
})

async function type(code: string): Promise<void> {
  await page.getByLabel('Gift card or promo code').first().fill(code)
  await page.getByRole('button', { name: 'Apply' }).first().click()
}
