import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBrowser, openPage } from '../testing/browser.ts'
import { findFaintEdges, findFaintWords, type Sheet } from '../testing/contrast.ts'
import { openShop } from '../testing/open-shop.ts'
import { becomeOwner } from '../testing/owner.ts'
import { signIn } from '../testing/panel-screen.ts'
import type { ShopProcess } from '../testing/start-shop.ts'

let shop: ShopProcess
let browser: Browser
let page: Page
let looks: readonly Sheet[]
beforeAll(async () => {
  shop = await openShop()
  browser = await openBrowser()
  page = (await openPage(browser, { viewport: { width: 1440, height: 900 }, bypassCSP: true })).page
  looks = await readLooks()
})
afterAll(async () => {
  await browser.close()
  await shop.close()
})

const fieldKinds =
  ':is(input:not([type=checkbox], [type=radio], [type=hidden], [type=submit]), select, textarea)'

/** Fills each field that is seen of a part with words, as only these can be judged. */
async function type(part: string): Promise<void> {
  const fields = page.locator(`${part} ${fieldKinds}:not(select, [type=file]):visible`)
  for (const field of await fields.all()) await field.fill('1')
}

describe('on each of the ready-made looks', () => {
  it('of which each has a sheet of its own, Night among them', () => {
    expect(new Set(looks.map(({ css }) => css)).size).toBe(looks.length)
    expect(looks.find(({ name }) => name === 'Use the look Night')?.css).toContain('#14171c')
  })

  it.each([
    ['a form of many fields', '/contact', 'main .form-block-form'],
    ['a form of steps', '/commission', 'main .form-block-form'],
    ['the sign-up in the footer', '/about', '.site-footer'],
    ['the form of comments', '/journal/how-a-mug-is-made', '.comment-form'],
    ['the form of those who wait', '/shop/moon-jar', '.product-restock-notification'],
    ['the search', '/search?q=mug', 'main'],
    ['the tools of the list', '/shop', '.list-tools'],
  ])(
    '%s is read, as it is and filled in, and the edges of its fields are seen',
    async (_name, path, part) => {
      await page.goto(shop.url + path, { waitUntil: 'networkidle' })
      await type(part)
      expect(await findFaintWords(page, part, looks)).toEqual([])
      expect(await findFaintEdges(page, `${part} ${fieldKinds}`, looks)).toEqual([])
    },
  )

  it('what a form says of mistakes is read', async () => {
    await page.goto(`${shop.url}/contact`, { waitUntil: 'networkidle' })
    await page.locator('main .form-block-form button[type=submit]').click()
    await page.locator('main .field-error').first().waitFor()
    expect(await findFaintWords(page, 'main .form-block-form', looks)).toEqual([])
  })
})

/** The sheets that the looks of the panel make of the template, each as its owner sees it before it is saved. */
async function readLooks(): Promise<readonly Sheet[]> {
  const { page: panel } = await openPage(browser, { viewport: { width: 1440, height: 900 } })
  await signIn(panel, shop, await becomeOwner(shop), '/config/design')
  const buttons = panel.getByRole('button', { name: /^Use the look / })
  await buttons.first().waitFor()
  const sheets: Sheet[] = []
  for (const button of await buttons.all()) {
    const previewed = panel.waitForResponse((response) =>
      response.url().endsWith('/api/panel/design/preview'),
    )
    await button.click()
    const { css } = await (await previewed).json()
    sheets.push({ name: (await button.getAttribute('aria-label')) ?? '', css })
  }
  await panel.context().close()
  return sheets
}
