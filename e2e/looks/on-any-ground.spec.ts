import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeAnyGroundSite, readGroundSheets } from '../testing/any-ground.ts'
import { openBrowser, openPage } from '../testing/browser.ts'
import { findFaintWords, type Sheet, wearSheet } from '../testing/contrast.ts'
import { becomeOwner, type Owner } from '../testing/owner.ts'
import { saveSettings } from '../testing/save-settings.ts'
import { findFreePort, type ShopProcess, startShop } from '../testing/start-shop.ts'
import { pixelsTooWide } from '../testing/width.ts'

const sheets = readGroundSheets()
const post = '/journal/how-a-mug-is-made'
const mug = '/shop/morning-mug'

let siteDir: string
let shop: ShopProcess
let owner: Owner
let browser: Browser
let page: Page
let problems: string[]
beforeAll(async () => {
  siteDir = makeAnyGroundSite()
  const dataDir = mkdtempSync(join(tmpdir(), 'vitrine-ground-'))
  shop = await startShop({ dataDir, port: await findFreePort(), environment: { SITE_DIR: siteDir } })
  owner = await becomeOwner(shop)
  browser = await openBrowser()
  const opened = await openPage(browser, { viewport: { width: 390, height: 844 }, bypassCSP: true })
  page = opened.page
  problems = opened.problems
})
afterAll(async () => {
  await browser.close()
  await shop.close()
  rmSync(siteDir, { recursive: true })
})

const faintOf = (part: string) => findFaintWords(page, part, sheets)

describe('whatever colours a template gives its page, links, buttons and fields', () => {
  it.each([
    '/shop',
    mug,
    '/journal',
    '/events',
    '/events/handbuilding-evening',
    '/studio',
    '/album',
    '/search?q=mug',
    '/search?q=mgu',
    '/cart',
    '/nowhere',
  ])('the platform’s page at %s can be read, and is no wider than a phone', async (path) => {
    await page.goto(shop.url + path, { waitUntil: 'load' })
    expect(await faintOf('main')).toEqual([])
    expect(await pixelsTooWide(page)).toBe(0)
    expect(await page.locator('main :is(input, select, textarea):invalid').count()).toBe(0)
  })

  it('a track has one player, also under resets that give every sound a box', async () => {
    await page.goto(`${shop.url}/album`, { waitUntil: 'networkidle' })
    await wearSheet(page, sheetNamed('reset.css'))
    expect(await page.locator('.track:visible .track-play:visible').count()).toBeGreaterThan(0)
    expect(await page.locator('.track audio:visible').count()).toBe(0)
  })

  it('what is typed into the fields of a form can be read', async () => {
    await page.goto(`${shop.url}/commission`, { waitUntil: 'networkidle' })
    await page.locator('main .form-block-form input.field-element:visible').fill('120')
    expect(await faintOf('main .form-block-form')).toEqual([])
  })

  it('fields are light where the words of a light page, and of its fields, are of a middle grey', async () => {
    await page.goto(`${shop.url}/commission`, { waitUntil: 'networkidle' })
    await wearSheet(page, {
      name: 'grey',
      css: 'body, input, textarea, select { color: #777; } body { background: #fff; }',
    })
    const field = page.locator('main .form-block-form input.field-element:visible').first()
    const lightness = await field.evaluate((input) => {
      const context = document.createElement('canvas').getContext('2d')
      if (!context) return 0
      context.fillStyle = getComputedStyle(input).backgroundColor
      context.fillRect(0, 0, 1, 1)
      return context.getImageData(0, 0, 1, 1).data[0]
    })
    expect(lightness).toBeGreaterThan(240)
  })

  it('the form of a product, its quantity and what it asks for can be read', async () => {
    await page.goto(shop.url + mug, { waitUntil: 'networkidle' })
    await page.locator('.sqs-add-to-cart-button').click()
    await page.getByText('Please select').first().waitFor()
    expect(await faintOf('.product-form')).toEqual([])
    await page.locator('.product-variants select').selectOption({ index: 1 })
    await page.locator('.sqs-add-to-cart-button').click()
    await page.getByRole('button', { name: 'Added!' }).waitFor()
  })

  it('the cart in its drawer, its pill and the cart page can be read', async () => {
    await page.locator('.vt-drawer .vt-cart-row').waitFor()
    expect(await faintOf('.vt-drawer')).toEqual([])
    await page.goto(`${shop.url}/cart`, { waitUntil: 'networkidle' })
    expect(await faintOf('main')).toEqual([])
    await page.goto(shop.url + post, { waitUntil: 'networkidle' })
    expect(await faintOf('.vt-cart-pill')).toEqual([])
  })

  it.each(sheets.slice(0, 3))(
    'a quick view can be read, and so can the button that opens it ($name)',
    async (sheet) => {
      await page.goto(`${shop.url}/nowhere`, { waitUntil: 'networkidle' })
      await wearSheet(page, sheet)
      await page.locator('.sqs-product-quick-view-button-hover-area').hover()
      expect(await findFaintWords(page, '.sqs-product-quick-view-button', [sheet])).toEqual([])
      await page.locator('.sqs-product-quick-view-button').click()
      await page.locator('.sqs-product-quick-view-lightbox h1').waitFor()
      expect(await findFaintWords(page, '.sqs-product-quick-view-lightbox', [sheet])).toEqual([])
    },
  )

  it('comments, their form and what is said of an empty one can be read', async () => {
    await publishComment()
    await page.goto(shop.url + post, { waitUntil: 'networkidle' })
    await page.getByText('Reply', { exact: true }).first().click()
    await page.getByRole('button', { name: 'Post comment' }).click()
    await page.getByText('Please write something first.').waitFor()
    expect(await faintOf('main')).toEqual([])
  })

  it('the words of a lightbox can be read', async () => {
    await page.goto(`${shop.url}/studio`, { waitUntil: 'networkidle' })
    await page.locator('main .sqs-gallery a').first().click()
    await page.locator('.sqs-lightbox-overlay .meta-title').waitFor()
    expect(await faintOf('.sqs-lightbox-overlay')).toEqual([])
  })

  it('announcement, popup, the question about cookies and the bar for phones can be read', async () => {
    await switchNoticesOn()
    await page.goto(`${shop.url}/about`, { waitUntil: 'networkidle' })
    await page.locator('.sqs-cookie-banner-v2').waitFor()
    expect(await faintOf('.sqs-announcement-bar')).toEqual([])
    expect(await faintOf('.sqs-cookie-banner-v2')).toEqual([])
    expect(await faintOf('.sqs-mobile-info-bar')).toEqual([])
    await page.getByRole('button', { name: 'Decline' }).click()
    await page.locator('.sqs-popup-overlay[open]').waitFor()
    expect(await faintOf('.sqs-popup-overlay')).toEqual([])
    expect(problems).toEqual([])
  })
})

