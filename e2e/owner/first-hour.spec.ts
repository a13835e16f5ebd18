import { fileURLToPath } from 'node:url'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openBrowser, openPage } from '../testing/browser.ts'
import { fillAddress } from '../testing/checkout-screen.ts'
import { guest } from '../testing/guest.ts'
import { openShop } from '../testing/open-shop.ts'
import { addPicture, openRoom, openSettings, save } from '../testing/panel-screen.ts'
import { type Stranger, strangerTo } from '../testing/seen.ts'
import type { ShopProcess } from '../testing/start-shop.ts'

// The first hour of an owner with a mouse, from the link that the server printed to the first order: each step goes on where the one before ended.

const account = { name: 'Ada Owner', email: 'ada@example.org', password: 'a long pass phrase for tests' }
const picture = fileURLToPath(new URL('../../sites/demo/content/images/bud-vase-clay.jpg', import.meta.url))
const logo = fileURLToPath(new URL('../../sites/demo/content/images/bud-vase-moss.jpg', import.meta.url))

let shop: ShopProcess
let browser: Browser
let page: Page
let problems: string[]
let stranger: Stranger
beforeAll(async () => {
  shop = await openShop()
  stranger = strangerTo(shop)
  browser = await openBrowser()
  ;({ page, problems } = await openPage(browser, { viewport: { width: 1440, height: 900 } }))
})
afterAll(async () => {
  await browser.close()
  await shop.close()
})

const field = (name: string | RegExp) => page.getByRole('textbox', { name, exact: true })
const press = (name: string) => page.getByRole('button', { name, exact: true }).click()

/** The steps until the first sale that are done, as the start room has them. */
async function stepsDone(): Promise<readonly string[]> {
  await page.getByRole('navigation').getByRole('link', { name: 'Start' }).click()
  const steps = page.getByRole('region', { name: 'Until your first sale' })
  await steps.waitFor()
  return steps
    .getByRole('listitem')
    .filter({ has: page.getByLabel('Done:') })
    .allInnerTexts()
}

it('an owner makes the account, chooses an empty site, and is shown the steps until the first sale', async () => {
  await page.goto(shop.firstOwnerLink)
  await field('Your name').fill(account.name)
  await page.getByLabel('Email').fill(account.email)
  await page.getByRole('textbox', { name: 'Password' }).fill(account.password)
  await press('Create account and go on')
  await page.getByRole('radio', { name: 'An empty site' }).check()
  await field('Title of your site').fill('Harbor Pots')
  await press('Make this my site')
  await page.getByRole('heading', { name: 'Hello, Ada Owner' }).waitFor()
  // What the site begins with is not asked again.
  await page.goto(`${shop.url}/config/begin`)
  await page.getByRole('heading', { level: 1, name: 'Hello, Ada Owner' }).waitFor()
  await expect.poll(stepsDone).toEqual(['Name your site', 'Open the site to visitors'])
  expect(await stranger.html('/')).toContain('Harbor Pots')
  // What she signs in with is hers.
  expect(await stranger.html('/')).not.toContain(account.email)
  expect(await stranger.status('/shop/morning-mug')).toBe(404)
})

it('names the business, shows the logo, and says who sends mail', async () => {
  await openSettings(page, 'Title and logo')
  await field('Title').fill('Harbour Pots')
  await addPicture(page.getByRole('group', { name: 'Logo' }), logo)
  await save(page)
  const { website } = await stranger.data('/')
  expect(website).toMatchObject({
    siteTitle: 'Harbour Pots',
    logoImageUrl: expect.stringContaining('bud-vase-moss'),
  })
  expect(await stranger.html('/')).toContain(website.logoImageUrl)

  await openSettings(page, 'Business and contact')
  await field('Street and number').fill('12 Quay')
  await field('Email').fill('hello@harbour-pots.org')
  await save(page)
  expect((await stranger.data('/')).website.location.addressLine1).toBe('12 Quay')

  await openSettings(page, 'Mail')
  await field('Name').fill('Harbour Pots')
  await save(page)
  await expect
    .poll(stepsDone)
    .toEqual(
      expect.arrayContaining([
        'Show your logo',
        'Say where your business is',
        'Give a contact address, to which visitors answer your mail',
        'Name the sender of your mail',
      ]),
    )
})

it('says how it is paid, where it sends to, and what tax there is', async () => {
  await openSettings(page, 'Payments')
  await page.getByText('Nobody can pay yet').waitFor()
  await press('Bank transfer')
  await field('Instructions').fill('IBAN DE00 1234')
  await save(page)

  await openSettings(page, 'Shipping and pickup')
  await press('Add a zone')
  await field('Zone').fill('Home')
  await chooseCountry('Countries')
  await press('Add a rate')
  await field('Rate').fill('Parcel')
  await field(/^Costs/).fill('5')
  await save(page)

  await openSettings(page, 'Taxes')
  await press('Add a rate')
  await chooseCountry('Country')
  await field('Rate (%)').fill('10')
  await save(page)
  await expect
    .poll(stepsDone)
    .toEqual(
      expect.arrayContaining(['Say how you are paid', 'Say how orders reach buyers', 'Decide on taxes']),
    )
})

