import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { findAccessibilityProblems } from '../testing/axe.ts'
import { openBrowser, openPage } from '../testing/browser.ts'
import { openShop } from '../testing/open-shop.ts'
import { becomeOwner, type Owner } from '../testing/owner.ts'
import { signIn } from '../testing/panel-screen.ts'
import { read } from '../testing/read.ts'
import { type Stranger, strangerTo } from '../testing/seen.ts'
import type { ShopProcess } from '../testing/start-shop.ts'
import { pixelsTooWide } from '../testing/width.ts'

let shop: ShopProcess
let owner: Owner
let stranger: Stranger
let browser: Browser
let page: Page
let problems: readonly string[]
beforeAll(async () => {
  shop = await openShop()
  owner = await becomeOwner(shop)
  stranger = strangerTo(shop)
  for (const title of ['Glaze of ash', 'Glaze of iron', 'Open studio']) await beginPost(title)
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

const soon = { timeout: 15_000 }
const item = (title: string) => page.getByRole('link', { name: title, exact: true })
const mugPost = () => page.getByRole('link', { name: 'How a mug is made' })
const selection = () => page.getByRole('region', { name: 'Selection' })
const button = (name: string) => page.getByRole('button', { name, exact: true })

it('a draft is found among all items, and what is searched and narrowed stays as a view', async () => {
  await page.goto(`${shop.url}/config/content/all`)
  await mugPost().waitFor()
  await page.getByRole('searchbox').fill('glaz')
  await mugPost().waitFor({ state: 'detached' })
  await button('Add filter').click()
  await button('Status').last().click()
  await page.getByRole('checkbox', { name: 'Draft' }).check()
  await button('Apply').click()
  await expect.poll(() => new URL(page.url()).search, soon).toBe('?q=glaz&f=state:is:draft')
  await button('View').click()
  await page.getByRole('menuitem', { name: 'Save as new view…' }).click()
  await page.getByLabel('Name').fill('Glazes to publish')
  await page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click()
  const tab = page
    .getByRole('navigation', { name: 'Views of items' })
    .getByRole('link', { name: 'Glazes to publish' })
  await expect.poll(() => tab.getAttribute('aria-current'), soon).toBe('true')
  await page.reload()
  await expect.poll(() => tab.getAttribute('aria-current'), soon).toBe('true')
  await item('Glaze of ash').waitFor()
  await item('Glaze of iron').waitFor()
  expect(await item('Open studio').count()).toBe(0)
})

it('both are published at once, seen by visitors, and taken back', async () => {
  await page.getByRole('checkbox', { name: 'Select this page' }).check()
  await selection().getByText('2 items selected').waitFor()
  expect(await findAccessibilityProblems(page)).toEqual([])
  await selection().getByRole('button', { name: 'Publish', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('2 will change', { exact: true }).waitFor()
  expect(await findAccessibilityProblems(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Publish', exact: true }).click()
  const strip = page.getByRole('region', { name: 'Publish', exact: true })
  await strip.getByRole('button', { name: 'Undo' }).waitFor()
  expect(await stranger.status('/journal/glaze-of-ash')).toBe(200)
  expect(await stranger.status('/journal/glaze-of-iron')).toBe(200)
  expect(await stranger.status('/journal/open-studio')).toBe(404)
  await strip.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => stranger.status('/journal/glaze-of-ash'), soon).toBe(404)
  await expect.poll(() => stranger.status('/journal/glaze-of-iron'), soon).toBe(404)
  await item('Glaze of ash').waitFor()
  expect(await findAccessibilityProblems(page)).toEqual([])
})

it('on a phone the acts that find no room are in a menu', async () => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('checkbox', { name: 'Select Glaze of ash' }).check()
  await selection().getByRole('button', { name: 'More', exact: true }).click()
  const terms = page.getByRole('menuitem', { name: 'Tags and categories' })
  await terms.waitFor()
  expect(await findAccessibilityProblems(page)).toEqual([])
  expect(await pixelsTooWide(page)).toBe(0)
  await terms.click()
  await page.getByRole('dialog').getByLabel('Tag', { exact: true }).fill('clay')
  expect(await findAccessibilityProblems(page)).toEqual([])
  expect(problems).toEqual([])
})

async function beginPost(title: string): Promise<void> {
  const { collections } = await read<{ collections: readonly { id: string; title: string }[] }>(
    owner.http,
    '/api/panel/content-collections',
  )
  const collectionId = collections.find((each) => each.title === 'Journal')?.id
  const body = { collectionId, kind: 'text', customType: null, title }
  const answer = await owner.http.send('POST', '/api/panel/items', body)
  expect(answer.status).toBe(200)
}
