import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { findAccessibilityProblems } from '../testing/axe.ts'
import { openBrowser, openPage } from '../testing/browser.ts'
import { chooseRate, payByCard, typeAddress } from '../testing/checkout-screen.ts'
import { cards, guest } from '../testing/guest.ts'
import { type Keyboard, takeKeyboard } from '../testing/keyboard.ts'
import { openShop } from '../testing/open-shop.ts'
import { becomeOwner, type Owner } from '../testing/owner.ts'
import { signIn } from '../testing/panel-screen.ts'
import type { ShopProcess } from '../testing/start-shop.ts'
import { pixelsTooWide } from '../testing/width.ts'

let shop: ShopProcess
let owner: Owner
let browser: Browser
let page: Page
let problems: string[]
let keyboard: Keyboard
let link: string
beforeAll(async () => {
  shop = await openShop()
  owner = await becomeOwner(shop)
  await owner.sell({ title: 'Zinc Pitcher', onHand: 3, priceCents: 2850 })
  browser = await openBrowser()
  ;({ page, problems } = await openPage(browser, { viewport: { width: 1440, height: 900 } }))
  keyboard = takeKeyboard(page)
  await signIn(page, shop, owner, '/config/orders/drafts')
})
afterAll(async () => {
  await browser.close()
  await shop.close()
})

const field = (name: string | RegExp) => page.getByRole('textbox', { name })
const button = (name: string | RegExp) => page.getByRole('button', { name })

async function seemsRight(shown = page): Promise<void> {
  expect(await findAccessibilityProblems(shown)).toEqual([])
  expect(await pixelsTooWide(shown)).toBe(0)
}

it('an owner drafts an order by the keyboard alone, and is told what is missing until it is not', async () => {
  await keyboard.press(page.getByRole('link', { name: 'New draft' }), 'Enter')
  await page.getByRole('heading', { level: 1, name: 'New draft' }).waitFor()
  const adder = page.getByLabel('Add a product')
  await keyboard.write(adder, 'gift card')
  const card = page.getByRole('option', { name: /^Gift card.* · in the shop alone$/ }).first()
  await card.waitFor()
  expect(await card.getAttribute('data-combobox-disabled')).toBe('true')
  await keyboard.write(adder, 'zinc')
  await page.getByRole('option', { name: 'Zinc Pitcher · $28.50' }).waitFor()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  expect(await page.getByLabel('Price of one (USD)').inputValue()).toBe('28.50')
  await keyboard.write(field('Email'), 'grace@')
  await keyboard.press(button('Save'), 'Enter')
  await page.getByText('The draft was not saved').waitFor()
  await keyboard.write(field('Email'), guest.email)
  await keyboard.press(button('Save'), 'Enter')
  await page.getByRole('heading', { level: 1, name: `Draft for ${guest.email}` }).waitFor()
  await page.getByText('The draft was not saved').waitFor({ state: 'detached' })
  await keyboard.press(button('Make a link'), 'Enter')
  link = await field(/^Link$/).inputValue()
  expect(link).toContain('/checkout/pay?token=')
  await keyboard.press(button('Mail the link'), 'Enter')
  await page.getByText('The mail is in the mailbox').waitFor()
  await seemsRight()
})

it('a guest pays it by the link on a phone, once, and types faster than the scripts come', async () => {
  const opened = await openPage(browser, { viewport: { width: 390, height: 844 } })
  const phone = opened.page
  const typed = Promise.withResolvers<void>()
  await phone.route(/checkout-page[^/]*\.js$/, async (route) => {
    await typed.promise
    await route.continue()
  })
  await phone.goto(link)
  await phone.getByText('$28.50').first().waitFor()
  await seemsRight(phone)
  await phone.getByRole('button', { name: 'Go on to pay' }).click()
  await typeAddress(phone, guest)
  typed.resolve()
  await chooseRate(phone)
  await payByCard(phone, cards.succeeds)
  await phone.waitForURL(/\/checkout\/order-confirmed/)
  await phone.goto(link)
  await phone.getByRole('status').first().waitFor()
  expect(await phone.getByRole('button', { name: 'Go on to pay' }).count()).toBe(0)
  await seemsRight(phone)
  expect(opened.problems).toEqual([])
})

it('the list has what the order came to, and the order says that it was drafted', async () => {
  await page.goto(`${shop.url}/config/orders/drafts`)
  const row = page
    .getByRole('row')
    .filter({ hasText: 'Grace Hopper' })
    .or(page.getByRole('row').filter({ hasText: guest.email }))
  await row.getByText('Ordered').waitFor()
  const { rows } = (await (await owner.http.get('/api/panel/orders')).json()) as {
    rows: { grandTotalCents: number }[]
  }
  const cents = rows[0]?.grandTotalCents ?? 0
  expect(cents).toBeGreaterThan(2850)
  await row.getByText(`$${(cents / 100).toFixed(2)}`).waitFor()
  await seemsRight()
  await row.getByRole('link', { name: 'See the order' }).click()
  await page.getByText('was placed, as it was drafted.').waitFor()
})

it('an owner writes one down at a narrow screen that was paid in cash, and the order says by whom', async () => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${shop.url}/config/orders/drafts/new`)
  await button('Add something else').click()
  await field('What it is').fill('Engraving')
  await page.getByLabel('Price of one (USD)').fill('12')
  await field('Email').fill('sam@example.org')
  await button('Save').click()
  await page.getByRole('heading', { level: 1, name: 'Draft for sam@example.org' }).waitFor()
  await seemsRight()
  await button('Mark as paid').click()
  const dialog = page.getByRole('dialog', { name: 'Mark as paid' })
  await dialog.getByLabel('Paid by').fill('Cash')
  await seemsRight()
  await dialog.getByRole('button', { name: 'Place the order' }).click()
  await page.getByText('Paid by Cash.').waitFor()
  await page
    .getByText(/by Ada Owner$/)
    .first()
    .waitFor()
  await seemsRight()
  expect(problems).toEqual([])
})
