import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { findAccessibilityProblems } from '../testing/axe.ts'
import { openBrowser, openPage } from '../testing/browser.ts'
import { takeKeyboard } from '../testing/keyboard.ts'
import { catchMail, type MailCatcher } from '../testing/mail-catcher.ts'
import { openShop } from '../testing/open-shop.ts'
import { becomeOwner, type Owner } from '../testing/owner.ts'
import { read } from '../testing/read.ts'
import type { ShopProcess } from '../testing/start-shop.ts'
import { pixelsTooWide } from '../testing/width.ts'

// A form of several steps, filled in by the keyboard, saved and gone on with elsewhere; and the same without a script, or with half of it.

let shop: ShopProcess
let owner: Owner
let browser: Browser
let mail: MailCatcher
beforeAll(async () => {
  mail = await catchMail()
  shop = await openShop({ SMTP_URL: mail.url })
  owner = await becomeOwner(shop)
  browser = await openBrowser()
  await letVisitorsSave()
})
afterAll(async () => {
  await browser.close()
  await shop.close()
  mail.close()
})

interface StoredForm {
  readonly value: object
  readonly version: string
}

async function letVisitorsSave(): Promise<void> {
  const { forms } = await read<{ forms: { id: string; name: string }[] }>(owner.http, '/api/panel/forms')
  const path = `/api/panel/forms/${forms.find(({ name }) => name === 'Commission a piece')?.id}`
  const { value, version } = await read<StoredForm>(owner.http, path)
  const saved = await owner.http.send('PUT', path, { value: { ...value, allowsResume: true }, version })
  expect(saved.status).toBe(200)
}

interface Inbox {
  readonly rows: readonly { readonly id: string }[]
}

interface ReadAnswer {
  readonly id: string
  readonly title: string
  readonly lines: readonly string[]
}

/** What was sent last, as its owner reads it. */
async function sentLast(): Promise<unknown> {
  const { rows } = await read<Inbox>(owner.http, '/api/panel/form-submissions')
  const { submission } = await read<{ submission: { answers: readonly ReadAnswer[] } }>(
    owner.http,
    `/api/panel/form-submissions/${rows[0]?.id}`,
  )
  return submission.answers.map(({ id, title, lines }) => ({ id, title, lines }))
}

const answers = [
  { id: 'kind', title: 'What shall we make?', lines: ['Tableware'] },
  { id: 'pieces', title: 'How many pieces?', lines: ['40'] },
  { id: 'glaze', title: 'Which glaze?', lines: ['N/A'] },
  { id: 'budget', title: 'What may it cost?', lines: ['N/A'] },
  { id: 'delivery', title: 'Shall we bring it?', lines: ['I come by'] },
  { id: 'when', title: 'When do you need it?', lines: ['N/A'] },
  { id: 'name', title: 'Your name', lines: ['Ada Byron'] },
  { id: 'email', title: 'Email', lines: ['ada@example.org'] },
  { id: 'call', title: 'May we call?', lines: ['N/A'] },
]

const form = (page: Page) => page.locator('form[data-form-id$="brief"]')
const heading = (page: Page, name: string) => form(page).getByRole('heading', { name })
const thanks = 'Your idea is on the studio’s table.'

