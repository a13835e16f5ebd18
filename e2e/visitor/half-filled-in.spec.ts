import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openBrowser, openPage } from '../testing/browser.ts'
import { chooseRate, typeAddress } from '../testing/checkout-screen.ts'
import { guest } from '../testing/guest.ts'
import { openShop } from '../testing/open-shop.ts'
import { becomeOwner } from '../testing/owner.ts'
import { saveSettings } from '../testing/save-settings.ts'
import type { ShopProcess } from '../testing/start-shop.ts'

// What a visitor typed and did not send is there again when the page is loaded again.

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

it('a buyer loads the checkout again: contact, address and note are as they were', async () => {
  const { page, problems } = await openPage(browser)
  await page.goto(`${shop.url}/shop/gooseneck-kettle`)
  await page.locator('.sqs-add-to-cart-button').first().click()
  await page.getByText('Added!').first().waitFor()
  await page.goto(`${shop.url}/commerce/goto-checkout`)
  const email = page.getByRole('textbox', { name: /^e-?mail/i })
  await email.fill(guest.email)
  await page.reload()
  await expect.poll(() => email.inputValue()).toBe(guest.email)
  await page.getByRole('button', { name: /continue/i }).click()
  await typeAddress(page, guest)
  await page.getByRole('radio').first().waitFor()
  await page.reload()
  await expect.poll(() => page.getByLabel(/^city/i).inputValue()).toBe(guest.address.city)
  expect(await page.getByLabel(/zip/i).inputValue()).toBe(guest.address.postalCode)
  await chooseRate(page)
  await page.getByLabel(/card number/i).fill('4242 4242 4242 4242')
  await page.reload()
  await page.getByLabel(/card number/i).waitFor()
  expect(await page.getByLabel(/card number/i).inputValue()).toBe('')
  expect(problems).toEqual([])
})

it('a visitor loads a form again: what was typed is there', async () => {
  const { page, problems } = await openPage(browser)
  await page.goto(`${shop.url}/contact`)
  const field = page.locator('main .form-block-form textarea:visible').first()
  await field.fill('About the mugs')
  await page.reload()
  await expect.poll(() => field.inputValue()).toBe('About the mugs')
  expect(await page.evaluate(() => Object.keys(sessionStorage).length)).toBe(1)
  expect(problems).toEqual([])
})

it('a visitor loads a post again: a comment and a reply are there until they are sent', async () => {
  const owner = await becomeOwner(shop)
  await saveSettings(owner.http, '/api/panel/comment-settings', { needApproval: false })
  const { page, problems } = await openPage(browser)
  const comment = page.locator('.comments-content > .comment-form')
  const reply = page.locator('.comment-answer .comment-form').first()
  const post = async (text: string) => {
    await comment.getByLabel('Your comment').fill(text)
    await comment.getByLabel(/^Name/).fill('Ana')
  }
  const send = async (text: string) => {
    await comment.getByRole('button', { name: 'Post comment' }).click()
    await page.locator('.comment-body', { hasText: text }).waitFor()
  }
  const textOf = (form: typeof comment) => form.getByRole('textbox').first().inputValue()

  await page.goto(`${shop.url}/journal/how-a-mug-is-made`, { waitUntil: 'networkidle' })
  await post('I like the blue one.')
  await send('I like the blue one.')
  await page.getByText('Reply', { exact: true }).first().click()
  await reply.getByLabel('Your reply').fill('Do others, too?')
  await post('And the red one.')
  await page.reload({ waitUntil: 'networkidle' })
  await expect.poll(() => textOf(comment)).toBe('And the red one.')
  expect([await reply.isVisible(), await textOf(reply)]).toEqual([true, 'Do others, too?'])

  await send('And the red one.')
  await page.reload({ waitUntil: 'networkidle' })
  const kept = page.locator('.comment-answer[open] .comment-form')
  await expect.poll(() => textOf(kept)).toBe('Do others, too?')
  expect(await textOf(comment)).toBe('')
  expect(problems).toEqual([])
})