async function chooseCountry(label: string): Promise<void> {
  await page.getByRole('combobox', { name: label, exact: true }).first().fill('United States')
  await page.getByRole('option', { name: 'United States', exact: true }).click()
}

it('makes a page and gives it its place in the menu', async () => {
  await openRoom(page, 'Pages')
  await press('Add page')
  const dialog = page.getByRole('dialog', { name: 'Add a page' })
  await dialog.getByRole('textbox', { name: 'Title' }).fill('Opening')
  await dialog.getByRole('button', { name: 'Add page' }).click()
  await page.getByRole('heading', { level: 1, name: 'Opening' }).waitFor()
  expect((await stranger.data('/opening')).collection.title).toBe('Opening')
  expect(await stranger.menu(['Opening', 'Shop'])).toEqual(['Shop', 'Opening'])

  await openRoom(page, 'Pages')
  const menu = page.getByRole('region', { name: 'Main Navigation' })
  await menu.getByRole('button', { name: 'Move Opening' }).dragTo(menu.getByRole('listitem').first(), {
    targetPosition: { x: 40, y: 4 },
  })
  await expect.poll(() => stranger.menu(['Opening', 'Shop'])).toEqual(['Opening', 'Shop'])
})

it('writes a post, which nobody sees before it is published', async () => {
  await openRoom(page, 'Content')
  await press('New post')
  const dialog = page.getByRole('dialog', { name: 'New post' })
  await dialog.getByRole('textbox', { name: 'Title' }).fill('We open')
  await dialog.getByRole('button', { name: 'Begin' }).click()
  await field('Body').fill('Come and see.')
  await save(page)
  expect(await stranger.status('/journal/we-open')).toBe(404)
  await press('Publish')
  await page.getByText('Published', { exact: true }).first().waitFor()
  expect((await stranger.data('/journal/we-open')).item.title).toBe('We open')
  expect(await stranger.html('/journal')).toContain('We open')
})

it('puts a product with a picture on sale, which the next visitor sees', async () => {
  await openRoom(page, 'Products')
  await page
    .getByRole('link', { name: /add product|new product/i })
    .first()
    .click()
  await field('Title').fill('First pot')
  await addPicture(page.getByRole('region', { name: 'Pictures' }), picture)
  await page.getByLabel('Describe picture 1').fill('A pot of clay')
  await field(/^Price/).fill('24')
  await page.getByLabel('In stock').fill('3')
  await press('Save')
  await page.waitForURL(/\/products\/[0-9a-f-]{20,}/)
  const { item } = await stranger.data('/shop/first-pot')
  expect(item).toMatchObject({ title: 'First pot', assetUrl: expect.stringContaining('bud-vase-clay') })
  expect(await stranger.html('/shop')).toContain('First pot')
})

it('keeps the site to itself, and opens it', async () => {
  await openSettings(page, 'Who can see the site')
  await page.getByRole('radio', { name: /^Only/ }).check()
  await save(page)
  expect(await stranger.status('/shop/first-pot')).toBe(403)
  await expect.poll(stepsDone).not.toContain('Open the site to visitors')
  await openSettings(page, 'Who can see the site')
  await page.getByRole('radio', { name: /^Everybody/ }).check()
  await save(page)
  expect(await stranger.status('/shop/first-pot')).toBe(200)
})

it('a visitor buys the first pot, and the owner sends it', async () => {
  const { page: buyer, problems: buyersProblems } = await openPage(browser)
  await buyer.goto(`${shop.url}/shop/first-pot`)
  await buyer.locator('.sqs-add-to-cart-button').first().click()
  await buyer.getByText('Added!').first().waitFor()
  await buyer.goto(`${shop.url}/commerce/goto-checkout`)
  await fillAddress(buyer, guest)
  await buyer.getByText('IBAN DE00 1234').waitFor()
  // 24.00 for the pot, 5.00 for the parcel, and a tenth of both as tax.
  await buyer.getByRole('button', { name: 'Place order · $31.90' }).click()
  await buyer.waitForURL(/order-confirmed/)
  await buyer.getByText('IBAN DE00 1234').first().waitFor()
  await buyer.context().close()

  await openRoom(page, 'Orders')
  await page
    .getByRole('link', { name: /1001|grace/i })
    .first()
    .click()
  await page.getByRole('button', { name: 'Mark as paid' }).first().click()
  await page.getByRole('dialog').getByRole('button', { name: /paid/i }).click()
  await page
    .getByRole('button', { name: /^Fulfill/ })
    .first()
    .click()
  const dialog = page.getByRole('dialog', { name: /Fulfill order/ })
  await dialog.getByLabel('Tracking number').fill('TRACK-1')
  await dialog.getByRole('button', { name: 'Mark as fulfilled' }).click()
  await page
    .getByText(/TRACK-1/)
    .first()
    .waitFor()
  expect([...problems, ...buyersProblems]).toEqual([])
})
