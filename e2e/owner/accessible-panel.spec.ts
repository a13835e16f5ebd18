import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findAccessibilityProblems } from '../testing/axe.ts'
import { openBrowser, openPage } from '../testing/browser.ts'
import { orderBody } from '../testing/guest.ts'
import { HttpVisitor } from '../testing/http-visitor.ts'
import { openShop } from '../testing/open-shop.ts'
import { becomeOwner, type Owner } from '../testing/owner.ts'
import { signIn } from '../testing/panel-screen.ts'
import { prepareCheckout } from '../testing/prepare-checkout.ts'
import type { ShopProcess } from '../testing/start-shop.ts'
import { pixelsTooWide } from '../testing/width.ts'

let shop: ShopProcess
let owner: Owner
let browser: Browser
let productId: string
let orderId: string
beforeAll(async () => {
  shop = await openShop()
  owner = await becomeOwner(shop)
  browser = await openBrowser()
  productId = await buyMug()
  orderId = await newestOrder()
  await leaveComment()
  await switchNoticesOn()
})
afterAll(async () => {
  await browser.close()
  await shop.close()
})

describe.each([
  ['a phone', { width: 390, height: 844 }],
  ['a desktop', { width: 1440, height: 900 }],
])('on %s', (_name, viewport) => {
  it('no screen of the panel has an accessibility violation, an error or is wider than the screen', async () => {
    const { page, problems } = await openPage(browser, { viewport })
    await page.goto(`${shop.url}/config`)
    await page.getByRole('button', { name: 'Sign in' }).waitFor()
    expect(await findAccessibilityProblems(page)).toEqual([])
    await signIn(page, shop, owner)
    const found: Record<string, unknown> = {}
    for (const { path, shows } of screens()) found[path] = await look(page, path, shows)
    expect(found).toEqual(Object.fromEntries(screens().map(({ path }) => [path, []])))
    expect(problems).toEqual([])
    await page.context().close()
  })
})

/** Every screen behind the door, and a text by which it is known to be there. */
function screens(): readonly { readonly path: string; readonly shows: RegExp }[] {
  return [
    { path: '/config', shows: /1001/ },
    { path: '/config/orders', shows: /1001/ },
    { path: `/config/orders/${orderId}`, shows: /grace@example\.org/ },
    { path: `/config/orders/${orderId}/packing-slip`, shows: /Harbor Street/ },
    { path: '/config/products', shows: /Morning mug/ },
    { path: '/config/products/new', shows: /Variants|Price/ },
    { path: `/config/products/${productId}`, shows: /Variants|Price/ },
    { path: '/config/comments', shows: /How visitors may comment/ },
    { path: '/config/website', shows: /Cookie banner/ },
    { path: '/config/website?tab=redirects', shows: /Rules/ },
    { path: '/config/website?tab=password', shows: /Who can see the site/ },
    { path: '/config/design', shows: /Ready-made looks/ },
    { path: '/config/settings/business', shows: /Opening hours/ },
    { path: '/config/settings/region', shows: /Time zone/ },
    { path: '/config/settings/seo', shows: /In search results/ },
    { path: '/config/settings/code', shows: /Only code that you trust/ },
    { path: '/config/settings/legal', shows: /Privacy policy/ },
    { path: '/config/mailbox', shows: /1001/ },
    { path: '/config/no-such-room', shows: /./ },
  ]
}

async function look(page: Page, path: string, shows: RegExp): Promise<readonly string[]> {
  await page.goto(shop.url + path)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.getByText(shows).first().waitFor()
  // A screen may wait for several things at a time.
  const waits = page.getByRole('status', { name: /^Loading/ })
  await expect.poll(() => waits.count(), { timeout: 30_000 }).toBe(0)
  const problems = await findAccessibilityProblems(page)
  const beyond = await pixelsTooWide(page)
  return beyond > 0 ? [...problems, `is ${beyond} pixels wider than the screen`] : problems
}

async function buyMug(): Promise<string> {
  const visitor = new HttpVisitor(shop.url)
  const { item } = await visitor.pageData('/shop/morning-mug')
  const id = item?.id ?? ''
  const sku = item?.structuredContent.variants[0]?.sku ?? ''
  const { cartToken, shippingOptionKey } = await prepareCheckout(visitor, { itemId: id, sku })
  await visitor.send('POST', '/api/2/commerce/orders', orderBody(cartToken, shippingOptionKey))
  return id
}

async function newestOrder(): Promise<string> {
  const answer = await owner.http.get('/api/panel/orders')
  const { orders } = (await answer.json()) as { orders: { id: string }[] }
  return orders[0]?.id ?? ''
}

async function leaveComment(): Promise<void> {
  const visitor = new HttpVisitor(shop.url)
  const { item } = await visitor.pageData('/journal/how-a-mug-is-made')
  const left = await visitor.send('POST', `/api/content/items/${item?.id}/comments`, {
    body: 'Is there a green one?',
    authorName: 'Ana',
  })
  expect(left.status).toBe(200)
}

/** A part that is switched on shows its fields. */
async function switchNoticesOn(): Promise<void> {
  const isOn = await owner.http.send('PUT', '/api/panel/notices', {
    announcementBar: { textHtml: '<p>Open on Saturday</p>', link: null, isClosable: true },
    popup: {
      headline: 'Ten off',
      bodyHtml: '<p>The first mug.</p>',
      action: null,
      position: 'CENTER_CENTER',
      trigger: { kind: 'delay', seconds: 600 },
      repeatDays: 30,
      collectionIds: [],
    },
    cookieBanner: {
      textHtml: '<p>This site uses cookies.</p>',
      acceptLabel: 'Accept',
      declineLabel: 'Decline',
      position: 'bottom',
      theme: 'light',
      isRestrictive: true,
    },
    mobileInfoBar: {
      theme: 'light',
      showsEmail: true,
      showsPhone: true,
      showsLocation: true,
      showsHours: true,
    },
  })
  expect(isOn.status).toBe(200)
}
