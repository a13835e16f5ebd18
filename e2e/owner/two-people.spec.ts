import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openBrowser, openPage } from '../testing/browser.ts'
import { HttpVisitor } from '../testing/http-visitor.ts'
import { openShop } from '../testing/open-shop.ts'
import { becomeOwner, type Owner } from '../testing/owner.ts'
import { signIn } from '../testing/panel-screen.ts'
import { read } from '../testing/read.ts'
import { saveSettings } from '../testing/save-settings.ts'
import type { ShopProcess } from '../testing/start-shop.ts'

let shop: ShopProcess
let owner: Owner
let browser: Browser
let ana: Page
let ben: Page
beforeAll(async () => {
  shop = await openShop()
  owner = await becomeOwner(shop)
  browser = await openBrowser()
  ana = await enter()
  ben = await enter()
})
afterAll(async () => {
  await browser.close()
  await shop.close()
})

/** Somebody at a browser of their own, signed in. */
async function enter(): Promise<Page> {
  const { page } = await openPage(browser, { viewport: { width: 1200, height: 900 } })
  await signIn(page, shop, owner)
  return page
}

/** Both open the same room, before either changes something. */
async function bothOpen(path: string, label: string): Promise<void> {
  for (const page of [ana, ben]) {
    await page.goto(shop.url + path)
    await field(page, label).waitFor()
  }
}

const field = (page: Page, label: string) => page.getByRole('textbox', { name: label, exact: true }).first()
const write = (page: Page, label: string, text: string) => field(page, label).fill(text)
const pressSave = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click()

/** Saves what is chosen from the start. */
async function keepMine(page: Page): Promise<void> {
  await clash(page).getByRole('button', { name: 'Save the choice' }).click()
  await page.getByRole('status').getByText('No changes').waitFor()
}

async function save(page: Page): Promise<void> {
  await pressSave(page)
  await page.getByRole('status').getByText('No changes').waitFor()
}

const notices = '/api/panel/notices'
const patience = { timeout: 15_000 }
const clash = (page: Page) => page.getByRole('dialog', { name: 'Somebody else changed the same' })
const readWebsite = async () =>
  (
    await read<{ website: { siteTitle: string; siteTagLine: string } }>(
      new HttpVisitor(shop.url),
      '/?format=json',
    )
  ).website

it('different fields of the settings, changed by two people, are both kept', async () => {
  await bothOpen('/config/settings/identity', 'Tagline')
  await write(ana, 'Tagline', 'By Ana')
  await save(ana)
  await write(ben, 'Title', 'By Ben')
  await save(ben)
  expect(await readWebsite()).toMatchObject({ siteTitle: 'By Ben', siteTagLine: 'By Ana' })
})

it('the same field of the settings is asked about, and either answer is followed', async () => {
  await bothOpen('/config/settings/identity', 'Tagline')
  await write(ana, 'Tagline', 'Ana again')
  await save(ana)
  await write(ben, 'Tagline', 'Ben again')
  await pressSave(ben)
  await clash(ben).getByText('Tagline', { exact: true }).waitFor()
  expect((await readWebsite()).siteTagLine).toBe('Ana again')
  await keepMine(ben)
  expect((await readWebsite()).siteTagLine).toBe('Ben again')

  await write(ana, 'Tagline', 'Ana once more')
  await pressSave(ana)
  await clash(ana).getByRole('radio', { name: 'Theirs Ben again' }).click()
  await clash(ana).getByRole('button', { name: 'Save the choice' }).click()
  await expect.poll(() => field(ana, 'Tagline').inputValue(), patience).toBe('Ben again')
  expect((await readWebsite()).siteTagLine).toBe('Ben again')
})

it('the same page, changed by two people, is merged field by field and asked about where it must be', async () => {
  const { item } = await new HttpVisitor(shop.url).pageData('/journal/how-a-mug-is-made')
  await bothOpen(`/config/pages/${item?.collectionId}`, 'Description')
  await write(ana, 'Description', 'What Ana says')
  await save(ana)
  await write(ben, 'Title', 'Journal of Ben')
  await save(ben)
  const readPage = async () =>
    (
      await read<{ collection: { title: string; description: string } }>(
        new HttpVisitor(shop.url),
        '/journal?format=json',
      )
    ).collection
  expect(await readPage()).toMatchObject({ title: 'Journal of Ben', description: '<p>What Ana says</p>' })
  await write(ana, 'Title', 'Journal of Ana')
  await pressSave(ana)
  await clash(ana).getByText('Title', { exact: true }).waitFor()
  expect((await readPage()).title).toBe('Journal of Ben')
})

