import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { findAccessibilityProblems } from '../testing/axe.ts'
import { openBrowser, openPage } from '../testing/browser.ts'
import { type Device, desktop, phone, turnInto } from '../testing/device.ts'
import { guest, orderBody } from '../testing/guest.ts'
import { HttpVisitor } from '../testing/http-visitor.ts'
import { isThere } from '../testing/is-there.ts'
import { openShop } from '../testing/open-shop.ts'
import { becomeOwner, type Owner } from '../testing/owner.ts'
import { addressOf, panelRoutes } from '../testing/panel-rooms.ts'
import { signIn } from '../testing/panel-screen.ts'
import { prepareCheckout } from '../testing/prepare-checkout.ts'
import { saveSettings } from '../testing/save-settings.ts'
import { findDemoForm, sendDemoForm } from '../testing/send-form.ts'
import type { ShopProcess } from '../testing/start-shop.ts'
import { findTouchProblems } from '../testing/touch.ts'
import { pixelsTooWide } from '../testing/width.ts'

let shop: ShopProcess
let owner: Owner
let browser: Browser
let ids: Readonly<Record<string, string>>
beforeAll(async () => {
  shop = await openShop()
  owner = await becomeOwner(shop)
  browser = await openBrowser()
  ids = { productId: await buyMug(), orderId: await newestOrder(), purpose: 'placed', ...(await findPost()) }
  ids = { ...ids, language: 'de-DE', kind: 'product', id: ids.productId ?? '' }
  ids = { ...ids, customerId: await firstCustomer() }
  await addLanguage()
  await leaveComment()
  ids = {
    ...ids,
    ...(await sendForm()),
    mailId: await newestMail(),
    subscriberId: await addSubscriber(),
    campaignId: await beginCampaign(),
    discountId: await addDiscount(),
    cardId: await issueGiftCard(),
    draftId: await draftOrder(),
    subscriptionId: await subscribe(),
    experimentId: await makeTest(),
  }
  await visitHome()
  await switchNoticesOn()
  ids = { ...ids, actId: await newestAct() }
})
afterAll(async () => {
  await browser.close()
  await shop.close()
})

async function newestMail(): Promise<string> {
  const { rows } = await (await owner.http.get('/api/panel/mail?q=1001')).json()
  return rows[0].id
}

async function newestAct(): Promise<string> {
  const { rows } = await (await owner.http.get('/api/panel/activity')).json()
  return rows[0].id
}

async function addLanguage(): Promise<void> {
  const german = { code: 'de-DE', enabled: true, slugPrefix: '/de', fallback: null }
  const answer = await owner.http.send('PUT', '/api/multilingual/languages', { languages: [german] })
  expect(answer.status).toBe(200)
}

