import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findAccessibilityProblems } from '../testing/axe.ts'
import { openBrowser, openPage } from '../testing/browser.ts'
import { catchMail, type MailCatcher } from '../testing/mail-catcher.ts'
import { openShop } from '../testing/open-shop.ts'
import { becomeOwner, type Owner } from '../testing/owner.ts'
import { read } from '../testing/read.ts'
import type { ShopProcess } from '../testing/start-shop.ts'
import { pixelsBetween, pixelsTooWide } from '../testing/width.ts'

let shop: ShopProcess
let owner: Owner
let browser: Browser
let mail: MailCatcher
beforeAll(async () => {
  mail = await catchMail()
  shop = await openShop({ SMTP_URL: mail.url })
  owner = await becomeOwner(shop)
  browser = await openBrowser()
})
afterAll(async () => {
  await browser.close()
  await shop.close()
  mail.close()
})

const subjects = { confirm: /Please confirm your address/, unsubscribe: /You are on the list/ }

/** The link of a mail to somebody, as soon as the mail is there. */
async function linkTo(email: string, purpose: keyof typeof subjects): Promise<string> {
  const letter = await mail.waitFor(email, subjects[purpose])
  return new RegExp(`http\\S*/newsletter/${purpose}\\?[\\w.%=-]+`).exec(letter)?.[0] ?? ''
}

async function stateOf(email: string): Promise<string | undefined> {
  const { rows } = await read<{ rows: { email: string; state: string }[] }>(
    owner.http,
    '/api/panel/subscribers',
  )
  return rows.find((row) => row.email === email)?.state
}

/** Signs up at the foot of the page with the keyboard alone. */
async function signUp(page: Page, email: string): Promise<void> {
  const field = page.getByLabel('Email address').first()
  await field.focus()
  await page.keyboard.type(email)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
}

it.each([
  { who: 'ana@example.org', javaScriptEnabled: true },
  { who: 'ben@example.org', javaScriptEnabled: false },
])(
  '$who signs up (script: $javaScriptEnabled), confirms, leaves and comes back, by keyboard',
  async ({ who, javaScriptEnabled }) => {
    const { page, problems } = await openPage(browser, { javaScriptEnabled })
    await page.goto(`${shop.url}/about`, { waitUntil: 'networkidle' })
    await signUp(page, 'nobody')
    await page.getByText(/Email is not valid/).waitFor()
    expect(await page.getByText(/scroll up/).count()).toBe(0)
    await page.getByLabel('Email address').first().fill('')
    await signUp(page, who)
    await page
      .getByText(/a mail is on its way to you/)
      .first()
      .waitFor()
    expect(await stateOf(who)).toBe('waiting')

    await page.goto(await linkTo(who, 'confirm'))
    expect(await stateOf(who)).toBe('waiting')
    await press(page, 'Confirm')
    await page.getByText('Your address is confirmed.').waitFor()
    expect(await stateOf(who)).toBe('subscribed')

    await page.goto(await linkTo(who, 'unsubscribe'))
    await press(page, 'Unsubscribe')
    await page.getByRole('heading', { name: 'You are unsubscribed' }).waitFor()
    expect(await stateOf(who)).toBe('unsubscribed')
    const button = page.getByRole('button', { name: 'Put me on the list again' })
    const wayBack = page.locator('.newsletter-page > p').last()
    expect(await pixelsBetween(button, wayBack)).toBeGreaterThanOrEqual(12)
    await press(page, 'Put me on the list again')
    await page.getByRole('heading', { name: 'You are on the list again' }).waitFor()
    expect(await stateOf(who)).toBe('subscribed')
    expect(problems).toEqual([])
    await page.context().close()
  },
)

it('tells scripts of the page that somebody signed up, and not who', async () => {
  const { page } = await openPage(browser)
  await page.goto(`${shop.url}/about`, { waitUntil: 'networkidle' })
  const heard = page.evaluate(
    () =>
      new Promise((resolve) =>
        addEventListener('vitrine:track', (event) => resolve(event instanceof CustomEvent && event.detail)),
      ),
  )
  await signUp(page, 'cleo@example.org')
  const formId = 'newsletter:footerBlocks:letters'
  expect(await heard).toEqual({ event: 'newsletter-subscribe', formId, pagePath: '/about' })
  await page.context().close()
})

it('signs up in the popup of the journal, which stays with the thanks and does not come again', async () => {
  const { page, problems } = await openPage(browser, { viewport: { width: 390, height: 844 } })
  await page.clock.install()
  await page.goto(`${shop.url}/journal`, { waitUntil: 'networkidle' })
  const popup = page.getByRole('dialog', { name: 'A letter from the harbour' })
  await page.clock.runFor(61_000)
  await popup.waitFor()
  await page.clock.resume()
  await expectFine(page)
  await page.keyboard.press('Tab')
  await page.keyboard.type('eve@example.org')
  await page.keyboard.press('Enter')
  await popup.getByText(/a mail is on its way to you/).waitFor()
  await expectFine(page)
  expect(await stateOf('eve@example.org')).toBe('waiting')
  await page.keyboard.press('Escape')
  await popup.waitFor({ state: 'hidden' })
  await page.reload({ waitUntil: 'networkidle' })
  await page.clock.runFor(61_000)
  expect(await popup.isVisible()).toBe(false)
  expect(problems).toEqual([])
  await page.context().close()
})

describe.each([
  ['a phone', { width: 390, height: 844 }],
  ['a desktop', { width: 1440, height: 900 }],
])('on %s', (_name, viewport) => {
  it('the sign-up with an error and the pages of links have no accessibility violation, and are no wider than the screen', async () => {
    const { page } = await openPage(browser, { viewport })
    const who = `dora${viewport.width}@example.org`
    await page.goto(`${shop.url}/about`, { waitUntil: 'networkidle' })
    await signUp(page, 'nobody')
    await page.getByText(/Email is not valid/).waitFor()
    await expectFine(page)
    await page.getByLabel('Email address').first().fill('')
    await signUp(page, who)
    await page
      .getByText(/a mail is on its way to you/)
      .first()
      .waitFor()
    await expectFine(page)
    for (const address of [await linkTo(who, 'confirm'), `${shop.url}/newsletter/unsubscribe?token=wrong`]) {
      await page.goto(address)
      await expectFine(page)
    }
    await page.context().close()
  })
})

async function press(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).focus()
  await page.keyboard.press('Enter')
}

async function expectFine(page: Page): Promise<void> {
  expect(await findAccessibilityProblems(page)).toEqual([])
  expect(await pixelsTooWide(page)).toBe(0)
}