function sheetNamed(wanted: string): Sheet {
  const sheet = sheets.find(({ name }) => name === wanted)
  if (!sheet) throw new Error(`There is no sheet ${wanted}.`)
  return sheet
}

/** A comment of a visitor, with a link, and the owner's answer, which approves it. */
async function publishComment(): Promise<void> {
  const { item } = await (await fetch(`${shop.url}${post}?format=json`)).json()
  const words = { body: 'I like it. https://example.org', authorName: 'Ana' }
  await owner.http.send('POST', `/api/content/items/${item.id}/comments`, words)
  const { rows } = await (await owner.http.get('/api/panel/comments')).json()
  await owner.http.send('POST', `/api/panel/comments/${rows[0].id}/answers`, { body: 'Thank you, Ana.' })
}

async function switchNoticesOn(): Promise<void> {
  const response = await saveSettings(owner.http, '/api/panel/notices', {
    announcementBar: {
      textHtml: '<p>The kiln is open on <a href="/events">Saturday</a>.</p>',
      link: null,
      isClosable: true,
    },
    popup: {
      headline: 'Ten off the first mug',
      bodyHtml: '<p>Write to us, <a href="/contact">here</a>.</p><ul><li>And say hello</li></ul>',
      action: { label: 'See the mugs', url: '/shop', opensWindow: false },
      position: 'CENTER_CENTER',
      trigger: { kind: 'delay', seconds: 0 },
      repeatDays: 0,
      collectionIds: [],
    },
    cookieBanner: {
      textHtml: '<p>We count visits, as <a href="/privacy">we say here</a>.</p>',
      acceptLabel: 'Accept',
      declineLabel: 'Decline',
      position: 'bottom',
      theme: 'dark',
      isRestrictive: true,
    },
    mobileInfoBar: {
      theme: 'light',
      showsEmail: true,
      showsPhone: true,
      showsLocation: true,
      showsHours: true,
    },
  })
  expect(response.ok).toBe(true)
}
