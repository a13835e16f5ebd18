import { fileURLToPath } from 'node:url'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { openBrowser, openPage } from '../testing/browser.ts'
import { openShop } from '../testing/open-shop.ts'
import { becomeOwner, type Owner } from '../testing/owner.ts'
import { addPicture, save, signIn } from '../testing/panel-screen.ts'
import { type Stranger, strangerTo } from '../testing/seen.ts'
import type { ShopProcess } from '../testing/start-shop.ts'
import { findTouchProblems } from '../testing/touch.ts'
import { pixelsTooWide } from '../testing/width.ts'

const picture = fileURLToPath(new URL('../../sites/demo/content/images/bud-vase-clay.jpg', import.meta.url))

let shop: ShopProcess
let owner: Owner
let browser: Browser
let stranger: Stranger
beforeAll(async () => {
  shop = await openShop()
  stranger = strangerTo(shop)
  owner = await becomeOwner(shop)
  browser = await openBrowser()
})
afterAll(async () => {
  await browser.close()
  await shop.close()
})

/** Widths of phones; the narrowest is that of old ones. */
const widths = inject('proofLength') === 'short' ? [360] : [390, 360]

it.each(widths)(
  'an owner with a phone %i pixels wide adds a product with a picture, writes in a post and moves a page',
  async (width) => {
    const { page, problems } = await openPage(browser, {
      viewport: { width, height: 844 },
      hasTouch: true,
      isMobile: true,
    })
    await signIn(page, shop, owner)
    await addProduct(page, `Pot of ${width}`)
    expect(await stranger.html(`/shop/pot-of-${width}`)).toContain('bud-vase-clay')

    await page.goto(`${shop.url}/config/content`)
    await page.getByRole('link', { name: 'Open Journal' }).tap()
    await page.getByRole('link', { name: 'How a mug is made' }).first().tap()
    await page.getByRole('heading', { level: 1, name: /How a mug is made/ }).waitFor()
    const body = page.getByRole('textbox', { name: 'Excerpt' })
    await body.tap()
    await body.fill(`Written at ${width}`)
    await expectTouchable(page)
    await save(page)
    // The message that it was saved does not lie on the bar that saves.
    expect(await page.evaluate(findTouchProblems)).not.toContain('Save is covered')
    expect(await stranger.html('/journal/how-a-mug-is-made')).toContain(`Written at ${width}`)

    await moveFirstPage(page)
    expect(problems).toEqual([])
    await page.context().close()
  },
)

it('an owner with a phone writes a post with a picture between its paragraphs, which visitors see', async () => {
  const { page, problems } = await openPage(browser, {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  })
  await signIn(page, shop, owner, '/config/content')
  await page.getByRole('region', { name: 'Journal' }).getByRole('button', { name: 'New post' }).tap()
  await page.getByRole('dialog').getByRole('textbox', { name: 'Title' }).fill('First firing')
  await page.getByRole('dialog').getByRole('button', { name: 'Begin' }).tap()
  await page.getByRole('textbox', { name: 'Body' }).tap()
  await page.keyboard.type('We lit the kiln.')
  await page
    .getByRole('toolbar', { name: 'Formatting of “Body”' })
    .getByRole('button', { name: 'Picture' })
    .tap()
  const dialog = page.getByRole('dialog', { name: 'Picture' })
  await addPicture(dialog, picture)
  await dialog.getByLabel('Describe the picture').fill('A vase of clay')
  await dialog.getByRole('button', { name: 'Put it into the text' }).tap()
  await page.getByRole('textbox', { name: 'Body' }).getByRole('img', { name: 'A vase of clay' }).waitFor()
  await page.getByRole('button', { name: 'Publish', exact: true }).tap()
  await page.getByRole('link', { name: 'View', exact: true }).waitFor()

  const { page: visitor } = await openPage(browser, { viewport: { width: 360, height: 740 } })
  await visitor.goto(`${shop.url}/journal/first-firing`)
  await visitor.getByRole('img', { name: 'A vase of clay' }).waitFor()
  expect(await pixelsTooWide(visitor)).toBe(0)
  expect(problems).toEqual([])
  await visitor.context().close()
  await page.context().close()
})

async function addProduct(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: /menu|navigation/i }).tap()
  await page.getByRole('dialog').getByRole('link', { name: 'Products' }).tap()
  await page
    .getByRole('link', { name: /add product|new product/i })
    .first()
    .tap()
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill(title)
  await addPicture(page.getByRole('region', { name: 'Pictures' }), picture)
  await page.getByRole('textbox', { name: /^Price/ }).fill('24')
  await expectTouchable(page)
  await page.getByRole('button', { name: 'Save', exact: true }).tap()
  await page.waitForURL(/\/products\/[0-9a-f-]{20,}/)
}

/** Takes the first page of the main menu one place down, by the menu of its grip. */
async function moveFirstPage(page: Page): Promise<void> {
  await page.goto(`${shop.url}/config/pages`)
  const menu = page.getByRole('region', { name: 'Main Navigation' })
  const grips = menu.getByRole('button', { name: /^Move / })
  await grips.first().waitFor()
  const names = await grips.evaluateAll((all) => all.map((grip) => grip.getAttribute('aria-label')))
  await expectTouchable(page)
  await grips.first().tap()
  await page.getByRole('menuitem', { name: /down/i }).first().tap()
  await expect.poll(() => grips.first().getAttribute('aria-label')).not.toBe(names[0])
}

async function expectTouchable(page: Page): Promise<void> {
  expect(await page.evaluate(findTouchProblems)).toEqual([])
  expect(await pixelsTooWide(page)).toBe(0)
}
