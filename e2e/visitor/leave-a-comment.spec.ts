import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findAccessibilityProblems } from '../testing/axe.ts'
import { openBrowser, openPage } from '../testing/browser.ts'
import { openShop } from '../testing/open-shop.ts'
import { becomeOwner, type Owner } from '../testing/owner.ts'
import { openRoom, signIn } from '../testing/panel-screen.ts'
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
})
afterAll(async () => {
  await browser.close()
  await shop.close()
})

it.each([
  { name: 'Ana', javaScriptEnabled: true },
  { name: 'Ben', javaScriptEnabled: false },
])(
  '$name comments (script: $javaScriptEnabled), the owner approves and replies, and both are under the post',
  async ({ name, javaScriptEnabled }) => {
    const { page, problems } = await openPage(browser, { javaScriptEnabled })
    await page.goto(shop.url + post, { waitUntil: 'networkidle' })
    await writeComment(page, name, `${name} likes the blue one.\n\nVery much.`)
    await page.getByText(waits).waitFor()
    expect(new URL(page.url()).pathname).toBe(post)
    await page.goto(shop.url + post)
    expect(await page.getByText(`${name} likes the blue one.`).count()).toBe(0)

    await approveAndReply(name)

    await page.goto(shop.url + post)
    const comment = page
      .getByRole('article')
      .filter({ hasText: `${name} likes the blue one.` })
      .last()
    await comment.getByText(name, { exact: true }).waitFor()
    const reply = page.locator('.comment.by-owner', { hasText: `Thank you, ${name}.` })
    await reply.getByText('Tidewater', { exact: true }).waitFor()
    expect(problems).toEqual([])
    await page.context().close()
  },
)

describe.each([
  ['a phone', { width: 390, height: 844 }],
  ['a desktop', { width: 1440, height: 900 }],
])('on %s', (_name, viewport) => {
  it('a post with comments and an open reply has no accessibility violation, and is no wider than the screen', async () => {
    const { page } = await openPage(browser, { viewport })
    await page.goto(shop.url + post)
    await page.getByText('Reply', { exact: true }).first().click()
    await page.getByLabel('Your reply').first().waitFor()
    expect(await findAccessibilityProblems(page)).toEqual([])
    expect(await pixelsTooWide(page)).toBe(0)
    await page.context().close()
  })
})

async function writeComment(page: Page, name: string, body: string): Promise<void> {
  const form = page.locator('.comments-content > .comment-form')
  await form.getByLabel('Your comment').fill(body)
  await form.getByLabel(/^Name/).fill(name)
  await form.getByRole('button', { name: 'Post comment' }).click()
}

async function approveAndReply(name: string): Promise<void> {
  const { page, problems } = await openPage(browser, { viewport: { width: 1440, height: 900 } })
  await signIn(page, shop, owner)
  await openRoom(page, 'Comments')
  const waiting = page.locator('[data-list-row]', { hasText: `${name} likes the blue one.` })
  await waiting.waitFor()
  expect(await findAccessibilityProblems(page)).toEqual([])
  await waiting.getByRole('button', { name: `Approve the comment of ${name}` }).click()
  await page.getByText('Nothing is waiting for you').waitFor()

  await page.getByRole('link', { name: 'Published', exact: true }).click()
  await page.getByRole('button', { name: `Reply to the comment of ${name}` }).click()
  await page.getByLabel('Your reply').fill(`Thank you, ${name}.`)
  await page.getByRole('button', { name: 'Send reply' }).click()
  await page.getByText('Your reply is public').waitFor()
  expect(problems).toEqual([])
  await page.context().close()
}