/** Every screen behind the door. */
const fullScreens: readonly Screen[] = [
  { route: '/', shows: /1001/ },
  { route: 'orders', shows: /1001/ },
  { route: 'orders/$orderId', shows: /grace@example\.org/ },
  { route: 'orders/$orderId/packing-slip', shows: /Harbor Street/ },
  { route: 'orders/packing-slips', shows: /Harbor Street/ },
  { route: 'orders/drafts', shows: /Linus/ },
  { route: 'orders/drafts/new', shows: /Add a product/ },
  { route: 'orders/drafts/$draftId', shows: /Nobody can pay it yet/ },
  { route: 'customers', shows: /grace@example\.org/ },
  { route: 'customers/$customerId', shows: /grace@example\.org/ },
  { route: 'exports', shows: /Files of the last seven days/ },
  { route: 'products', shows: /Morning mug/ },
  { route: 'products/grid', shows: /CHAMBER-1/ },
  { route: 'products/import', shows: /A sample file/ },
  { route: 'products/new', shows: /Unlimited/ },
  { route: 'products/$productId', shows: /4 variants/ },
  { route: 'inventory', shows: /Morning mug/ },
  { route: 'discounts', shows: /Spring glaze/ },
  { route: 'discounts/new', shows: /Try it on a cart/i },
  { route: 'discounts/$discountId', shows: /SPRING10/ },
  { route: 'gift-cards', shows: /Grace/ },
  { route: 'gift-cards/$cardId', shows: /Thanks for waiting/ },
  { route: 'subscriptions', shows: /Slow morning coffee/i },
  { route: 'subscriptions/$subscriptionId', shows: /What comes/ },
  { route: 'reviews', shows: /How reviews are shown/ },
  { route: 'restock', shows: /Nobody waits yet/ },
  { route: 'members', shows: /Everything is open to all/ },
  { route: 'pages', shows: /Journal/ },
  { route: 'pages/list', shows: /Journal/ },
  { route: 'pages/$collectionId', shows: /Notes from the studio/ },
  { route: 'begin', shows: /\d+ pages, \d+ products/ },
  { route: 'sites', shows: /Every host that no other site has/ },
  { route: 'media', shows: /\.(jpe?g|png|webp)/ },
  { route: 'content', shows: /Journal/ },
  { route: 'content/authors', shows: /Mei Lindqvist/ },
  { route: 'content/all', shows: /How a mug is made/ },
  { route: 'content/$collectionId', shows: /How a mug is made/ },
  { route: 'content/$collectionId/$itemId', shows: /Patti throws forty/ },
  { route: 'forms', shows: /Ada Byron/ },
  { route: 'forms/all', shows: /Write to us/ },
  { route: 'forms/$formId/edit', shows: /Add a field/ },
  { route: 'forms/submissions/$submissionId', shows: /A vase for the ferry/ },
  { route: 'forms/$formId/targets', shows: /It goes to the inbox alone/ },
  { route: 'newsletter', shows: /grace@example\.org/, warns: /No mail goes out/ },
  { route: 'newsletter/lists', shows: /Asks by mail first/ },
  { route: 'newsletter/import', shows: /How did these people agree/ },
  { route: 'newsletter/subscribers/$subscriberId', shows: /Signed the list at the till/ },
  { route: 'newsletter/campaigns', shows: /News of May/, warns: /No mail goes out/ },
  { route: 'newsletter/campaigns/$campaignId', shows: /Add a block/ },
  { route: 'comments', shows: /Is there a green one\?/ },
  { route: 'website', shows: /This site uses cookies/ },
  { route: 'activity', shows: /Signed in/ },
  { route: 'activity/$actId', shows: /Free ground shipping/ },
  { route: 'redirects', shows: /No redirects yet/ },
  { route: 'redirects/text', shows: /such as \/old-page/ },
  { route: 'design', shows: /#f7f2ea/ },
  { route: 'settings', shows: /Title and logo/ },
  { route: 'settings/identity', shows: /Goods for slow mornings/ },
  { route: 'settings/business', shows: /Tidewater Goods LLC/ },
  { route: 'settings/region', shows: /America\/New York/ },
  { route: 'settings/people', shows: /Nobody is invited at the moment/ },
  { route: 'api-keys', shows: /No keys yet/ },
  { route: 'settings/captcha', shows: /Who tells people from programs/ },
  { route: 'settings/languages', shows: /Further languages/ },
  { route: 'translate', shows: /\d+ of \d+ texts translated/ },
  { route: 'translate/$language/$kind/$id', shows: /Deutsch/ },
  { route: 'settings/places', shows: /Map/i },
  { route: 'settings/seo', shows: /%p — %s/ },
  { route: 'settings/visibility', shows: /Who can see the site/ },
  { route: 'settings/code', shows: /Code here runs for every visitor/, warns: /Only code that you trust/ },
  { route: 'settings/legal', shows: /\/legal\/terms/ },
  { route: 'settings/mails', shows: /Order \{orderNumber\} confirmed/ },
  { route: 'settings/mails/$purpose', shows: /Order #1001 confirmed/ },
  { route: 'settings/currency', shows: /USD: US Dollar/ },
  { route: 'settings/checkout', shows: /VAT number of the buyer/, warns: /No mail goes out/ },
  { route: 'settings/shipping', shows: /Ground, three to five days/ },
  { route: 'settings/taxes', shows: /New York sales tax/ },
  { route: 'settings/invoices', shows: /Who sells/ },
  { route: 'settings/tax-report', shows: /Nothing was paid/ },
  { route: 'settings/payments', shows: /We write to you with our bank details/ },
  { route: 'settings/subscriptions', shows: /After the last try/ },
  { route: 'settings/makers', shows: /Add a maker/ },
  { route: 'settings/merchandising', shows: /^10$/m },
  { route: 'settings/abandoned-carts', shows: /No cart was left yet/ },
  { route: 'settings/donations', shows: /Visitors can give/ },
  { route: 'settings/product-feeds', shows: /product-feeds\/google\.xml/ },
  { route: 'statistics', shows: /Steps towards an order/ },
  { route: 'statistics/reports', shows: /Pages/ },
  { route: 'statistics/speed', shows: /What the measures say|Nothing was measured/ },
  { route: 'statistics/errors', shows: /No errors/ },
  { route: 'settings/statistics', shows: /For your privacy policy/ },
  { route: 'settings/experiments', shows: /calm-headline/ },
  { route: 'settings/experiments/$experimentId', shows: /What visitors get/ },
  { route: 'account', shows: /owner@example\.org/ },
  { route: 'mailbox', shows: /1001/ },
  { route: 'mailbox/$mailId', shows: /1001/ },
  { route: '$', shows: /The address may be mistyped/ },
]

it('every screen of the router is looked at', () => {
  const behindNoDoor = ['first-owner', 'sign-in', 'new-password', 'join']
  const looked = [...behindNoDoor, ...fullScreens.map(({ route }) => route)]
  expect(panelRoutes.filter((route) => !looked.includes(route))).toEqual([])
  expect(looked.filter((route) => !panelRoutes.includes(route))).toEqual([])
})

/** A phone shows the most: by `npm run proofs` a desktop as well. */
const devices = { short: [phone], long: [desktop, phone] }[inject('proofLength')]

/** So many screens are looked at in one test: all at once take longer than a test may. */
const atOnce = 16

const parts = Array.from({ length: Math.ceil(fullScreens.length / atOnce) }, (_, part) => {
  const screens = fullScreens.slice(part * atOnce, (part + 1) * atOnce)
  return { first: screens[0]?.route, last: screens.at(-1)?.route, screens }
})

it.each(parts)(
  'no full screen from $first to $last has an accessibility violation, an error, is wider than the screen or missed by a finger',
  async ({ screens }) => {
    const { page, problems } = await openPage(browser)
    await signIn(page, shop, owner)
    expect(await lookAtAll(page, shop, screens, devices)).toEqual([])
    expect(problems).toEqual([])
    await page.context().close()
  },
)

/** Who comes without a link is told what is wrong with the address. */
const doors: readonly Screen[] = [
  { route: 'first-owner', shows: /./, warns: /The address is not complete/ },
  { route: 'sign-in', shows: /Password/ },
  { route: 'new-password', shows: /./, warns: /The address is not complete/ },
  { route: 'join', shows: /./, warns: /This invitation was used/ },
]

it.each(doors)('the door $route has no violation', async (door) => {
  const { page } = await openPage(browser)
  expect(await lookAtAll(page, shop, [door], devices)).toEqual([])
  await page.context().close()
})

/** Each of these screens is looked at with rows in it above: by `npm run proofs` without. */
it.skipIf(inject('proofLength') === 'short')(
  'no screen of an empty site has an accessibility violation, an error or is wider than the screen',
  async () => {
    const empty = await openShop()
    const emptyOwner = await becomeOwner(empty)
    const begun = { content: 'empty', title: 'Harbour', templateId: null, keepsChanged: false }
    expect((await emptyOwner.http.send('POST', '/api/panel/demo/replacement', begun)).status).toBe(200)
    const { page, problems } = await openPage(browser)
    await signIn(page, empty, emptyOwner)
    // What is set is there on any site.
    const screens = fullScreens.filter(({ route }) => !route.includes('/$') && !route.startsWith('settings/'))
    const found = await lookAtAll(
      page,
      empty,
      screens.map(({ route, search }) => ({ route, search, shows: /./, warns: /./ })),
      [phone],
    )
    expect([found, problems]).toEqual([[], []])
    await page.context().close()
    await empty.close()
  },
)

/** Each screen asks several times before it gives up, which takes minutes in all: by `npm run proofs`. */
it.skipIf(inject('proofLength') === 'short')(
  'no screen whose every call fails has an accessibility violation or is wider than the screen',
  async () => {
    const { page } = await openPage(browser)
    await signIn(page, shop, owner)
    await page.context().route(
      (url) => url.pathname.startsWith('/api/') && url.pathname !== '/api/panel/session',
      (route) => route.fulfill({ status: 500, json: { message: 'Something went wrong.' } }),
    )
    const found = await lookAtAll(
      page,
      shop,
      fullScreens.map(({ route, search }) => ({ route, search, shows: /./, warns: /./ })),
      [phone],
    )
    expect(found).toEqual([])
    await page.context().close()
  },
)

/** A screen by its route, and a text or value by which what it shows is known to be there. */
interface Screen {
  readonly route: string
  readonly search?: string | undefined
  readonly shows: RegExp
  /** What it is meant to warn of; any other warning says that something could not be done. */
  readonly warns?: RegExp
}

/** Looks at screens in two tabs, on each device; gives what is wrong, each with the address. */
async function lookAtAll(
  page: Page,
  at: ShopProcess,
  screens: readonly Screen[],
  devices: readonly Device[],
): Promise<readonly string[]> {
  const waiting = [...screens]
  const found: string[] = []
  const work = async (tab: Page) => {
    for (let screen = waiting.shift(); screen; screen = waiting.shift())
      found.push(...(await look(tab, at, screen, devices)))
  }
  const second = await page.context().newPage()
  second.setDefaultTimeout(30_000)
  await Promise.all([work(page), work(second)])
  return found
}

async function look(
  page: Page,
  at: ShopProcess,
  { route, search, shows, warns }: Screen,
  devices: readonly Device[],
): Promise<readonly string[]> {
  const path = addressOf(route, ids) + (search ?? '')
  await goTo(page, at.url + path)
  const found: string[] = []
  for (const device of devices) {
    await turnInto(page, device)
    await isThere(page, shows)
    const warnings = await page.locator('main [role=alert]:not(:empty)').allInnerTexts()
    found.push(
      ...warnings.filter((text) => text !== '' && !warns?.test(text)).map((text) => `${path} warns: ${text}`),
    )
    found.push(...(await findProblems(page, device)).map((problem) => `${path}, ${device.name}: ${problem}`))
  }
  return found
}

/** Goes to a screen as by a link of the panel, which loads nothing of it again; from outside of the panel by its address. */
async function goTo(page: Page, url: string): Promise<void> {
  if (!page.url().startsWith(new URL('/config/', url).href)) {
    await page.goto(url)
    return
  }
  await page.evaluate((address) => {
    for (const title of document.querySelectorAll('h1')) title.setAttribute('data-left', '')
    history.pushState(null, '', address)
  }, url)
  await page.locator('h1[data-left]').waitFor({ state: 'detached' })
}

async function findProblems(page: Page, device: Device): Promise<readonly string[]> {
  const problems = await findAccessibilityProblems(page)
  const beyond = await pixelsTooWide(page)
  const missed = device.hasTouch ? await lastingTouchProblems(page) : []
  const wide = beyond > 0 ? [`is ${beyond} pixels wider than the screen`] : []
  return [...problems, ...missed, ...wide]
}

/** A list becomes tiles some pictures after the screen became a phone, more of them on a busy machine: what is measured must last. */
async function lastingTouchProblems(page: Page): Promise<readonly string[]> {
  let found = await page.evaluate(findTouchProblems)
  for (let look = 0; look < 4 && found.length > 0; look += 1) {
    await page.waitForTimeout(400)
    found = await page.evaluate(findTouchProblems)
  }
  return found
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
  const { rows } = (await answer.json()) as { rows: { id: string }[] }
  return rows[0]?.id ?? ''
}

async function firstCustomer(): Promise<string> {
  const answer = await owner.http.get('/api/panel/customers')
  const { rows } = (await answer.json()) as { rows: { id: string }[] }
  return rows[0]?.id ?? ''
}

/** A post of the journal and where it stands. */
async function findPost(): Promise<{ readonly itemId: string; readonly collectionId: string }> {
  const { item } = await new HttpVisitor(shop.url).pageData('/journal/how-a-mug-is-made')
  return { itemId: item?.id ?? '', collectionId: item?.collectionId ?? '' }
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

/** Puts somebody on the list of the newsletter; returns what the owner finds them by. */
async function addSubscriber(): Promise<string> {
  const body = {
    listId: 'newsletter',
    email: 'grace@example.org',
    name: 'Grace',
    consent: 'Signed the list at the till.',
  }
  const added = await owner.http.send('POST', '/api/panel/subscribers', body)
  expect(added.status).toBe(200)
  return (await added.json()).subscriber.id
}

/** Begins a campaign to the list of the newsletter; returns what the owner finds it by. */
async function beginCampaign(): Promise<string> {
  const body = { name: 'News of May', listId: 'newsletter' }
  const begun = await owner.http.send('POST', '/api/panel/campaigns', body)
  expect(begun.status).toBe(200)
  return (await begun.json()).campaign.id
}

/** Makes a test of two variants; returns what the owner finds it by. */
async function makeTest(): Promise<string> {
  const variants = ['calm', 'loud'].map((name) => ({ name, percent: 50 }))
  const body = { name: 'calm-headline', type: 'test', description: '', variants }
  return (await (await owner.http.send('POST', '/api/panel/experiments', body)).json()).id
}

/** A person's browser: programs, as those of tests say that they are, are not counted. */
const userAgent =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36'

async function visitHome(): Promise<void> {
  const page = await browser.newPage({ userAgent })
  const hit = page.waitForResponse((answer) => answer.url().includes('/api/census/RecordHit'))
  await page.goto(shop.url)
  await hit
  await page.close()
}

/** Adds a discount with a code; returns what the owner finds it by. */
async function addDiscount(): Promise<string> {
  const everything = { productIds: [], categories: [], tags: [] }
  const body = {
    name: 'Spring glaze',
    trigger: 'code',
    code: 'SPRING10',
    effect: { kind: 'percentage', appliesTo: 'order', milliPercent: 10_000 },
    goods: everything,
    includesSaleItems: true,
    minimumCents: 0,
    minimumQuantity: 0,
    startsAtMs: null,
    endsAtMs: null,
    usageLimit: null,
    isOncePerCustomer: false,
    combinesWith: [],
    priority: 0,
    isStopped: false,
  }
  const added = await owner.http.send('POST', '/api/panel/discounts', body)
  expect(added.status).toBe(200)
  return (await added.json()).id
}

/** Issues a gift card by hand; returns what the owner finds it by. */
async function issueGiftCard(): Promise<string> {
  const body = {
    cents: 2_500,
    recipientEmail: 'grace@example.org',
    recipientName: 'Grace',
    senderName: 'Tidewater',
    message: 'Thanks for waiting',
    deliverOn: '',
    reason: 'A parcel that came late',
  }
  const issued = await owner.http.send('POST', '/api/panel/gift-cards', body)
  expect(issued.status).toBe(200)
  return (await issued.json()).card.id
}

/** Drafts an order for a customer; returns what the owner finds it by. */
async function draftOrder(): Promise<string> {
  const line = { kind: 'free', id: 'a', title: 'A vase', quantity: 1, unitPriceCents: 4_000 }
  const { address } = guest
  const body = {
    lines: [{ ...line, isSent: true, taxClass: 'standard' }],
    email: 'linus@example.org',
    phone: '',
    shippingAddress: { ...address, firstName: 'Linus' },
    billingAddress: null,
    discount: { kind: 'percentage', name: 'For friends', milliPercent: 10_000 },
    delivery: { name: 'By bike', priceCents: 0 },
    message: 'As we said.',
    note: '',
    validDays: 14,
  }
  const kept = await owner.http.send('POST', '/api/panel/order-drafts', body)
  expect(kept.status).toBe(200)
  return (await kept.json()).proposal.id
}

/** Subscribes to a coffee; returns what the owner finds it by. */
async function subscribe(): Promise<string> {
  const visitor = new HttpVisitor(shop.url)
  const { item } = await visitor.pageData('/shop/slow-morning-coffee')
  const wanted = { itemId: item?.id, sku: 'SUB-WHOLE' }
  const begun = await visitor.send('POST', '/api/3/commerce/cart/subscription', wanted)
  const { cartToken } = await begun.json()
  const order = { ...orderBody(cartToken, 'us-ground'), acceptsRenewal: true }
  expect((await visitor.send('POST', '/api/2/commerce/orders', order)).status).toBe(200)
  const listed = await (await owner.http.get('/api/panel/subscriptions')).json()
  return listed.rows[0].id
}

/** Writes to the shop by the form of its contact page; returns what the owner finds it by. */
async function sendForm(): Promise<Readonly<Record<string, string>>> {
  const visitor = new HttpVisitor(shop.url)
  const formId = await findDemoForm(visitor)
  expect((await sendDemoForm(visitor, formId, 'A vase for the ferry')).status).toBe(200)
  const { rows } = await (await owner.http.get('/api/panel/form-submissions')).json()
  return { formId, submissionId: rows[0].id }
}

/** A part that is switched on shows its fields. */
async function switchNoticesOn(): Promise<void> {
  const isOn = await saveSettings(owner.http, '/api/panel/notices', {
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
