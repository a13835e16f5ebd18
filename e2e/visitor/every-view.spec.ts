import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findAccessibilityProblems } from '../testing/axe.ts'
import { openBrowser, openPage } from '../testing/browser.ts'
import { findFreePort, type ShopProcess, startShop } from '../testing/start-shop.ts'
import { swipe } from '../testing/swipe.ts'

/** A template without a single view of its own. */
const siteDir = fileURLToPath(new URL('../sites/all-views', import.meta.url))

let shop: ShopProcess
let browser: Browser
beforeAll(async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'vitrine-views-'))
  shop = await startShop({ dataDir, port: await findFreePort(), environment: { SITE_DIR: siteDir } })
  browser = await openBrowser()
})
afterAll(async () => {
  await browser.close()
  await shop.close()
})

const paths = [
  '/',
  '/grid',
  '/slideshow',
  '/playing',
  '/carousel',
  '/album',
  '/events',
  '/events?view=list',
  '/events/regatta',
  '/journal',
  '/journal/first',
  '/journal/pictures',
  '/shop',
  '/shop/mug',
  '/parts',
  '/no-such-page',
]

describe.each([
  ['a phone', { width: 390, height: 844 }],
  ['a desktop', { width: 1440, height: 900 }],
])('on %s', (_name, viewport) => {
  it('no view has an accessibility violation, an error or is wider than the screen', async () => {
    const { page, problems } = await openPage(browser, { viewport })
    const found: Record<string, unknown> = {}
    for (const path of paths) {
      await page.goto(shop.url + path)
      found[path] = [
        ...(await findAccessibilityProblems(page)),
        ...(await page.evaluate(() =>
          document.documentElement.scrollWidth > innerWidth ? ['is wider than the screen'] : [],
        )),
      ]
    }
    expect(found).toEqual(Object.fromEntries(paths.map((path) => [path, []])))
    expect(problems).toEqual([])
    await page.context().close()
  })
})

const active = (page: Page) => page.locator('.slide.sqs-active-slide').getAttribute('aria-label')
/** How many slides the strip is scrolled by. */
const scrolled = (page: Page) =>
  page
    .locator('.sqs-gallery')
    .evaluate((strip) => Math.round((strip.scrollLeft / strip.clientWidth) * 100) / 100)

describe('a slideshow', () => {
  it('is steered by arrows, keys and thumbnails', async () => {
    const { page, problems } = await openPage(browser)
    await page.goto(`${shop.url}/slideshow`)
    await page.getByRole('button', { name: 'Next picture' }).click()
    await expect.poll(() => scrolled(page)).toBe(1)
    expect(await active(page)).toBe('2 of 5')
    await page.getByRole('link', { name: 'Picture 4: Buoy' }).click()
    await expect.poll(() => scrolled(page)).toBe(3)
    await page.locator('.sqs-gallery').focus()
    await page.keyboard.press('ArrowLeft')
    await expect.poll(() => scrolled(page)).toBe(2)
    expect(await page.locator('.sqs-gallery-status').textContent()).toBe('Picture 3 of 5: Tide')
    expect(problems).toEqual([])
    await page.context().close()
  })

  it('is swiped on a phone', async () => {
    const { page } = await openPage(browser, {
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
    })
    await page.goto(`${shop.url}/slideshow`, { waitUntil: 'networkidle' })
    await swipe(page, { x: 290, y: 150 }, { x: 60, y: 154 })
    await expect.poll(() => scrolled(page)).toBe(1)
    await expect.poll(() => active(page)).toBe('2 of 5')
    await page.context().close()
  })

  it('leads from thumbnails to slides without a script', async () => {
    const { page } = await openPage(browser, { javaScriptEnabled: false })
    await page.goto(`${shop.url}/slideshow`)
    expect(await page.getByRole('button', { name: 'Next picture' }).isVisible()).toBe(false)
    await page.getByRole('link', { name: 'Picture 3: Tide' }).click()
    await expect.poll(() => scrolled(page)).toBe(2)
    await page.context().close()
  })

  it('plays by itself, rests under the pointer and stops by its button', async () => {
    const { page } = await openPage(browser, { reducedMotion: 'no-preference' })
    await page.clock.install()
    await page.goto(`${shop.url}/playing`)
    await page.mouse.move(5, 5)
    await expect.poll(() => active(page), { timeout: 10_000 }).not.toBe('1 of 5')
    await page.locator('.sqs-gallery').hover()
    const resting = await active(page)
    await page.clock.runFor(20_000)
    expect(await active(page)).toBe(resting)
    await page.getByRole('button', { name: 'Stop the slideshow' }).click()
    await page.getByRole('button', { name: 'Start the slideshow' }).waitFor()
    await page.context().close()
  })

  it('does not play for visitors who asked for less motion', async () => {
    const { page } = await openPage(browser, { reducedMotion: 'reduce' })
    await page.clock.install()
    await page.goto(`${shop.url}/playing`)
    await page.getByRole('button', { name: 'Start the slideshow' }).waitFor()
    await page.clock.runFor(20_000)
    expect(await active(page)).toBe('1 of 5')
    await page.context().close()
  })
})

