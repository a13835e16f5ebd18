import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { findAccessibilityProblems } from '../testing/axe.ts'
import { openBrowser, openPage } from '../testing/browser.ts'
import { openShop } from '../testing/open-shop.ts'
import { becomeOwner, type Owner } from '../testing/owner.ts'
import { read } from '../testing/read.ts'
import type { ShopProcess } from '../testing/start-shop.ts'
import { pixelsTooWide } from '../testing/width.ts'

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

interface SetUp {
  readonly areas: readonly { readonly id: string }[]
}

const base = '/api/panel/members'
const email = 'grace@example.org'
const password = 'red kettle, blue kettle'

/** The address of the link of a mail, as soon as the mail is there. */
async function linkOf(): Promise<string> {
  const find = async () => {
    const { rows } = await read<{ rows: { id: string; to: string }[] }>(owner.http, '/api/panel/mail')
    const id = rows.find(({ to }) => to === email)?.id
    if (!id) return ''
    const { mail } = await read<{ mail: { content: { text: string } | null } }>(
      owner.http,
      `/api/panel/mail/${id}`,
    )
    return mail.content?.text.match(/\/account\/confirm\?\S+/)?.[0] ?? ''
  }
  await expect.poll(find, { timeout: 20_000 }).toContain('token')
  return find()
}

it('a visitor meets an area, becomes a member by a mailed link, and sees what is in it', async () => {
  const found = await read<{ things: { kind: string; id: string }[] }>(
    owner.http,
    `${base}/things?kind=page&q=about`,
  )
  const things = found.things.map(({ kind, id }) => ({ kind, id }))
  const area = { name: 'Friends of the studio', deniedText: 'Letters for friends', things }
  const { areas } = (await (await owner.http.send('POST', `${base}/areas`, area)).json()) as SetUp
  const areaIds = areas.map(({ id }) => id)
  const plan = { name: 'Friend', description: '', areaIds, price: { kind: 'free' }, isOffered: true }
  expect((await owner.http.send('POST', `${base}/plans`, plan)).status).toBe(200)

  const { page } = await openPage(browser)
  await page.goto(`${shop.url}/about`)
  await page.getByRole('heading', { level: 1, name: 'Friends of the studio' }).waitFor()
  expect(await findAccessibilityProblems(page)).toEqual([])
  await page.getByRole('link', { name: 'Join: Friend' }).click()
  await page.getByRole('heading', { level: 1, name: 'Join: Friend' }).waitFor()
  expect(await findAccessibilityProblems(page)).toEqual([])
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await pixelsTooWide(page)).toBe(0)
  const form = page.locator('form[action="/account/join"]')
  await form.getByLabel('Name').fill('Grace')
  await form.getByLabel('Email').fill(email)
  await form.getByLabel(/^Password/).fill(password)
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: 'This site sends no mail yet' }).waitFor()

  await page.goto(shop.url + (await linkOf()))
  await page.getByLabel(/^The password/).fill(password)
  await page.keyboard.press('Enter')
  await page.getByText('You are a member now: Friend.').waitFor()
  expect(await findAccessibilityProblems(page)).toEqual([])
  await page.getByRole('link', { name: 'Go on to what you wanted to see' }).click()
  await expect.poll(() => new URL(page.url()).pathname).toBe('/about')
  await page.getByRole('heading', { level: 1, name: /about/i }).first().waitFor()
  await page.goto(`${shop.url}/account/memberships`)
  await page.getByText('Member since').waitFor()
  expect(await findAccessibilityProblems(page)).toEqual([])
})
