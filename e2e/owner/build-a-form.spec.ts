import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { findAccessibilityProblems } from '../testing/axe.ts'
import { openBrowser, openPage } from '../testing/browser.ts'
import { type Keyboard, takeKeyboard } from '../testing/keyboard.ts'
import { openShop } from '../testing/open-shop.ts'
import { becomeOwner, type Owner } from '../testing/owner.ts'
import type { ShopProcess } from '../testing/start-shop.ts'

// An owner without a mouse makes a form of every kind of field; a visitor sends it, and the owner reads it.

let shop: ShopProcess
let owner: Owner
let browser: Browser
let page: Page
let problems: string[]
let keyboard: Keyboard
beforeAll(async () => {
  shop = await openShop()
  owner = await becomeOwner(shop)
  browser = await openBrowser()
  ;({ page, problems } = await openPage(browser, { viewport: { width: 1440, height: 900 } }))
  keyboard = takeKeyboard(page)
})
afterAll(async () => {
  await browser.close()
  await shop.close()
})

const kinds = [
  ...['Short text', 'Long text', 'Number', 'Amount', 'Web address', 'Hidden typing', 'Name', 'Email'],
  ...['Telephone', 'Address', 'Twitter name', 'One of several', 'Any of several', 'Dropdown'],
  ...['Likert scale', 'Date', 'Time', 'Heading', 'Hidden value'],
]

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })
const link = (name: string) => page.getByRole('main').getByRole('link', { name, exact: true })
const palette = (kind: string) =>
  page.locator('[data-palette]').getByRole('button', { name: kind, exact: true })
const preview = () => page.frameLocator('iframe[title="The form as visitors see it"]')

it('makes a form with a field of every kind, in the order that is wanted', async () => {
  await page.goto(`${shop.url}/config/forms/all`)
  await keyboard.write(page.getByLabel(/^e-?mail/i), owner.email)
  await keyboard.write(page.getByRole('textbox', { name: /^password/i }), owner.password)
  await page.keyboard.press('Enter')
  await keyboard.press(button('New form'), 'Enter')
  await keyboard.write(page.getByRole('textbox', { name: 'Name' }), 'Order a boat')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: 'Order a boat' }).waitFor()

  for (const kind of kinds) {
    await keyboard.press(palette(kind), 'Enter')
    await keyboard.holdsFocus()
    await page.keyboard.press('Control+A')
    await page.keyboard.insertText(`My ${kind.toLowerCase()}`)
  }
  // The three that a form begins with, and one of each kind; headings and hidden values are no questions.
  await preview().locator('[data-field-id]').nth(19).waitFor()
  expect(await page.locator('[data-row-toggle]').count()).toBe(22)

  // The heading stands above the questions that it is for.
  const grip = page.getByRole('button', { name: 'Move My heading', exact: true })
  await backTo(grip)
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  const titles = await page.locator('[data-row-toggle]').allTextContents()
  expect(titles[18]).toContain('My heading')
  await save()
})

it('has no accessibility problem, with its preview as visitors see it', async () => {
  expect(await findAccessibilityProblems(page)).toEqual([])
  expect(await preview().locator('.form-item.section strong').textContent()).toBe('My heading')
})

it('puts it on a page, where a visitor sends it', async () => {
  await keyboard.press(button('Put it on a page'), 'Enter')
  const pages = page.getByRole('dialog').getByRole('combobox', { name: 'Page' })
  await expect.poll(() => hasFocus(pages)).toBe(true)
  await page.keyboard.type('About')
  await keyboard.press(page.getByRole('dialog').getByRole('button', { name: 'Put it there' }), 'Enter')
  await page.getByRole('link', { name: /^About/ }).waitFor()

  const { page: visit, problems: seen } = await openPage(browser, { viewport: { width: 390, height: 844 } })
  await visit.goto(`${shop.url}/about`)
  const form = visit.getByRole('form', { name: 'Order a boat' })
  await form.getByLabel('First name').first().fill('Grace')
  await form
    .getByLabel(/^Email/)
    .first()
    .fill('grace@example.org')
  await form.getByLabel(/^Message/).fill('A boat with two masts')
  await form.getByLabel('Second option').first().check()
  await form.getByRole('radio', { name: 'Strongly Agree' }).check()
  await form.getByRole('button', { name: 'Submit' }).click()
  await visit.getByText('Thank you!', { exact: true }).waitFor()
  expect(seen).toEqual([])
  await visit.context().close()
})

it('is read in the inbox by its form: answered, starred, called spam and deleted', async () => {
  await keyboard.press(link('Submissions'), 'Enter')
  await page.getByRole('button', { name: 'Change filter: Form: Order a boat' }).waitFor()
  await keyboard.press(link('Grace'), 'Enter')
  await page.getByText('A boat with two masts').waitFor()
  await page.getByText('Strongly Agree').waitFor()
  expect(await link('Reply').getAttribute('href')).toBe(
    'mailto:grace%40example.org?subject=Re%3A%20Order%20a%20boat',
  )
  await keyboard.press(button('Star'), 'Enter')
  await page.getByText('Starred', { exact: true }).waitFor()
  await keyboard.press(button('Spam'), 'Enter')
  await button('No spam').waitFor()
  await keyboard.press(button('Delete'), 'Enter')
  await keyboard.press(page.getByRole('dialog').getByRole('button', { name: 'Delete' }), 'Enter')
  await page.getByRole('heading', { level: 1, name: 'Forms' }).waitFor()
  const { rows } = await (await owner.http.get('/api/panel/form-submissions')).json()
  expect(rows).toEqual([])
  expect(problems).toEqual([])
})

async function save(): Promise<void> {
  await keyboard.press(button('Save'), 'Enter')
  await page.getByRole('status').getByText('No changes').waitFor()
  await keyboard.holdsFocus()
}

const hasFocus = (target: Locator) => target.evaluate((element) => element === document.activeElement)

/** Goes back by the tab key: what was worked on last is near. */
async function backTo(target: Locator): Promise<void> {
  for (let step = 0; step < 30; step += 1) {
    if (await hasFocus(target)) return
    await page.keyboard.press('Shift+Tab')
  }
  throw new Error(`${target} is not reached backwards.`)
}
