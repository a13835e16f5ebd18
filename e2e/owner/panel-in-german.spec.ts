import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { findAccessibilityProblems } from '../testing/axe.ts'
import { openBrowser, openPage } from '../testing/browser.ts'
import { orderBody } from '../testing/guest.ts'
import { HttpVisitor } from '../testing/http-visitor.ts'
import { isThere } from '../testing/is-there.ts'
import { openShop } from '../testing/open-shop.ts'
import { becomeOwner, type Owner } from '../testing/owner.ts'
import { openRoom, signIn } from '../testing/panel-screen.ts'
import { prepareCheckout } from '../testing/prepare-checkout.ts'
import type { ShopProcess } from '../testing/start-shop.ts'
import { pixelsTooWide } from '../testing/width.ts'

let shop: ShopProcess
let browser: Browser
let account: Owner
let owner: Page
let problems: readonly string[]
beforeAll(async () => {
  shop = await openShop()
  browser = await openBrowser()
  account = await becomeOwner(shop)
  await buyMug()
  ;({ page: owner, problems } = await openPage(browser, { viewport: { width: 1440, height: 1000 } }))
  await signIn(owner, shop, account)
})
afterAll(async () => {
  await browser.close()
  await shop.close()
})

async function buyMug(): Promise<void> {
  const visitor = new HttpVisitor(shop.url)
  const { item } = await visitor.pageData('/shop/morning-mug')
  const sku = item?.structuredContent.variants[0]?.sku ?? ''
  const { cartToken, shippingOptionKey } = await prepareCheckout(visitor, { itemId: item?.id ?? '', sku })
  await visitor.send('POST', '/api/2/commerce/orders', orderBody(cartToken, shippingOptionKey))
}

const languageOf = (page: Page) => page.locator('html').getAttribute('lang')

it('an owner chooses German, and reads the panel in German from then on', async () => {
  expect(await languageOf(owner)).toBe('en')
  await owner.goto(`${shop.url}/config/account`)
  const form = owner.getByRole('form', { name: 'Language of the panel' })
  await form.getByRole('combobox').selectOption('Deutsch')
  await form.getByRole('button', { name: 'Save' }).click()
  await owner.getByRole('heading', { level: 1, name: 'Ihr Konto' }).waitFor()
  expect(await languageOf(owner)).toBe('de')

  await openRoom(owner, 'Bestellungen')
  await owner.getByRole('columnheader', { name: 'Kunde' }).waitFor()
  await owner.getByText('Zu erledigen').first().waitFor()
  await owner.getByText('Warten seit zwei Tagen').waitFor()
  await owner.reload()
  await owner.getByRole('heading', { level: 1, name: 'Bestellungen' }).waitFor()
  expect(await languageOf(owner)).toBe('de')
  expect(await findAccessibilityProblems(owner)).toEqual([])
  expect(problems).toEqual([])
})

it('no room is wider than a phone because German words are long', async () => {
  await owner.setViewportSize({ width: 390, height: 844 })
  const tooWide: string[] = []
  const rooms = {
    '': /1001/,
    '/orders': /1001/,
    '/products': /Morning mug/,
    '/settings': /Titel und Logo/,
    '/account': /owner@example\.org/,
    '/media': /\.(jpe?g|png|webp)/,
  }
  for (const [room, shows] of Object.entries(rooms)) {
    await owner.goto(`${shop.url}/config${room}`)
    await isThere(owner, shows)
    if ((await pixelsTooWide(owner)) > 0) tooWide.push(room)
  }
  expect(tooWide).toEqual([])
  expect(await findAccessibilityProblems(owner)).toEqual([])
})

it('the choice goes along to another browser, and a browser in German is asked to sign in in German', async () => {
  const { page: elsewhere } = await openPage(browser)
  await signIn(elsewhere, shop, account)
  await elsewhere.getByRole('heading', { level: 1, name: /^Hallo/ }).waitFor()
  expect(await languageOf(elsewhere)).toBe('de')

  const { page: stranger } = await openPage(browser, { locale: 'de-AT' })
  await stranger.goto(`${shop.url}/config`)
  await stranger.getByRole('button', { name: 'Anmelden' }).waitFor()
  expect(await languageOf(stranger)).toBe('de')
  expect(await findAccessibilityProblems(stranger)).toEqual([])
})
