import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { findAccessibilityProblems } from '../testing/axe.ts'
import { openBrowser, openPage } from '../testing/browser.ts'
import { fillAddress, payByCard } from '../testing/checkout-screen.ts'
import { cards, guest } from '../testing/guest.ts'
import { openShop } from '../testing/open-shop.ts'
import { becomeOwner, type Owner } from '../testing/owner.ts'
import { signIn } from '../testing/panel-screen.ts'
import { read } from '../testing/read.ts'
import { saveSettings } from '../testing/save-settings.ts'
import type { ShopProcess } from '../testing/start-shop.ts'

// An owner lets a product ask for the words of an engraving, and the checkout for more; buyers are asked with JavaScript and without.

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

/** Makes a form of these fields; gives its id. */
async function makeForm(name: string, fields: readonly object[]): Promise<string> {
  const made = await owner.http.send('POST', '/api/panel/forms', { name })
  const { formId } = (await made.json()) as { formId: string }
  const path = `/api/panel/forms/${formId}`
  const { value, version } = await read<{ value: { fields: readonly object[] }; version: string }>(
    owner.http,
    path,
  )
  const blank = value.fields[0]
  const wanted = { ...value, fields: fields.map((field) => ({ ...blank, ...field })) }
  const saved = await owner.http.send('PUT', path, { value: wanted, version })
  if (!saved.ok) throw new Error(await saved.text())
  return formId
}

const words = { id: 'words', type: 'text', title: 'Words to engrave', isRequired: true }
const font = { id: 'font', type: 'radio', title: 'Letters', isRequired: false, options: ['Serif', 'Script'] }

it('asks for the words of an engraving, keeps two of them apart, and lets them be edited in the cart', async () => {
  await makeForm('Engraving', [words, font])
  const more = await makeForm('A few questions', [
    { id: 'day', type: 'text', title: 'Day of the gift', isRequired: true },
  ])
  await saveSettings(owner.http, '/api/panel/settings/checkout', { checkoutFormId: more })
  const cup = await owner.sell({ title: 'Silver cup', onHand: 3, priceCents: 4_000 })

  const desk = await openPage(browser, { viewport: { width: 1440, height: 900 } })
  await signIn(desk.page, shop, owner, `/config/products/${cup.itemId}`)
  const choice = desk.page.getByRole('combobox', { name: 'Form to fill in' })
  await choice.selectOption('Engraving')
  await desk.page.getByRole('button', { name: 'Save', exact: true }).click()
  await desk.page.getByText('No changes').first().waitFor()

  const { page, problems } = await openPage(browser, { viewport: { width: 390, height: 664 } })
  await page.goto(shop.url + cup.path)
  const button = page.locator('.product-form .sqs-add-to-cart-button').first()
  const dialog = page.getByRole('dialog', { name: 'Engraving' })
  const engrave = async (text: string) => {
    await button.click()
    await dialog.getByLabel(/^Words to engrave/).fill(text)
    await dialog.getByRole('button', { name: /add to cart/i }).click()
    await dialog.waitFor({ state: 'detached' })
  }
  await button.click()
  await dialog.getByRole('button', { name: /add to cart/i }).click()
  await dialog.getByText('Required', { exact: true }).waitFor()
  expect(await findAccessibilityProblems(page, 'dialog')).toEqual([])
  await page.keyboard.press('Escape')
  expect(await button.evaluate((element) => element === document.activeElement)).toBe(true)
  await engrave('For Ada')
  await page.goto(shop.url + cup.path)
  await engrave('For Bo')

  await page.goto(`${shop.url}/cart`)
  expect(await page.locator('.vt-answers').allTextContents()).toHaveLength(2)
  await page
    .getByRole('button', { name: /^Edit details/ })
    .first()
    .click()
  const edited = dialog.getByLabel(/^Words to engrave/)
  expect(await edited.inputValue()).toBe('For Ada')
  await edited.fill('For Cleo')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await page.locator('.vt-answers').getByText('For Cleo').waitFor()
  expect(await findAccessibilityProblems(page)).toEqual([])

  await page.getByRole('link', { name: 'Checkout' }).click()
  await fillAddress(page, guest)
  await payByCard(page, cards.succeeds)
  await page.getByRole('alert').getByRole('link', { name: 'Required' }).waitFor()
  await page.getByLabel(/^Day of the gift/).fill('Sunday')
  await page.getByRole('button', { name: /place order/i }).click()
  await page.waitForURL(/order-confirmed/)
  const told = (await page.textContent('body')) ?? ''
  expect(['For Cleo', 'For Bo', 'Day of the gift', 'Sunday'].filter((each) => !told.includes(each))).toEqual(
    [],
  )
  expect(problems).toEqual([])

  await desk.page.goto(`${shop.url}/config/orders`)
  await desk.page.getByRole('link', { name: /#1\d+/ }).first().click()
  await desk.page.getByText('Words to engrave: For Cleo').waitFor()
  await desk.page.getByText('Day of the gift: Sunday').waitFor()
  await desk.page.goto(`${shop.url}/config/settings/checkout`)
  await desk.page.getByRole('combobox', { name: 'Form of the checkout' }).waitFor()
  expect(desk.problems).toEqual([])
})

it('asks on a page of its own where there is no JavaScript', async () => {
  const { page } = await openPage(browser, {
    javaScriptEnabled: false,
    viewport: { width: 390, height: 664 },
  })
  await page.goto(`${shop.url}/shop/silver-cup`)
  await page.locator('.product-form .sqs-add-to-cart-button').first().click()
  await page.waitForURL(/\/cart\/form/)
  await page.getByRole('button', { name: /add to cart/i }).click()
  await page.getByText('Required').first().waitFor()
  await page.getByLabel(/^Words to engrave/).fill('For Di')
  await page.getByRole('button', { name: /add to cart/i }).click()
  await page.waitForURL(/\/cart$/)
  await page.getByRole('link', { name: /^Edit details/ }).click()
  await page.getByLabel(/^Words to engrave/).fill('For Eve')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.locator('.vt-answers').getByText('For Eve').waitFor()
})