it('is filled in step by step, saved, and gone on with elsewhere, by the keyboard alone', async () => {
  const { page, problems } = await openPage(browser, { viewport: { width: 390, height: 844 } })
  const keyboard = takeKeyboard(page)
  const button = (name: string) => form(page).getByRole('button', { name, exact: true })
  await page.goto(`${shop.url}/commission`, { waitUntil: 'networkidle' })
  await form(page).getByText('Step 1 of 3').waitFor()
  expect(await heading(page, 'How it reaches you').isVisible()).toBe(false)
  await keyboard.press(button('Next'), 'Enter')
  await form(page).getByText('Required').waitFor()
  expect(await findAccessibilityProblems(page)).toEqual([])

  await keyboard.press(form(page).getByLabel('Tableware'), 'Space')
  await keyboard.write(form(page).getByLabel('How many pieces?'), '40')
  await form(page).getByText('a firing of their own').waitFor()
  // Enter goes on, as the button does.
  await page.keyboard.press('Enter')
  await heading(page, 'How it reaches you').waitFor()
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('How it reaches you')
  expect([await findAccessibilityProblems(page), await pixelsTooWide(page)]).toEqual([[], 0])
  await keyboard.press(form(page).getByLabel('I come by'), 'ArrowDown')
  await keyboard.write(form(page).getByLabel('City'), 'Leith')

  await keyboard.press(button('Save and go on later'), 'Enter')
  await form(page).getByText('Your answers are saved').waitFor()
  expect([await findAccessibilityProblems(page), await pixelsTooWide(page)]).toEqual([[], 0])
  const link = await form(page).getByLabel('Link to your answers').inputValue()
  await keyboard.write(form(page).getByLabel('Your email address'), 'ada@example.org')
  await page.keyboard.press('Enter')
  await form(page).getByText('The link is on its way to you.').waitFor()

  const other = await openPage(browser)
  const keys = takeKeyboard(other.page)
  const there = (name: string) => form(other.page).getByLabel(name, { exact: true })
  await other.page.goto(link, { waitUntil: 'networkidle' })
  await form(other.page).getByText('Step 2 of 3').waitFor()
  expect(await there('City').inputValue()).toBe('Leith')
  // A radio button is left by the arrows: what it asked for is not kept.
  await keys.press(there('Send it'), 'ArrowUp')
  await keys.press(form(other.page).getByRole('button', { name: 'Next' }), 'Enter')
  await heading(other.page, 'Who you are').waitFor()
  await keys.write(there('First name'), 'Ada')
  await keys.write(there('Last name'), 'Byron')
  await keys.write(form(other.page).getByRole('textbox', { name: /^Email/ }), 'ada@example.org')
  await keys.press(form(other.page).getByRole('button', { name: 'Send it to the studio' }), 'Enter')
  await other.page.getByText(thanks).waitFor()
  expect(await findAccessibilityProblems(other.page)).toEqual([])
  expect(await sentLast()).toEqual(answers)
  // What was sent is not kept for later.
  expect((await other.page.goto(link))?.status()).toBe(410)
  expect([problems, other.problems]).toEqual([[], []])
})

/** Fills in all steps beneath each other, with an answer that its conditions leave out. */
async function fillInAll(page: Page): Promise<void> {
  await form(page).getByLabel('Tableware').check()
  await form(page).getByLabel('How many pieces?').fill('40')
  await form(page).getByLabel('City').fill('Leith')
  await form(page).getByLabel('I come by').check()
  await form(page).getByLabel('First name').fill('Ada')
  await form(page).getByLabel('Last name').fill('Byron')
  await form(page)
    .getByRole('textbox', { name: /^Email/ })
    .fill('ada@example.org')
  await form(page).getByRole('button', { name: 'Send it to the studio' }).click()
  await page.getByText(thanks).waitFor()
}

it('is stored the same without a script, and with its scripts blocked half way', async () => {
  const plain = await openPage(browser, { javaScriptEnabled: false })
  await plain.page.goto(`${shop.url}/commission`)
  await form(plain.page).getByText('Only if “What shall we make?” is “A lamp”').waitFor()
  expect(await plain.page.locator('.form-step').count()).toBe(3)
  await fillInAll(plain.page)
  expect(await sentLast()).toEqual(answers)

  const { page } = await openPage(browser)
  let loaded = 0
  await page.route('**/universal/*.js', (route) => {
    loaded += 1
    return loaded > 1 ? route.abort() : route.continue()
  })
  await page.goto(`${shop.url}/commission`, { waitUntil: 'networkidle' })
  await fillInAll(page)
  expect(loaded).toBeGreaterThan(1)
  expect(await sentLast()).toEqual(answers)
})
