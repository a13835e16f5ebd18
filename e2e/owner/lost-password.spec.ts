import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openBrowser, openPage } from '../testing/browser.ts'
import { catchMail, type MailCatcher } from '../testing/mail-catcher.ts'
import { openShop } from '../testing/open-shop.ts'
import { becomeOwner, type Owner } from '../testing/owner.ts'
import type { ShopProcess } from '../testing/start-shop.ts'

let mail: MailCatcher
let shop: ShopProcess
let owner: Owner
let browser: Browser
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

const newPassword = 'another long pass phrase'

async function signInWith(page: Page, password: string): Promise<void> {
  await page.goto(`${shop.url}/config`)
  await page.getByLabel(/^e-?mail/i).fill(owner.email)
  await page.getByRole('textbox', { name: /^password/i }).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

it('a lost password is found again by a mailed link, which works once, and the old one is worth nothing', async () => {
  const { page, problems } = await openPage(browser)
  await page.goto(`${shop.url}/config`)
  await page.getByLabel(/^e-?mail/i).fill(owner.email)
  await page.getByRole('button', { name: 'Set a new password' }).click()
  await page.getByRole('status').getByText('Look into your mail').waitFor()

  const letter = await mail.waitFor(owner.email, /Set a new password/)
  const link = /https?:\/\/\S+\/config\/new-password\?link=[\w-]+/.exec(letter)?.[0] ?? ''
  await page.goto(link)
  await page.getByRole('textbox', { name: 'New password' }).fill(newPassword)
  await page.getByRole('button', { name: 'Set password and sign in' }).click()
  await page.getByRole('heading', { name: 'Hello, Ada Owner' }).waitFor()
  expect(page.url()).not.toContain('link=')

  const { page: elsewhere } = await openPage(browser)
  await elsewhere.goto(link)
  await elsewhere.getByRole('textbox', { name: 'New password' }).fill('a thief writes this')
  await elsewhere.getByRole('button', { name: 'Set password and sign in' }).click()
  await elsewhere.getByRole('heading', { name: 'This link no longer works' }).waitFor()

  await signInWith(elsewhere, owner.password)
  await elsewhere
    .getByRole('alert')
    .getByText(/password/i)
    .waitFor()
  await signInWith(elsewhere, newPassword)
  await elsewhere.getByRole('heading', { name: 'Hello, Ada Owner' }).waitFor()
  expect((await owner.http.get('/api/panel/start')).status).toBe(401)
  expect(problems).toEqual([])
})