it('an album plays one track at a time, and has plain players without a script', async () => {
  const { page, problems } = await openPage(browser)
  await page.goto(`${shop.url}/album`)
  await page.getByRole('button', { name: 'Play Ebb' }).click()
  await page.getByRole('button', { name: 'Pause Ebb' }).waitFor()
  await page.getByRole('slider', { name: 'Position in Ebb' }).waitFor()
  await page.getByRole('button', { name: 'Play Spring tide' }).click()
  await page.getByRole('button', { name: 'Pause Spring tide' }).waitFor()
  await page.getByRole('button', { name: 'Play Ebb' }).waitFor()
  expect(problems).toEqual([])
  await page.context().close()

  const plain = await openPage(browser, { javaScriptEnabled: false })
  await plain.page.goto(`${shop.url}/album`)
  expect(await plain.page.locator('audio').first().isVisible()).toBe(true)
  expect(await plain.page.locator('.track-play').first().isVisible()).toBe(false)
  await plain.page.context().close()
})

it('a film is played where it is, in a frame of our own', async () => {
  const { page } = await openPage(browser)
  await page.route('https://video.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: 'Film' }),
  )
  await page.goto(`${shop.url}/grid`)
  await page.getByRole('button', { name: 'Play The lock opens' }).click()
  await page.frameLocator('iframe[title="Play The lock opens"]').getByText('Film').waitFor()
  await page.context().close()
})

it('an index shows its parts under anchors, and leads to them as a grid', async () => {
  const { page } = await openPage(browser)
  await page.goto(shop.url)
  expect(await page.locator('#about').textContent()).toContain('We keep a harbour.')
  expect(await page.locator('#stacked .slide').count()).toBe(5)
  await page.goto(`${shop.url}/parts`)
  await page.getByRole('link', { name: 'Part one' }).click()
  await page.getByText('One.').waitFor()
  await page.context().close()
})

/** Where the parts of a view stand, in pixels of the page. */
const placesOf = (page: Page, selectors: readonly string[]) =>
  Promise.all(
    selectors.map(async (selector) => {
      const box = await page.locator(selector).first().boundingBox()
      if (!box) throw new Error(`${selector} is not in sight`)
      return box
    }),
  )

describe("beside a template's reset of plain elements", () => {
  it('a product has its columns in the shares that the template gives them, and stands in one on a phone', async () => {
    const { page } = await openPage(browser, { viewport: { width: 1440, height: 900 } })
    await page.goto(`${shop.url}/shop/mug`)
    const [row, gallery, details] = await placesOf(page, [
      '#productSummary',
      '#productGallery',
      '#productDetails',
    ])
    expect((gallery?.width ?? 0) / (row?.width ?? 1)).toBeCloseTo(0.635, 3)
    expect((details?.width ?? 0) / (row?.width ?? 1)).toBeCloseTo(0.335, 3)
    expect(details?.y).toBe(gallery?.y)
    await page.setViewportSize({ width: 390, height: 844 })
    const [narrow, above, below] = await placesOf(page, [
      '#productSummary',
      '#productGallery',
      '#productDetails',
    ])
    expect([above?.width, below?.width]).toEqual([narrow?.width, narrow?.width])
    await page.context().close()
  })

  it('products, events and albums keep their columns', async () => {
    const { page } = await openPage(browser, { viewport: { width: 1440, height: 900 } })
    await page.goto(`${shop.url}/shop`)
    const products = await page.locator('#productList .product').all()
    const tops = await Promise.all(products.map(async (product) => (await product.boundingBox())?.y))
    expect(new Set(tops).size).toBe(1)
    await page.goto(`${shop.url}/events/regatta`)
    const [meta, content] = await placesOf(page, ['.eventitem-column-meta', '.eventitem-column-content'])
    expect(content?.y).toBe(meta?.y)
    await page.goto(`${shop.url}/events?view=list`)
    const [date, info] = await placesOf(page, ['.eventlist-column-date', '.eventlist-column-info'])
    expect(info?.y).toBe(date?.y)
    await page.goto(`${shop.url}/album`)
    const [cover, tracks] = await placesOf(page, ['.album-info', '.album-content'])
    expect(tracks?.y).toBe(cover?.y)
    await page.context().close()
  })
})

it('the slides of a grid have the share of the row that a template gives them, once', async () => {
  const { page } = await openPage(browser, { viewport: { width: 390, height: 844 } })
  await page.goto(`${shop.url}/grid`)
  await page.addStyleTag({ content: '.sqs-gallery .slide { width: 50% }' })
  const [row, slide] = await placesOf(page, ['.sqs-gallery', '.sqs-gallery .slide'])
  expect((slide?.width ?? 0) / (row?.width ?? 1)).toBeCloseTo(0.5, 3)
  await page.context().close()
})

describe('the pictures of a product', () => {
  const shown = (page: Page) =>
    page
      .locator('#productSlideshow')
      .evaluate((strip) => Math.round((strip.scrollLeft / strip.clientWidth) * 100) / 100)

  it('show one at a time, led by thumbnails, and are enlarged', async () => {
    const { page, problems } = await openPage(browser)
    await page.goto(`${shop.url}/shop/mug`)
    await page.getByRole('link', { name: 'Picture 2' }).click()
    await expect.poll(() => shown(page)).toBe(1)
    await page.locator('#productThumbnails [data-slide="1"][aria-current]').waitFor()
    await page.getByRole('button', { name: 'Enlarge picture 2' }).click()
    await page.getByRole('dialog').getByText('Picture 2 of 2').waitFor({ state: 'attached' })
    await page.keyboard.press('Escape')
    expect(problems).toEqual([])
    await page.context().close()
  })

  it('are led by thumbnails without a script', async () => {
    const { page } = await openPage(browser, { javaScriptEnabled: false })
    await page.goto(`${shop.url}/shop/mug`)
    await page.getByRole('link', { name: 'Picture 2' }).click()
    await expect.poll(() => shown(page)).toBe(1)
    await page.context().close()
  })
})
