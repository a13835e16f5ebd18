import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { findAccessibilityProblems } from '../../testing/axe.ts'
import { openBrowser, openPage } from '../../testing/browser.ts'
import { type Keyboard, takeKeyboard } from '../../testing/keyboard.ts'
import { catchMail, type MailCatcher } from '../../testing/mail-catcher.ts'
import { openShop } from '../../testing/open-shop.ts'
import { becomeOwner, type Owner } from '../../testing/owner.ts'
import { signIn } from '../../testing/panel-screen.ts'
import { read } from '../../testing/read.ts'
import type { ShopProcess } from '../../testing/start-shop.ts'

// An owner without a mouse writes a campaign, tries it, and sends it to two readers who confirmed their addresses.

const readers = ['ada@example.org', 'grace@example.org']

let mailServer: MailCatcher
let shop: ShopProcess
let owner: Owner
let browser: Browser
let page: Page
let problems: string[]
let keyboard: Keyboard
beforeAll(async () => {
  mailServer = await catchMail()
  shop = await openShop({ SMTP_URL: mailServer.url })
  owner = await becomeOwner(shop)
  await giveContact()
  for (const email of readers) await subscribe(email)
  browser = await openBrowser()
  ;({ page, problems } = await openPage(browser, { viewport: { width: 1440, height: 900 } }))
  keyboard = takeKeyboard(page)
  await signIn(page, shop, owner)
})
afterAll(async () => {
  await browser.close()
  await shop.close()
  mailServer.close()
})

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })
/** Campaigns come from an address that readers may know. */
async function giveContact() {
  const path = '/api/panel/settings/business'
  const { value, version } = await read<{ value: object; version: string }>(owner.http, path)
  await owner.http.send('PUT', path, { value: { ...value, contactEmail: 'hello@harbour.org' }, version })
}

const field = (name: string): Locator => page.getByRole('textbox', { name, exact: true })

it('is written of three blocks, previewed and tried', async () => {
  await page.goto(`${shop.url}/config/newsletter/campaigns`)
  await keyboard.press(button('New campaign'), 'Enter')
  await keyboard.write(page.getByRole('dialog').getByRole('textbox', { name: 'Name' }), 'News of May')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: 'News of May' }).waitFor()
  await keyboard.write(field('Subject'), 'Mugs are back')
  await keyboard.press(button('Heading'), 'Enter')
  await page.keyboard.type('Hello {name|there}')
  await keyboard.press(button('Text'), 'Enter')
  await expect.poll(() => page.evaluate(() => document.activeElement?.ariaLabel)).toBe('Text')
  await page.keyboard.type('The kiln is open again.')
  await keyboard.press(button('Button'), 'Enter')
  await page.keyboard.type('To the shop')
  await keyboard.write(field('Leads to'), '/shop')
  await keyboard.press(button('Save'), 'Enter')
  await page.getByText('No changes').waitFor()
  const mail = page.frameLocator('iframe[title="The mail as readers get it"]')
  await mail.getByText('The kiln is open again.').waitFor()
  expect(await findAccessibilityProblems(page)).toEqual([])
  await keyboard.press(button('Send a test'), 'Enter')
  await keyboard.write(page.getByRole('dialog').getByRole('textbox', { name: 'Address' }), owner.email)
  await page.keyboard.press('Enter')
  await page.getByText('Look into that mailbox.').waitFor()
  await page.keyboard.press('Escape')
  expect(await mailServer.waitFor(owner.email, /Mugs are back/)).toContain('The kiln is open again.')
})

it('reaches both readers, each with a way off the list', async () => {
  await keyboard.press(button('Send'), 'Enter')
  await keyboard.press(button('Send to 2 people now'), 'Enter')
  await page.getByText('2 of 2 mails are done.').waitFor()
  for (const email of readers) {
    const letter = await mailServer.waitFor(email, /Mugs are back/)
    expect(letter).toMatch(/^List-Unsubscribe:\s+</m)
    expect(letter).toContain('/newsletter/unsubscribe?')
  }
  await page.locator('h1 + *').getByText('Sent', { exact: true }).waitFor()
  expect(await findAccessibilityProblems(page)).toEqual([])
  await page.setViewportSize({ width: 390, height: 844 })
  expect(problems).toEqual([])
})

/** Puts somebody on the list who then follows the link of the mail. */
async function subscribe(email: string): Promise<void> {
  const body = { listId: 'newsletter', email, name: '', consent: 'Signed the list at the till.' }
  expect((await owner.http.send('POST', '/api/panel/subscribers', body)).status).toBe(200)
  const letter = await mailServer.waitFor(email, /confirm/i)
  const [link = ''] = letter.match(/http:\/\/127\S+\/newsletter\/confirm\?\S+?(?=["\s<])/) ?? []
  const token = new URL(link.replaceAll('&amp;', '&')).searchParams.get('token') ?? ''
  const answer = await fetch(`${shop.url}/newsletter/confirm?token=${encodeURIComponent(token)}`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: shop.url },
    body: new URLSearchParams({ token }),
  })
  expect(answer.status).toBeLessThan(400)
}
