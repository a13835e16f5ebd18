import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { findAccessibilityProblems } from '../testing/axe.ts'
import { openBrowser, openPage } from '../testing/browser.ts'
import { guest, orderBody } from '../testing/guest.ts'
import { HttpVisitor } from '../testing/http-visitor.ts'
import { openShop } from '../testing/open-shop.ts'
import { becomeOwner, type Owner } from '../testing/owner.ts'
import { prepareCheckout } from '../testing/prepare-checkout.ts'
import { read } from '../testing/read.ts'
import { saveSettings } from '../testing/save-settings.ts'
import type { ShopProcess } from '../testing/start-shop.ts'
import { pixelsTooWide } from '../testing/width.ts'

let shop: ShopProcess
let owner: Owner
let browser: Browser
beforeAll(async () => {
  shop = await openShop()
  owner = await becomeOwner(shop)
  browser = await openBrowser()
  await saveSettings(owner.http, '/api/panel/settings/checkout', { hasAccounts: true })
  const product = await owner.sell({ title: 'Tall mug', onHand: 2, priceCents: 1_500 })
  const buyer = new HttpVisitor(shop.url)
  const { cartToken, shippingOptionKey } = await prepareCheckout(buyer, product)
  await buyer.send('POST', '/api/2/commerce/orders', orderBody(cartToken, shippingOptionKey))
})
afterAll(async () => {
  await browser.close()
  await shop.close()
})

const [first, second] = ['red kettle, blue kettle', 'green kettle, white kettle']

/** The link of the mail that leads to a page of accounts, as soon as the mail is there. */
async function mailedLink(path: string): Promise<string> {
  const link = new RegExp(`/account/${path}\\?\\S+`)
  const find = async () => {
    const { rows } = await read<{ rows: { id: string; to: string }[] }>(owner.http, '/api/panel/mail')
    for (const { id } of rows.filter(({ to }) => to === guest.email)) {
      const mailPath = `/api/panel/mail/${id}`
      const { mail } = await read<{ mail: { content: { text: string } | null } }>(owner.http, mailPath)
      const found = link.exec(mail.content?.text ?? '')
      if (found) return found[0]
    }
    return ''
  }
  await expect.poll(find, { timeout: 20_000 }).toContain('token')
  return shop.url + (await find())
}

/** Types into fields one after the other as a keyboard does, and sends the form. */
async function typeIn(page: Page, start: string | RegExp, texts: readonly string[]): Promise<void> {
  await page.getByLabel(start).first().focus()
  for (const [at, text] of texts.entries()) {
    if (at > 0) await page.keyboard.press('Tab')
    await page.keyboard.type(text)
  }
  await page.keyboard.press('Enter')
}

const isSound = async (page: Page) => expect(await findAccessibilityProblems(page)).toEqual([])

it('a guest who bought makes an account, finds the order in it, keeps an address, signs out, and sets a lost password again', async () => {
  const { page, problems } = await openPage(browser, { viewport: { width: 390, height: 844 } })
  const cartCalls: string[] = []
  page.on('request', (request) => {
    if (/\/api\/.*cart/.test(request.url())) cartCalls.push(request.url())
  })
  await page.goto(`${shop.url}/account/sign-up`)
  await isSound(page)
  await typeIn(page, 'Name', ['Grace', guest.email, first])
  await page.getByRole('heading', { level: 1, name: 'This site sends no mail yet' }).waitFor()
  await isSound(page)
  // A guest without a cart: no page asks for one.
  expect(cartCalls).toEqual([])

  await page.goto(await mailedLink('confirm'))
  await isSound(page)
  await typeIn(page, /^The password/, [first])
  await page.getByText('Your address is confirmed').waitFor()
  await page.getByRole('link', { name: 'Order #1001' }).waitFor()
  expect(await pixelsTooWide(page)).toBe(0)
  await isSound(page)
  // Signed in, there is still no cart: no page asks for one.
  await page.waitForLoadState('networkidle')
  expect(cartCalls).toEqual([])
  const cookies = await page.context().cookies()
  expect(cookies.map(({ name }) => name)).toContain('SiteUserInfo')
  expect(cookies.map(({ name }) => name)).not.toContain('hasCart')

  await page.getByText('Add an address').focus()
  await page.keyboard.press('Enter')
  await isSound(page)
  await page.getByLabel('Country').selectOption('US')
  await typeIn(page, 'First name', ['Grace', 'Hopper', '1 Harbor Street', '', '10001', 'New York', 'NY'])
  await page.getByText('The address is kept.').waitFor()
  await page.getByText('Filled in for you at the checkout').waitFor()
  const kept = page.getByRole('listitem').filter({ hasText: '1 Harbor Street' })
  await kept.getByText('Change', { exact: true }).focus()
  await page.keyboard.press('Enter')
  await isSound(page)
  await kept.getByLabel('Street address').fill('2 Harbor Street')
  await kept.getByRole('button', { name: 'Keep the address' }).press('Enter')
  await page.getByText('The address is changed.').waitFor()
  await page.getByRole('listitem').filter({ hasText: '2 Harbor Street' }).waitFor()
  await page.getByRole('button', { name: 'Sign out' }).press('Enter')
  await page.getByText('You are signed out.').waitFor()
  await isSound(page)
  cartCalls.length = 0
  await page.goto(shop.url, { waitUntil: 'networkidle' })
  await page.goto(`${shop.url}/account`, { waitUntil: 'networkidle' })
  expect(cartCalls).toEqual([])

  await page.getByRole('link', { name: 'Forgot your password?' }).press('Enter')
  await isSound(page)
  await typeIn(page, 'Email', [guest.email])
  await page.getByRole('heading', { level: 1, name: 'This site sends no mail yet' }).waitFor()
  await page.goto(await mailedLink('new-password'))
  await isSound(page)
  await typeIn(page, /^New password/, [second])
  await page.getByText('The new password is set.').waitFor()
  await page.getByRole('button', { name: 'Sign out' }).press('Enter')
  await typeIn(page, 'Email', [guest.email, first])
  await page.getByRole('alert').getByText('is not right').waitFor()
  await isSound(page)
  await typeIn(page, 'Password', [second])
  await page.getByRole('link', { name: 'Order #1001' }).press('Enter')
  await page.getByText('Tall mug').first().waitFor()
  expect(problems).toEqual([])
})
