import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findAccessibilityProblems } from '../testing/axe.ts'
import { openBrowser, openPage } from '../testing/browser.ts'
import { findFreePort, type ShopProcess, startShop } from '../testing/start-shop.ts'

const siteDir = fileURLToPath(new URL('../sites/all-blocks', import.meta.url))

let shop: ShopProcess
let browser: Browser
beforeAll(async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'vitrine-blocks-'))
  shop = await startShop({ dataDir, port: await findFreePort(), environment: { SITE_DIR: siteDir } })
  browser = await openBrowser()
})
afterAll(async () => {
  await browser.close()
  await shop.close()
})

/** Opens the page of all blocks; hosts other than our own answer with a page of one word. */
async function openBlocks(width: number): Promise<{ page: Page; problems: string[]; asked: string[] }> {
  const asked: string[] = []
  const { page, problems } = await openPage(browser, { viewport: { width, height: 900 } })
  await page.route(
    (url) => url.origin !== shop.url,
    (route) => {
      asked.push(route.request().url())
      return route.fulfill({ contentType: 'text/html', body: '<p>Elsewhere</p>' })
    },
  )
  await page.goto(shop.url)
  return { page, problems, asked }
}

describe('a page with every block', () => {
  it.each([
    ['a phone', 390],
    ['a desktop', 1440],
  ])('fits %s, without an accessibility violation and without asking another host', async (_name, width) => {
    const { page, problems, asked } = await openBlocks(width)
    expect(await findAccessibilityProblems(page)).toEqual([])
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(overflow).toBeLessThanOrEqual(0)
    expect({ problems, asked }).toEqual({ problems: [], asked: [] })
    await page.context().close()
  })

  it('stacks its columns on a phone and sets them side by side on a desktop', async () => {
    const { page } = await openBlocks(1440)
    const sides = async () => {
      const columns = await page.locator('.sqs-row').first().locator('> .col').all()
      const boxes = await Promise.all(columns.map((column) => column.boundingBox()))
      return boxes.map((box) => Math.round(box?.y ?? 0))
    }
    const [left, right] = await sides()
    expect(left).toBe(right)
    await page.setViewportSize({ width: 390, height: 900 })
    const [upper, lower] = await sides()
    expect(lower).toBeGreaterThan(upper ?? 0)
    await page.context().close()
  })

  it('lets words flow around a picture, and sets rows inside of a column, where there is room', async () => {
    const { page } = await openBlocks(1440)
    const boxOf = async (id: string) => {
      const box = await page.locator(`#block-${id}`).boundingBox()
      return box ?? { x: 0, y: 0, width: 0, height: 0 }
    }
    const [picture, words] = [await boxOf('beside-words'), await boxOf('around')]
    expect(Math.abs(picture.y - words.y)).toBeLessThan(2)
    expect(picture.width).toBeLessThan(words.width / 2)
    const [left, right] = [await boxOf('inner-left'), await boxOf('inner-right')]
    expect(left.y).toBe(right.y)
    expect(right.x - left.x).toBeGreaterThan(words.width * 0.45)
    // The link of the picture is not covered by the words beside it.
    await page.locator('#block-beside-words a').click()
    await page.waitForURL(`${shop.url}/shop`)

    await page.goBack()
    await page.setViewportSize({ width: 390, height: 900 })
    expect((await boxOf('around')).y).toBeGreaterThanOrEqual((await boxOf('beside-words')).y + 100)
    expect((await boxOf('inner-right')).y).toBeGreaterThan((await boxOf('inner-left')).y)
    await page.context().close()
  })

  it('plays a film of another host when it is asked to, with the keyboard too', async () => {
    const { page, asked } = await openBlocks(1440)
    await page.getByRole('button', { name: 'Play A day at the kiln from Example Video' }).press('Enter')
    await page.frameLocator('iframe[title="A day at the kiln"]').getByText('Elsewhere').waitFor()
    expect(asked).toEqual(['https://video.example/embed/1?autoplay=1'])
    await page.context().close()
  })

  it('shows the map when it is asked to', async () => {
    const { page, asked } = await openBlocks(390)
    await page.getByRole('button', { name: 'Show the map of Tidewater' }).click()
    await page.frameLocator('iframe[title="Map of Tidewater"]').getByText('Elsewhere').waitFor()
    expect(asked[0]).toMatch(/^https:\/\/www\.openstreetmap\.org\/export\/embed\.html\?bbox=/)
    await page.context().close()
  })

  it('enlarges a picture, and gives the focus back', async () => {
    const { page } = await openBlocks(1440)
    const picture = page.locator('#block-all-image a.lightbox')
    await picture.click()
    await page.getByRole('dialog').waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    expect(await picture.evaluate((link) => link === document.activeElement)).toBe(true)
    await page.context().close()
  })

  it('leads a carousel on by its buttons', async () => {
    const { page } = await openBlocks(1440)
    const carousel = page.locator('#block-all-summary-v2')
    await carousel.scrollIntoViewIfNeeded()
    const list = carousel.locator('.summary-item-list')
    await carousel.getByRole('button', { name: 'Next' }).click()
    await expect.poll(() => list.evaluate((element) => element.scrollLeft)).toBeGreaterThan(100)
    await page.context().close()
  })

  it('adds a product to the cart where it is shown', async () => {
    const { page } = await openBlocks(1440)
    const product = page.locator('#block-all-product')
    await product.locator('select').selectOption('Blue')
    await product.locator('.sqs-add-to-cart-button').click()
    await product.getByText('Added!').first().waitFor()
    await page.context().close()
  })

  it('hides an area that nobody has filled from the eye, not from the template', async () => {
    const { page } = await openBlocks(390)
    expect(await page.locator('#emptyBlocks').getAttribute('class')).toBe(
      'sqs-layout sqs-grid-1 columns-1 empty',
    )
    expect(await page.locator('#footerBlocks').getAttribute('class')).toBe(
      'sqs-layout sqs-grid-12 columns-12 site-foot',
    )
    await page.context().close()
  })
})
