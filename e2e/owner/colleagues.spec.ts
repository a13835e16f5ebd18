import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { appCode } from '../testing/app-code.ts'
import { openBrowser, openPage } from '../testing/browser.ts'
import { takeKeyboard } from '../testing/keyboard.ts'
import { openShop } from '../testing/open-shop.ts'
import { becomeOwner, type Owner } from '../testing/owner.ts'
import { signIn } from '../testing/panel-screen.ts'
import type { ShopProcess } from '../testing/start-shop.ts'

let shop: ShopProcess
let owner: Owner
let browser: Browser
let page: Page
let colleague: Page
const problems: string[][] = []
beforeAll(async () => {
  shop = await openShop()
  owner = await becomeOwner(shop)
  browser = await openBrowser()
  const opened = [await openPage(browser), await openPage(browser, { viewport: { width: 390, height: 844 } })]
  const [first, second] = opened
  if (!first || !second) throw new Error('Two browsers are needed.')
  page = first.page
  colleague = second.page
  problems.push(...opened.map((each) => each.problems))
  await signIn(page, shop, owner)
})
afterAll(async () => {
  await browser.close()
  await shop.close()
})

const button = (on: Page, name: string | RegExp) => on.getByRole('button', { name, exact: true })
const password = 'a long pass phrase of hers'

it('a colleague is invited with a role by a copied link, and finds what the role may do', async () => {
  await page.goto(`${shop.url}/config/settings/people`)
  await button(page, 'Invite a person').click()
  const dialog = page.getByRole('dialog', { name: 'Invite a person' })
  await dialog.getByRole('textbox', { name: 'Email' }).fill('cleo@example.org')
  await dialog.getByLabel('Store manager').check()
  await button(page, 'Invite').click()
  const link = await page.getByRole('textbox', { name: 'Link', exact: true }).inputValue()

  await colleague.goto(link)
  await colleague.getByRole('heading', { name: /^Join / }).waitFor()
  await colleague.getByRole('textbox', { name: 'Your name' }).fill('Cleo Mason')
  await colleague.getByRole('textbox', { name: 'New password' }).fill(password)
  await button(colleague, 'Create account and go on').click()
  await colleague.getByRole('heading', { name: 'Hello, Cleo Mason' }).waitFor()
  expect(colleague.url()).not.toContain('link=')
  await button(colleague, 'Open menu').click()
  const menu = colleague.getByRole('dialog', { name: 'Menu' }).getByRole('link')
  await menu.first().waitFor()
  expect(await menu.allTextContents()).toContain('Orders')
  expect(await menu.allTextContents()).not.toContain('Design')
})

it('the colleague adds a second factor, and comes in with a code of the app', async () => {
  await colleague.goto(`${shop.url}/config/account`)
  await button(colleague, 'Set up').click()
  const dialog = colleague.getByRole('dialog')
  const secret = (await dialog.locator('code').textContent()) ?? ''
  await dialog.getByRole('textbox', { name: 'Code' }).fill(appCode(secret))
  await button(colleague, 'Turn on').click()
  const codes = dialog.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')
  await codes.first().waitFor()
  const [recoveryCode = ''] = await codes.allTextContents()
  await button(colleague, 'I kept them').click()

  const comeIn = async (code: string) => {
    await colleague.context().clearCookies()
    await colleague.goto(`${shop.url}/config`)
    await colleague.getByRole('textbox', { name: 'Email' }).fill('cleo@example.org')
    await colleague.getByRole('textbox', { name: /^password/i }).fill(password)
    await button(colleague, 'Sign in').click()
    await colleague.getByRole('textbox', { name: 'Code' }).fill(code)
    await button(colleague, 'Sign in').click()
  }
  await comeIn('000000')
  await colleague.getByText('This code is not right, or was used already.').waitFor()
  await comeIn(appCode(secret, 1))
  await colleague.getByRole('heading', { name: 'Hello, Cleo Mason' }).waitFor()
  await comeIn(recoveryCode)
  await colleague.getByRole('heading', { name: 'Hello, Cleo Mason' }).waitFor()
})

it('a key is made, reads what it may, and is deleted', async () => {
  await page.goto(`${shop.url}/config/api-keys`)
  await button(page, 'Create key').click()
  await page.getByRole('textbox', { name: 'Name' }).fill('Bookkeeping')
  await page.getByLabel('Orders').check()
  await button(page, 'Next').click()
  const key = await page.getByRole('textbox', { name: 'Key', exact: true }).inputValue()
  await button(page, 'Complete').click()
  const ask = (path: string) =>
    fetch(`${shop.url}/api/panel/${path}`, { headers: { authorization: `Bearer ${key}` } })
  expect([(await ask('orders')).status, (await ask('products')).status]).toEqual([200, 403])
  await button(page, 'Delete Bookkeeping').click()
  await button(page, 'Confirm delete').click()
  await page.getByText('No keys yet').waitFor()
  expect((await ask('orders')).status).toBe(401)
})

it('the same is done by the keyboard alone', async () => {
  const keyboard = takeKeyboard(page)
  await keyboard.press(button(page, 'Create key'), 'Enter')
  await keyboard.write(page.getByRole('textbox', { name: 'Name' }), 'Stock')
  await keyboard.press(page.getByRole('checkbox', { name: 'Products and inventory' }), 'Space')
  await keyboard.press(button(page, 'Next'), 'Enter')
  await keyboard.press(button(page, 'Copy'), 'Enter')
  await keyboard.press(button(page, 'Complete'), 'Enter')
  await keyboard.press(button(page, 'Delete Stock'), 'Enter')
  await keyboard.press(button(page, 'Confirm delete'), 'Enter')
  await page.getByText('No keys yet').waitFor()
  await keyboard.holdsFocus()
})

it('a colleague who is removed is out at once', async () => {
  await page.goto(`${shop.url}/config/settings/people`)
  await button(page, 'More about Cleo Mason').click()
  await page.getByRole('menuitem', { name: 'Remove' }).click()
  await button(page, 'Remove person').click()
  await page.getByText('Cleo Mason was removed').waitFor()
  await colleague.goto(`${shop.url}/config`)
  await colleague.getByRole('heading', { name: 'Sign in' }).waitFor()
  expect(problems.flat()).toEqual([])
})
