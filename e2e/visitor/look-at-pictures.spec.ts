import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findAccessibilityProblems } from '../testing/axe.ts'
import { openBrowser, openPage } from '../testing/browser.ts'
import { openShop } from '../testing/open-shop.ts'
import type { ShopProcess } from '../testing/start-shop.ts'
import { swipe } from '../testing/swipe.ts'

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

const status = (page: Page) => page.locator('.sqs-lightbox-status').textContent()
const picture = (page: Page, name: string) => page.getByRole('button', { name })

describe('the pictures of a gallery', () => {
  it('are enlarged and leafed through by mouse', async () => {
    const { page, problems } = await openPage(browser)
    await page.goto(`${shop.url}/studio`)
    await picture(page, 'Five mugs').click()
    const dialog = page.getByRole('dialog', { name: 'In the studio' })
    await dialog.waitFor()
    expect(await status(page)).toMatch(/^Picture 2 of \d+: Five mugs/)
    await dialog.getByText('Five weeks, five mugs').waitFor()
    expect(await findAccessibilityProblems(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Next picture' }).click()
    expect(await status(page)).toMatch(/^Picture 3 of/)
    await dialog.getByRole('button', { name: 'Close' }).click()
    await dialog.waitFor({ state: 'detached' })
    expect(problems).toEqual([])
    await page.context().close()
  })

  it('are enlarged by a link that means one of them', async () => {
    const { page, problems } = await openPage(browser)
    const { items } = await (await fetch(`${shop.url}/studio?format=json`)).json()
    await page.goto(`${shop.url}/studio?itemId=${items[3].id}`)
    await page.getByRole('dialog', { name: 'In the studio' }).waitFor()
    expect(await status(page)).toMatch(/^Picture 4 of/)
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    expect(problems).toEqual([])
    await page.context().close()
  })

  it('are reached, enlarged and left by keyboard alone', async () => {
    const { page, problems } = await openPage(browser)
    await page.goto(`${shop.url}/studio`)
    await picture(page, 'Five mugs').focus()
    await page.keyboard.press('Enter')
    await page.getByRole('dialog').waitFor()
    await page.keyboard.press('ArrowRight')
    expect(await status(page)).toMatch(/^Picture 3 of/)
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('ArrowLeft')
    expect(await status(page)).toMatch(/^Picture 1 of/)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.closest('dialog') !== null)).toBe(true)
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    const focused = await page.evaluate(() => document.activeElement?.querySelector('img')?.alt)
    expect(focused).toContain('A wooden studio shelf')
    expect(problems).toEqual([])
    await page.context().close()
  })

  it('are enlarged on a product page too, by touch and by key', async () => {
    const { page, problems } = await openPage(browser, {
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
    })
    await page.goto(`${shop.url}/shop/morning-mug`)
    const first = page.locator('[data-lightbox-index="1"]')
    await first.tap()
    await page.getByRole('dialog').waitFor()
    await swipe(page, { x: 320, y: 420 }, { x: 60, y: 425 })
    await expect.poll(() => status(page)).toMatch(/^Picture 2 of/)
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await first.focus()
    await page.keyboard.press('Enter')
    await page.getByRole('dialog').waitFor()
    expect(problems).toEqual([])
    await page.context().close()
  })

  it('are swiped through on a phone', async () => {
    const { page, problems } = await openPage(browser, {
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
    })
    await page.goto(`${shop.url}/studio`)
    await picture(page, 'Five mugs').tap()
    await page.getByRole('dialog').waitFor()
    await swipe(page, { x: 320, y: 420 }, { x: 60, y: 425 })
    await expect.poll(() => status(page)).toMatch(/^Picture 3 of/)
    await swipe(page, { x: 60, y: 420 }, { x: 320, y: 425 })
    await expect.poll(() => status(page)).toMatch(/^Picture 2 of/)
    expect(problems).toEqual([])
    await page.context().close()
  })

  it('are links to the large pictures without a script', async () => {
    const { page } = await openPage(browser, { javaScriptEnabled: false })
    await page.goto(`${shop.url}/studio`)
    const address = await page.locator('a[data-lightbox-index="1"]').getAttribute('href')
    expect(address).toMatch(/\?format=2500w$/)
    expect((await page.request.get(shop.url + address)).headers()['content-type']).toMatch(/^image\//)
    await page.context().close()
  })
})
