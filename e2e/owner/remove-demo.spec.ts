import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openBrowser, openPage } from '../testing/browser.ts'
import { HttpVisitor } from '../testing/http-visitor.ts'
import { openShop } from '../testing/open-shop.ts'
import { becomeOwner, type Owner } from '../testing/owner.ts'
import { signIn } from '../testing/panel-screen.ts'
import type { ShopProcess } from '../testing/start-shop.ts'

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

/** What the demo shows to visitors: a page, a post, a product, a category of the shop. */
const ofTheDemo = ['/shop/morning-mug', '/journal/how-a-mug-is-made', '/about']

const statusOf = async (path: string) => (await new HttpVisitor(shop.url).get(path)).status

/** What everybody can read of the site, in one text. */
async function readAll(): Promise<string> {
  const visitor = new HttpVisitor(shop.url)
  const paths = ['/', '/?format=json', '/shop', '/shop?format=json', '/journal', '/journal?format=rss']
  const answers = await Promise.all(
    [...paths, '/sitemap.xml', '/search?q=mug'].map(async (path) => (await visitor.get(path)).text()),
  )
  // The template keeps its name.
  return answers.join('\n').replaceAll('"templateId":"Tidewater"', '')
}

it('the demo is taken away in one act, what the owner made stays, and a visitor sees none of it', async () => {
  await owner.sell({ title: 'Own pot', onHand: 2, priceCents: 1800 })
  expect(await Promise.all(ofTheDemo.map(statusOf))).toEqual([200, 200, 200])
  const { page, problems } = await openPage(browser, { viewport: { width: 1440, height: 900 } })
  await signIn(page, shop, owner)

  await page.getByRole('button', { name: 'Remove the demo content' }).click()
  const dialog = page.getByRole('dialog', { name: 'Remove the demo content?' })
  await dialog.getByText(/13 pages, 33 products/).waitFor()
  await dialog.getByRole('textbox', { name: 'Title of your site' }).fill('Harbour Pots')
  await dialog.getByRole('button', { name: 'Remove the demo content' }).click()
  await page.getByText('The demo content is gone').first().waitFor()
  await page.getByRole('button', { name: 'Remove the demo content' }).waitFor({ state: 'detached' })

  expect(await Promise.all(ofTheDemo.map(statusOf))).toEqual([404, 404, 404])
  const all = await readAll()
  expect(all.match(/Tidewater|"tidewater"|Morning mug|How a mug is made|Card \(test\)/)?.[0]).toBeUndefined()
  expect(all).toContain('Harbour Pots')
  expect(await statusOf('/shop/own-pot')).toBe(200)
  // What was pressed is gone: whoever goes by the keyboard is not left nowhere.
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1')
  expect(problems).toEqual([])
})