it('the same product, changed by two people, is merged variant by variant and asked about where it must be', async () => {
  const { itemId } = await owner.sell({ title: 'Shared pot', onHand: 3, priceCents: 900 })
  await bothOpen(`/config/products/${itemId}`, 'Title')
  await write(ana, 'Title', 'Pot of Ana')
  await save(ana)
  await write(ben, 'Price (USD)', '12.00')
  await save(ben)
  const readProduct = async () =>
    (
      await read<{ product: { title: string; variants: { priceCents: number }[] } }>(
        owner.http,
        `/api/panel/products/${itemId}`,
      )
    ).product
  expect(await readProduct()).toMatchObject({
    title: 'Pot of Ana',
    variants: [{ priceCents: 1200 }],
  })
  await write(ana, 'Title', 'Pot of Ana again')
  await write(ben, 'Title', 'Pot of Ben')
  await save(ben)
  await pressSave(ana)
  await clash(ana).getByText('Title', { exact: true }).waitFor()
  expect((await readProduct()).title).toBe('Pot of Ben')
  await keepMine(ana)
  expect(await readProduct()).toMatchObject({
    title: 'Pot of Ana again',
    variants: [{ priceCents: 1200 }],
  })
})

it('the same notices, changed by two people, are merged notice by notice and asked about where they must be', async () => {
  const bar = { textHtml: '<p>Open late</p>', link: { url: '/shop', opensWindow: false }, isClosable: true }
  const infoBar = {
    theme: 'light',
    showsEmail: true,
    showsPhone: true,
    showsLocation: true,
    showsHours: true,
  }
  await saveSettings(owner.http, notices, { announcementBar: bar, mobileInfoBar: infoBar })
  await bothOpen('/config/website', 'Leads to')
  await write(ana, 'Leads to', '/about')
  await save(ana)
  await ben.getByRole('checkbox', { name: 'Opening hours' }).uncheck()
  await save(ben)
  const readNotices = async () => (await read<{ value: object }>(owner.http, notices)).value
  expect(await readNotices()).toMatchObject({
    announcementBar: { link: { url: '/about' } },
    mobileInfoBar: { showsHours: false },
  })
  await write(ben, 'Leads to', '/journal')
  await save(ben)
  await write(ana, 'Leads to', '/contact')
  await pressSave(ana)
  await clash(ana).getByText('Announcement bar › Link › Address').waitFor()
  expect(await readNotices()).toMatchObject({ announcementBar: { link: { url: '/journal' } } })
})

it('the same post, changed by two people, is merged field by field and asked about where it must be', async () => {
  const post = '/journal/how-a-mug-is-made'
  const { item } = await new HttpVisitor(shop.url).pageData(post)
  await bothOpen(`/config/content/${item?.collectionId}/${item?.id}`, 'Title')
  await write(ana, 'Title', 'A post of Ana')
  await save(ana)
  await write(ben, 'Title for search engines', 'Found by Ben')
  await save(ben)
  const readPost = async () =>
    (
      await read<{ input: { title: string; seo: { title: string } } }>(
        owner.http,
        `/api/panel/items/${item?.id}`,
      )
    ).input
  expect(await readPost()).toMatchObject({ title: 'A post of Ana', seo: { title: 'Found by Ben' } })
  await write(ana, 'Title', 'A post of Ana again')
  await write(ben, 'Title', 'A post of Ben')
  await save(ben)
  await pressSave(ana)
  await clash(ana).getByText('Title', { exact: true }).waitFor()
  expect((await readPost()).title).toBe('A post of Ben')
  await clash(ana).getByRole('button', { name: 'Save the choice' }).click()
  await expect.poll(async () => (await readPost()).title, patience).toBe('A post of Ana again')
})
