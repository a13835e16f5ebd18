import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findAccessibilityProblems } from '../testing/axe.ts'
import { openBrowser, openPage } from '../testing/browser.ts'
import { openShop } from '../testing/open-shop.ts'
import { becomeOwner, type Owner } from '../testing/owner.ts'
import { signIn } from '../testing/panel-screen.ts'
import type { ShopProcess } from '../testing/start-shop.ts'
import { pixelsTooWide } from '../testing/width.ts'

const post = '/journal/how-a-mug-is-made'
const waits = 'Thank you. Your comment will be there when it has been approved.'

let shop: ShopProcess
let owner: Owner
let browser: Browser
beforeAll(async () => {
  shop = await openShop()
  owner = await becomeOwner(shop)
  browser = await openBrowser()
  await chooseBuiltIn()
})
afterAll(async () => {
  await browser.close()
  await shop.close()
})

/** The owner tries the built-in captcha in the panel, and saves it. */
async function chooseBuiltIn(): Promise<void> {
  const { page, problems } = await openPage(browser, { viewport: { width: 390, height: 844 } })
  await signIn(page, shop, owner)
  await page.goto(`${shop.url}/config/settings/captcha`)
  await page.getByLabel('Built in').check()
  await page.getByRole('button', { name: 'Draw the captcha' }).click()
  await page.getByText('It works.').waitFor()
  expect(await findAccessibilityProblems(page)).toEqual([])
  expect(await pixelsTooWide(page)).toBe(0)
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('The captcha was saved').waitFor()
  expect(problems).toEqual([])
  await page.context().close()
}

describe.each([
  ['a phone', { width: 390, height: 844 }],
  ['a desktop', { width: 1440, height: 900 }],
])('on %s', (name, viewport) => {
  it('a visitor comments: the browser works while they type, and they have nothing to solve', async () => {
    const { page, problems } = await openPage(browser, { viewport })
    const asked = countChallenges(page)
    await page.goto(shop.url + post, { waitUntil: 'networkidle' })
    expect(asked()).toBe(0)
    const form = page.locator('.comments-content > .comment-form')
    await form.getByLabel('Your comment').fill(`The blue one, from ${name}.`)
    await form.getByText('Checked: you are not a program.').waitFor()
    expect(await findAccessibilityProblems(page)).toEqual([])
    expect(await pixelsTooWide(page)).toBe(0)
    await form.getByLabel(/^Name/).fill('Ana')
    await form.getByRole('button', { name: 'Post comment' }).click()
    await page.getByText(waits).waitFor()
    expect(problems).toEqual([])
    await page.context().close()
  })
})

it('a visitor without JavaScript reads why they cannot comment, and nothing is taken', async () => {
  const { page } = await openPage(browser, { javaScriptEnabled: false })
  await page.goto(shop.url + post)
  const form = page.locator('.comments-content > .comment-form')
  // What is looked for by its text is not looked for in such an element.
  const note = form.locator('.captcha-noscript')
  await note.waitFor()
  expect(await note.textContent()).toBe(
    'To keep spam out, this form needs JavaScript. Please turn it on to post.',
  )
  await form.getByLabel('Your comment').fill('From a plain browser.')
  await form.getByRole('button', { name: 'Post comment' }).click()
  await page.getByText('Complete CAPTCHA before submitting.').waitFor()
  await page.context().close()
})

function countChallenges(page: Page): () => number {
  let count = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/api/captcha/challenge')) count += 1
  })
  return () => count
}
