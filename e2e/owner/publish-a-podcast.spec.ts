import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { findAccessibilityProblems } from '../testing/axe.ts'
import { openBrowser, openPage } from '../testing/browser.ts'
import { openShop } from '../testing/open-shop.ts'
import { becomeOwner } from '../testing/owner.ts'
import { save, signIn } from '../testing/panel-screen.ts'
import type { ShopProcess } from '../testing/start-shop.ts'
import { pixelsTooWide } from '../testing/width.ts'

let shop: ShopProcess
let browser: Browser
let page: Page
let problems: readonly string[]
beforeAll(async () => {
  shop = await openShop()
  const owner = await becomeOwner(shop)
  browser = await openBrowser()
  const opened = await openPage(browser, { viewport: { width: 1440, height: 900 } })
  page = opened.page
  problems = opened.problems
  await signIn(page, shop, owner)
})
afterAll(async () => {
  await browser.close()
  await shop.close()
})

const button = (name: string) => page.getByRole('button', { name, exact: true })

it('an owner makes a podcast of the journal', async () => {
  await page.goto(`${shop.url}/config/pages`)
  await page.getByRole('link', { name: 'Journal', exact: true }).first().click()
  await page.getByLabel('This blog is a podcast').check()
  await page.getByLabel('Title of the show').fill('Voices of the tide')
  await page.getByRole('combobox', { name: 'Category' }).fill('visual')
  await page.getByRole('option', { name: 'Arts › Visual Arts' }).click()
  const cover = await page.evaluate(() => {
    const canvas = document.createElement('canvas')
    canvas.width = 1_500
    canvas.height = 1_500
    return canvas.toDataURL('image/png').split(',')[1] ?? ''
  })
  const picture = page.getByRole('group', { name: 'Picture of the show' })
  const file = { name: 'cover.png', mimeType: 'image/png', buffer: Buffer.from(cover, 'base64') }
  await picture.locator('input[type=file]').first().setInputFiles(file)
  await picture.getByLabel(/^Describe/).waitFor()
  expect(await findAccessibilityProblems(page)).toEqual([])
  await fitsPhones()
  await save(page)
})

it('and its first episode, whose length is read from the file', async () => {
  await page.getByRole('link', { name: 'Its content' }).click()
  await button('New post').click()
  await page.getByRole('dialog').getByLabel('Title').fill('Low tide')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^(Begin|Create|Add)/ })
    .click()
  const recording = page.getByRole('group', { name: 'Recording', exact: true })
  await recording
    .locator('input[type=file]')
    .setInputFiles({ name: 'Low tide.wav', mimeType: 'audio/wav', buffer: silence(65) })
  await recording.getByRole('link', { name: 'low-tide.wav' }).waitFor()
  expect(await page.getByLabel('Length').inputValue()).toBe('1:05')
  await page.getByLabel('Episode').fill('1')
  expect(await findAccessibilityProblems(page)).toEqual([])
  await fitsPhones()
  await button('Publish').click()
  await page.getByText('Low tide was saved').waitFor()
})

it('visitors hear it, phones jump in it, and podcast apps learn of it', async () => {
  await page.goto(`${shop.url}/journal/low-tide`)
  const player = page.locator('audio')
  expect(await player.getAttribute('src')).toBe('/s/low-tide.wav')
  await player.evaluate(async (audio: HTMLAudioElement) => {
    const heard = (type: string) =>
      new Promise((resolve) => audio.addEventListener(type, resolve, { once: true }))
    audio.preload = 'metadata'
    const isKnown = heard('loadedmetadata')
    audio.load()
    await isKnown
    const isThere = heard('seeked')
    audio.currentTime = 60
    await isThere
  })
  await fitsPhones()
  const feed = await (await fetch(`${shop.url}/journal?format=rss`)).text()
  const bytes = silence(65).length
  expect(feed).toContain(`<enclosure url="${shop.url}/s/low-tide.wav" length="${bytes}" type="audio/wav"/>`)
  expect(feed).toContain('<itunes:duration>65</itunes:duration>')
  expect(feed).toContain('<itunes:category text="Visual Arts"/>')
  expect(problems).toEqual([])
})

/** Looks at the open page as a phone shows it, too. */
async function fitsPhones() {
  await page.setViewportSize({ width: 390, height: 844 })
  await expect.poll(() => pixelsTooWide(page)).toBe(0)
  await page.setViewportSize({ width: 1440, height: 900 })
}

/** So many seconds of silence, as a WAV file of 8,000 bytes a second. */
function silence(seconds: number): Buffer {
  const [rate, size] = [8_000, 8_000 * seconds]
  const head = Buffer.alloc(44)
  head.write('RIFF', 0)
  head.writeUInt32LE(36 + size, 4)
  head.write('WAVEfmt ', 8)
  head.writeUInt32LE(16, 16)
  for (const [value, place] of [
    [1, 20],
    [1, 22],
    [1, 32],
    [8, 34],
  ] as const)
    head.writeUInt16LE(value, place)
  head.writeUInt32LE(rate, 24)
  head.writeUInt32LE(rate, 28)
  head.write('data', 36)
  head.writeUInt32LE(size, 40)
  return Buffer.concat([head, Buffer.alloc(size, 128)])
}
