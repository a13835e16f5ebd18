import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openBrowser, openPage } from '../testing/browser.ts'
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

it.each([true, false])(
  'the link to a variant has it chosen and priced, and adds it at once (scripts: %s)',
  async (javaScriptEnabled) => {
    const { page, problems } = await openPage(browser, { javaScriptEnabled })
    await page.goto(`${shop.url}/shop/waffle-towel`)
    const json = await page.locator('.product-variants').first().getAttribute('data-variants')
    const variants: { id: string; price: number; attributes: Record<string, string> }[] = JSON.parse(
      json ?? '[]',
    )
    const dear = variants.find(({ price }) => price === 5800)
    await page.goto(`${shop.url}/shop/waffle-towel?variant=${dear?.id}`)
    const checked = page.locator('.product-form .variant-radiobtn:checked')
    const values = await checked.evaluateAll((radios) => radios.map((radio) => radio.getAttribute('value')))
    expect(values).toEqual(Object.values(dear?.attributes ?? {}))
    expect(await page.locator('.product-pricing .product-price').first().textContent()).toMatch(
      /^\D*58[.,]00\D*$/,
    )
    await page.locator('.product-form .sqs-add-to-cart-button').first().click()
    if (javaScriptEnabled) await page.locator('.vt-buy-note').getByText(/added/i).first().waitFor()
    await page.goto(`${shop.url}/cart`)
    await page
      .locator('#sqs-cart-root')
      .getByText(/58[.,]00/)
      .first()
      .waitFor()
    expect(problems).toEqual([])
    await page.context().close()
  },
)
