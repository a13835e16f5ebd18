import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBrowser, openPage } from '../testing/browser.ts'
import { openShop } from '../testing/open-shop.ts'
import { becomeOwner, type Owner } from '../testing/owner.ts'
import { read } from '../testing/read.ts'
import type { ShopProcess } from '../testing/start-shop.ts'

let shop: ShopProcess
let browser: Browser
beforeAll(async () => {
  shop = await openShop({ SITE_DIR: join(import.meta.dirname, '../testing/old-template') })
  browser = await openBrowser()
})
afterAll(async () => {
  await browser.close()
  await shop.close()
})

const seen = (page: Page) => page.evaluate(() => Reflect.get(window, 'seen') as Record<string, unknown>)

async function openOld() {
  const opened = await openPage(browser, { viewport: { width: 1200, height: 900 } })
  await opened.page.goto(`${shop.url}/old`)
  await opened.page.waitForFunction(() => Object(Reflect.get(window, 'seen')).ready === true)
  return opened
}

describe('a template of the old ways', () => {
  it('runs its scripts: YUI, lifecycle, tweaks and its handlers, under the policy of the page', async () => {
    const { page, problems } = await openOld()
    await page.click('#handled')
    await page.click('nav a')
    await page.setViewportSize({ width: 1100, height: 900 })
    await page.waitForFunction(() => Object(Reflect.get(window, 'seen')).resized === true)
    expect(await seen(page)).toMatchObject({
      inline: 'siteTitle',
      initialized: true,
      tweak: '#123456',
      checkbox: 'true',
      account: null,
      fitted: '200px',
      height: 200,
      handler: true,
      delegated: expect.any(String),
    })
    await page.waitForFunction(() => document.querySelector<HTMLElement>('#handled')?.style.opacity === '0.5')
    expect(await page.getAttribute('body', 'class')).toContain('wide-page')
    expect(problems).toEqual([])
  })

  it('lays out a filled picture by its focal point, and again when its frame changes', async () => {
    const { page } = await openOld()
    const placed = () =>
      page
        .locator('#filled')
        .evaluate((image: HTMLElement) => [image.style.width, image.style.height, image.style.top])
    expect(await placed()).toEqual(['400px', '400px', '0px'])
    expect(await page.getAttribute('#filled', 'data-image-resolution')).toBe('500w')
    await page.locator('#frame').evaluate((frame: HTMLElement) => {
      frame.style.width = '600px'
    })
    await page.waitForFunction(() => document.querySelector<HTMLElement>('#filled')?.style.width === '600px')
  })

  it('shows one of the two notations in which it prints times', async () => {
    const { page } = await openOld()
    expect(await page.isVisible('#times .event-time-12hr')).toBe(true)
    expect(await page.isVisible('#times .event-time-24hr')).toBe(false)
    await page.evaluate(() => {
      document.documentElement.lang = 'de'
    })
    expect(await page.isVisible('#times .event-time-12hr')).toBe(false)
    expect(await page.isVisible('#times .event-time-24hr')).toBe(true)
  })

  it('keeps the buttons of the cart readable where it colours all links', async () => {
    const { page } = await openOld()
    await page.goto(`${shop.url}/cart`)
    const look = await page
      .locator('a.cart-continue-button')
      .evaluate((link) => [getComputedStyle(link).color, getComputedStyle(link).textDecorationLine])
    expect(look).not.toContain('rgb(18, 52, 86)')
    expect(look[1]).toBe('none')
  })

  it('moves through a gallery by its controls and keys', async () => {
    const { page } = await openOld()
    const active = () => page.locator('.slide.sqs-active-slide img').getAttribute('alt')
    expect(await active()).toBe('One')
    await page.click('.next')
    expect(await active()).toBe('Two')
    await page.click('.dots a:nth-child(3)')
    expect(await active()).toBe('Three')
    await page.keyboard.press('ArrowRight')
    expect(await active()).toBe('One')
    await page.click('.previous')
    expect(await seen(page)).toMatchObject({ index: 2 })
  })

  it('opens a lightbox that keys move and close', async () => {
    const { page } = await openOld()
    await page.click('#open')
    await page.waitForSelector('.sqs-modal-lightbox-content img[alt="Plain"]')
    expect(await page.textContent('.sqs-lightbox-meta')).toBe('One')
    await page.keyboard.press('ArrowRight')
    await page.waitForSelector('#second')
    await page.keyboard.press('Escape')
    expect(await page.locator('.sqs-lightbox-overlay').count()).toBe(0)
  })

  it('shows a video’s frame when asked, and runs nothing else of the stored code', async () => {
    const { page } = await openOld()
    await page.click('.sqs-video-overlay')
    expect(await page.getAttribute('.sqs-video-wrapper iframe', 'src')).toBe(
      'https://player.example/1?autoplay=1',
    )
    expect(await seen(page)).not.toHaveProperty('stolen')
  })

  it('sends a form that it wrote out to the form of the site that has its id, and a sign-up that its own block wrote', async () => {
    const owner = await becomeOwner(shop)
    await place(owner, 'oldForms', 'form', {
      formId: 'oldform',
      fields: [{ id: 'email-yui_3_1', type: 'email', title: 'E-mail', isRequired: true }],
    })
    await place(owner, 'oldNews', 'newsletter', { title: 'Old news', buttonLabel: 'Tell me' })
    const { page, problems } = await openOld()
    await page.getByLabel('E-mail').fill('nobody')
    await page.getByRole('button', { name: 'Send it' }).click()
    await page.getByText(/Email is not valid/).waitFor()
    await page.getByLabel('E-mail').fill('ada@example.org')
    await page.getByRole('button', { name: 'Send it' }).click()
    await page.getByText('We got it.').waitFor()
    const { rows: sent } = await read<{ rows: object[] }>(owner.http, '/api/panel/form-submissions')
    expect(sent).toMatchObject([{ formId: 'oldform', email: 'ada@example.org' }])

    await page.getByLabel('Email address').fill('ben@example.org')
    await page.getByRole('button', { name: 'Tell me' }).click()
    await page.getByText('Thank you!').waitFor()
    const { rows: subscribers } = await read<{ rows: object[] }>(owner.http, '/api/panel/subscribers')
    expect(subscribers).toMatchObject([{ email: 'ben@example.org', state: 'waiting' }])
    expect(problems).toEqual([])
    await page.context().close()
  })

  it('shows its pictures to visitors without scripts', async () => {
    const { page } = await openPage(browser, { javaScriptEnabled: false })
    await page.goto(`${shop.url}/old`)
    const box = await page.locator('#plain').boundingBox()
    expect(box).toMatchObject({ width: 300, height: 300 })
    await page.goto(`${shop.url}/journal`)
    expect(await page.locator('img[data-src]:not([src])').count()).toBe(0)
  })
})

/** Puts a block into an area of its own. */
async function place(owner: Owner, field: string, type: string, value: object): Promise<void> {
  const rows = [{ columns: [{ span: 12, blocks: [{ id: 'old', type, value }] }] }]
  const body = { layout: { layout: { rows } }, updatedAtMs: null }
  expect((await owner.http.send('PUT', `/api/panel/layouts/field/${field}`, body)).status).toBe(200)
}
