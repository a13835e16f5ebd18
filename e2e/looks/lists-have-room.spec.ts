import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openBrowser, openPage } from '../testing/browser.ts'
import { openShop } from '../testing/open-shop.ts'
import { becomeOwner, type Owner } from '../testing/owner.ts'
import { signIn } from '../testing/panel-screen.ts'
import { placeOrders } from '../testing/place-orders.ts'
import type { ShopProcess } from '../testing/start-shop.ts'

let shop: ShopProcess
let owner: Owner
let browser: Browser
beforeAll(async () => {
  shop = await openShop()
  owner = await becomeOwner(shop)
  await placeOrders(shop, owner, 2)
  browser = await openBrowser()
})
afterAll(async () => {
  await browser.close()
  await shop.close()
})

it.each([360, 390, 768, 1024, 1440, 1920])(
  'lists on a screen %i pixels wide hide nothing beyond their edge, and break no date',
  async (width) => {
    const { page } = await openPage(browser, { viewport: { width, height: 900 }, hasTouch: width < 500 })
    await signIn(page, shop, owner)
    const found: Record<string, string[]> = {}
    for (const room of ['orders', 'products', 'inventory', 'customers']) {
      await page.goto(`${shop.url}/config/${room}`)
      await page.locator('[data-list-row]').first().waitFor()
      found[room] = await page.evaluate(findListProblems)
    }
    expect(found).toEqual({ orders: [], products: [], inventory: [], customers: [] })
    await page.context().close()
  },
)

it('the grid of products takes the room that a wide screen has', async () => {
  const { page } = await openPage(browser, { viewport: { width: 1920, height: 1000 } })
  await signIn(page, shop, owner, '/config/products/grid')
  await page.getByRole('region', { name: 'Product grid' }).waitFor()
  expect(await widthOf(page, '.dsg-container')).toBeGreaterThan(1600)
  await page.context().close()
})

function widthOf(page: Page, part: string): Promise<number> {
  return page.locator(part).evaluate((element) => element.clientWidth)
}

/** Runs in the page: what of a list is cut off or broken. */
function findListProblems(): string[] {
  const isCut = (element: Element) => element.scrollWidth > element.clientWidth + 1
  const tables = [...document.querySelectorAll('main table')].map((table) => table.parentElement ?? table)
  const scrollers = [...document.querySelectorAll('main .mantine-ScrollArea-viewport'), ...tables]
  const dates = [...document.querySelectorAll('main td[data-kind=moment]')].filter(
    (cell) => (cell.firstElementChild?.getBoundingClientRect().height ?? 0) > 30,
  )
  const search = document.querySelector('[data-list-search]')
  const sort = document.querySelector('select[aria-label="Sort by"]')
  return [
    document.documentElement.scrollWidth > innerWidth && 'page too wide',
    scrollers.some(isCut) && 'columns beyond the edge',
    dates.length > 0 && 'dates in several lines',
    sort && sort.clientWidth < 150 && 'order cut off',
    search && search.clientWidth < 120 && 'search too narrow',
  ].filter((problem) => typeof problem === 'string')
}
