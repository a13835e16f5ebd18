import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { findAccessibilityProblems } from '../testing/axe.ts'
import { openBrowser, openPage } from '../testing/browser.ts'
import { fillAddress, payByCard } from '../testing/checkout-screen.ts'
import { cards, guest } from '../testing/guest.ts'
import { openShop } from '../testing/open-shop.ts'
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

const phone = ['a phone', { width: 390, height: 844 }] as const
const desktop = ['a desktop', { width: 1440, height: 900 }] as const

describe.each({ short: [phone], long: [phone, desktop] }[inject('proofLength')])(
  'on %s',
  (_name, viewport) => {
    it.each(['/', '/shop', '/shop/morning-mug', '/journal', '/about', '/contact', '/cart', '/no-such-page'])(
      '%s has no accessibility violation, and one heading over all',
      async (path) => {
        const { page } = await openPage(browser, { viewport })
        await page.goto(shop.url + path)
        expect(await page.locator('h1').count()).toBe(1)
        expect(await findAccessibilityProblems(page)).toEqual([])
        await page.context().close()
      },
    )

    it('cart, checkout and confirmation have no accessibility violation', async () => {
      const { page } = await openPage(browser, { viewport })
      await page.goto(`${shop.url}/shop/morning-mug`)
      await page.getByRole('radio').first().check()
      await page.locator('.sqs-add-to-cart-button').first().click()
      await page.getByText('Added!').first().waitFor()
      expect(await findAccessibilityProblems(page)).toEqual([])
      await page.goto(`${shop.url}/cart`)
      await page.locator('.cart-checkout-button').first().waitFor()
      expect(await findAccessibilityProblems(page)).toEqual([])
      await page.goto(`${shop.url}/commerce/goto-checkout`)
      expect(await findAccessibilityProblems(page)).toEqual([])
      await fillAddress(page, guest)
      await page.getByLabel(/card number/i).waitFor()
      expect(await findAccessibilityProblems(page)).toEqual([])
      await payByCard(page, cards.succeeds)
      await page.waitForURL(/order-confirmed/)
      expect(await findAccessibilityProblems(page)).toEqual([])
      await page.context().close()
    })
  },
)
