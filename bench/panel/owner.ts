import type { BrowserContext, Page } from 'playwright-core'
import type { ShopProcess } from '../../e2e/testing/start-shop.ts'

/** Makes the first owner of a shop and enters its panel; returns the page with the start room. */
export async function enterPanel(context: BrowserContext, shop: ShopProcess): Promise<Page> {
  const page = await context.newPage()
  const link = new URL(shop.firstOwnerLink)
  await page.goto(shop.url + link.pathname + link.search)
  await page.getByLabel('Your name').fill('Ada Owner')
  await page.getByLabel('E-mail').fill('ada@example.org')
  await page.getByRole('textbox', { name: 'Password' }).fill('a password of some length')
  await page.getByRole('button', { name: 'Create account' }).click()
  // A new owner is asked what the site is to be; the bench stays with the demo.
  await page.getByRole('heading', { name: 'What should your site be?' }).waitFor()
  await page.goto(`${shop.url}/config/`)
  await page.getByRole('heading', { name: 'Hello' }).waitFor()
  return page
}

/** Addresses of the rooms: those that navigation and settings lead to, the account, and a record of each list that has one. */
export async function findRooms(page: Page, url: string): Promise<readonly string[]> {
  const found = new Set<string>(['/config/account'])
  await page.goto(`${url}/config/settings`)
  await page.getByRole('heading', { name: 'Settings', level: 1 }).waitFor()
  await page.waitForLoadState('networkidle')
  for (const address of await addressesIn(page)) found.add(address)
  for (const list of ['/config/products', '/config/pages']) {
    if (!found.has(list)) continue
    await page.goto(url + list)
    await page.waitForLoadState('networkidle')
    const record = (await addressesIn(page)).find(
      (address) => address.startsWith(`${list}/`) && !address.endsWith('/new'),
    )
    if (record) found.add(record)
  }
  return [...found].toSorted()
}

/** Where the links of a screen lead within the panel, without what stands behind a question mark. */
async function addressesIn(page: Page): Promise<readonly string[]> {
  const hrefs = await page
    .locator('a[href^="/config"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  return hrefs.map((href) => href.split(/[?#]/, 1)[0] ?? '')
}
