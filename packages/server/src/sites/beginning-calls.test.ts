import { readSeed } from '@vitrine/site/seed/read-seed'
import { demoSiteDir, prepareFilling } from '@vitrine/site/seed/seed-site'
import { seededSite } from '@vitrine/site/seed/seeded-site'
import type { SiteStore } from '@vitrine/store/store'
import {
  buildCart,
  buildEntry,
  buildImage,
  buildMug,
  buildOrder,
  newId,
} from '@vitrine/store/testing/builders'
import { byTitle, everyRow } from '@vitrine/store/testing/list-ask'
import { settingStore } from '@vitrine/store/testing/setting-store'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type OpenSite, openSite } from '../testing/open-site.ts'
import { signInAs } from '../testing/sign-in.ts'
import { openVisitor, type Visitor } from '../testing/visit.ts'

const websiteId = newId()
const host = 'demo.example'
let open: OpenSite
let store: SiteStore
let owner: Visitor

beforeEach(async () => {
  open = await openSite()
  const { services } = open
  store = settingStore(services.store.site(websiteId))
  const seed = await readSeed(demoSiteDir)
  if (!seed) throw new Error('There is no demo')
  const keepPicture: typeof services.keepPicture = async ({ id }) => ({
    ok: true,
    image: buildImage({ id }),
    bytes: 1,
  })
  const { pictureOf, fill } = await prepareFilling(seed, {
    websiteId,
    services: { ...services, keepPicture },
  })
  const site = seededSite(seed.site, pictureOf)
  await services.store.sites.add(
    { ...site, id: websiteId, hosts: [host], templateId: 'sites/demo' },
    { fill, limitMs: 60_000 },
  )
  owner = await openVisitor(open.app, host)
  await signInAs(owner, store, ['admin'])
})
afterEach(() => open.close())

const dataOf = async (path: string) => (await open.get(`${path}?format=json`, { host })).json()
const begin = (keepsChanged: boolean, more: object = {}) =>
  owner.send('POST', '/api/panel/demo/replacement', {
    content: 'empty',
    title: 'My own',
    templateId: 'sites/demo',
    keepsChanged,
    ...more,
  })

/** What the addresses of the sitemap answer with. */
async function sitemapAnswers(): Promise<Readonly<Record<string, number>>> {
  const { body } = await open.get('/sitemap.xml', { host })
  const paths = [...body.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname)
  const answers = await Promise.all(
    paths.map(async (path) => [path, (await open.get(path, { host })).statusCode] as const),
  )
  return Object.fromEntries(answers)
}

/** An owner changed one product of the demo and made another; a visitor has both kinds in a cart, and there is an order. */
async function useTheDemo() {
  const [first, second] = (await store.products.listed(everyRow(byTitle))).rows
  if (!first || !second) throw new Error('The demo has no products')
  const own = buildMug({ id: newId(), collectionId: first.collectionId, urlId: 'own-mug', title: 'Own mug' })
  const mixed = buildCart({
    entries: [buildEntry({ itemId: second.id }), buildEntry({ itemId: own.id })],
  })
  const demoOnly = buildCart({ entries: [buildEntry({ itemId: second.id })] })
  const order = buildOrder({ number: 1 })
  await store.transaction(async (tables) => {
    await tables.products.save({ ...first, title: 'Changed', updatedAtMs: first.updatedAtMs + 1 })
    await tables.products.save(own)
    await tables.carts.save(mixed)
    await tables.carts.save(demoOnly)
    await tables.orders.insert(order)
  })
  return { own, mixed, demoOnly, order }
}

const titles = async () => (await store.products.listed(everyRow(byTitle))).rows.map(({ title }) => title)

describe('an empty site', () => {
  it('takes no orders, by test cards neither, until its owner chooses a way to pay', async () => {
    expect((await begin(false)).status).toBe(200)
    expect((await store.site.read()).store.payments).toMatchObject({ test: false, manual: [] })
  })

  it('asks visitors for nothing that its owner did not switch on, and keeps what they set', async () => {
    const { store: shop, ...site } = await store.site.read()
    expect([shop.hasAccounts, shop.restock?.isOn]).toEqual([true, true])
    await store.transaction((tables) =>
      tables.site.save({ ...site, store: { ...shop, businessName: 'My own works' } }),
    )
    expect((await begin(false)).status).toBe(200)
    const { store: begun } = await store.site.read()
    expect([begun.hasAccounts, begun.restock]).toEqual([undefined, undefined])
    expect(begun.businessName).toBe('My own works')
  })
})

describe('an empty site at home elsewhere', () => {
  const home = { language: 'de-DE', timeZone: 'Europe/Berlin', currency: 'EUR' }

  it('keeps its clock, measures and sells in the money of its country', async () => {
    expect((await begin(false, { home })).status).toBe(200)
    expect(await store.site.read()).toMatchObject({
      language: 'de-DE',
      timeZone: 'Europe/Berlin',
      store: { currency: 'EUR', measurement: 'metric', taxInterpretation: 'inclusive' },
    })
    const pages = await store.collections.list()
    expect(pages.find(({ isHomepage }) => isHomepage)?.navigationTitle).toBe('Startseite')
  })

  it('is not begun in another currency than that in which something of one’s own is meant', async () => {
    await useTheDemo()
    const before = await titles()
    const refused = await begin(true, { home })
    expect([refused.status, refused.json]).toMatchObject([
      400,
      { errors: { currency: expect.stringContaining('What is your own here is meant in USD.') } },
    ])
    expect([(await store.site.read()).store.currency, await titles()]).toEqual(['USD', before])
    expect((await begin(true, { home: { ...home, currency: 'USD' } })).status).toBe(200)
  })

  it('is not begun in another currency than that of rates that its owner set', async () => {
    await store.transaction(async (tables) => {
      const site = await tables.site.read()
      const rate = { key: 'own', name: 'Own', kind: 'flat', priceCents: 700 } as const
      const shippingZones = [{ key: 'own', name: 'Here', countries: ['US'], rates: [rate] }]
      await tables.site.save({ ...site, store: { ...site.store, shippingZones } })
    })
    expect((await begin(false, { home })).status).toBe(400)
    expect((await store.site.read()).store).toMatchObject({
      currency: 'USD',
      shippingZones: [{ key: 'own' }],
    })
    expect(await titles()).not.toEqual([])
  })

  it('is not begun at a place that there is not', async () => {
    const refused = await begin(false, { home: { language: 'xx', timeZone: 'Mars/Base', currency: 'XXX' } })
    expect([refused.status, Object.keys((refused.json as { errors: object }).errors)]).toEqual([
      400,
      ['language', 'timeZone', 'currency'],
    ])
    expect(await titles()).not.toEqual([])
  })
})

describe('the sitemap', () => {
  it('names nothing that is not there, neither with the demo nor without it', async () => {
    const full = await sitemapAnswers()
    expect(Object.keys(full).length).toBeGreaterThan(20)
    expect(Object.entries(full).filter(([, status]) => status !== 200)).toEqual([])
    expect((await begin(false)).status).toBe(200)
    expect(await sitemapAnswers()).toEqual({ '/': 200, '/shop': 200, '/journal': 200 })
  })
})

describe('the demo content', () => {
  it('is counted, with what was changed since it came', async () => {
    await useTheDemo()
    const { json } = await owner.get('/api/panel/demo')
    expect(json).toMatchObject({ isThere: true, title: '', changed: [{ kind: 'product', title: 'Changed' }] })
    const { pages, products, items, pictures } = json as Record<string, number>
    expect([pages, products, items, pictures].every((count) => Number(count) > 3)).toBe(true)
  })

  it('goes in one act: the own product, the changed one, the order and the own entry of a cart stay', async () => {
    const { mixed, demoOnly, order, own } = await useTheDemo()
    const audit = await open.services.store.audit()
    expect((await begin(true)).status).toBe(200)
    expect(await titles()).toEqual(['Changed', 'Own mug'])
    expect((await store.carts.findByToken(mixed.token))?.entries.map(({ itemId }) => itemId)).toEqual([
      own.id,
    ])
    expect(await store.carts.findByToken(demoOnly.token)).toBeUndefined()
    expect(await store.orders.find(order.id)).toBeDefined()
    expect((await owner.get('/api/panel/demo')).json).toMatchObject({ isThere: false })
    expect((await begin(true)).status).toBe(409)
    expect(await open.services.store.audit()).toEqual(audit)
    // The shop stays, and nothing in a menu leads to what is gone from it.
    const { navigation } = await store.site.read()
    expect(JSON.stringify(navigation)).not.toContain('/shop/')
  })

  it('goes with what was changed in it, if that is wished, and leaves a site of one’s own', async () => {
    await useTheDemo()
    expect((await begin(false)).status).toBe(200)
    expect(await titles()).toEqual(['Own mug'])
    expect((await dataOf('/')).website).toMatchObject({ siteTitle: 'My own', location: { addressLine1: '' } })
    expect((await dataOf('/journal')).items ?? []).toEqual([])
    const start = (await owner.get('/api/panel/start')).json
    expect(start).toMatchObject({ waiting: { productsLow: 0 } })
    const home = await open.get('/', { host })
    expect([home.statusCode, home.body]).toEqual([200, expect.stringMatching(/href="\/shop"/)])
    expect(home.body).not.toMatch(/Red Hook|slow mornings|Barge|Half past six/i)
    expect(await store.images.list()).toHaveLength(0)
    expect(await store.forms.list()).toEqual([])
    expect((await store.collections.list()).map(({ urlId }) => urlId).toSorted()).toEqual([
      'journal',
      'shop',
      'welcome',
    ])
  })

  it('begins with a home page in the site’s own name that leads on, and with nothing of the demo’s at any address of the template', async () => {
    expect((await begin(false)).status).toBe(200)
    const home = (await open.get('/', { host })).body
    expect(home).toMatch(/<h1[^>]*>My own<\/h1>/)
    expect(home).toMatch(/sqs-block-button-element" href="\/shop"/)
    expect(home).toMatch(/sqs-block-button-element" href="\/journal"/)
    expect(home).not.toContain('class="mark"')
    const asked = ['/home', '/contact', '/page', '/nowhere'].map((path) => open.get(path, { host }))
    const pages = await Promise.all(asked)
    expect(pages.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404])
    expect(pages.map(({ body }) => body).join()).not.toMatch(/the tide|kiln|Barge|the shelf|harbour/i)
    expect((await open.get('/shop', { host })).body).not.toMatch(/kiln|Barge|harbour/i)
  })

  it('promises and links nothing on a product page that its owner did not write, and no delivery either', async () => {
    await useTheDemo()
    const [first] = (await store.products.listed(everyRow(byTitle))).rows
    const shown = (await open.get(`/shop/${first?.urlId}`, { host })).body
    expect(shown).toMatch(
      /Free ground shipping[\s\S]*Thirty days[\s\S]*href="\/shipping-and-returns">Returns</,
    )
    expect((await begin(false)).status).toBe(200)
    const own = await open.get('/shop/own-mug', { host })
    expect([own.statusCode, own.body]).toEqual([200, expect.stringContaining('Own mug')])
    expect(own.body).not.toMatch(
      /ground shipping|Thirty days|shipping-and-returns|href="\/care"|footer-hours/,
    )
  })

  it('shows what was written into any of its pages, the home and the contact page too', async () => {
    const pages = (await store.collections.list()).filter(({ urlId }) => ['home', 'contact'].includes(urlId))
    await store.transaction(async (tables) => {
      for (const page of pages) await tables.collections.save({ ...page, bodyHtml: '<p>Typed words</p>' })
    })
    expect((await open.get('/', { host })).body).toContain('<p>Typed words</p>')
    expect((await open.get('/contact', { host })).body).toContain('<p>Typed words</p>')
  })

  it('shows at the foot of each page the opening hours of its owner', async () => {
    expect((await begin(false)).status).toBe(200)
    const { value, version } = (await owner.get('/api/panel/settings/business')).json as {
      readonly value: { readonly hours: object }
      readonly version: string
    }
    const hours = { ...value.hours, saturday: { text: '', ranges: [{ from: 540, to: 720 }] } }
    expect(
      (await owner.send('PUT', '/api/panel/settings/business', { value: { ...value, hours }, version }))
        .status,
    ).toBe(200)
    const foot = (await open.get('/', { host })).body
    expect(foot).toMatch(/Saturday<\/span> 9:00 AM – 12:00 PM<[\s\S]*Sunday<\/span> Closed</)
  })

  it('gives the site a short name of its title, spelled as its language does', async () => {
    const home = { language: 'de-DE', timeZone: 'Europe/Berlin', currency: 'EUR' }
    await begin(false, { title: 'Töpferei Böhm', home })
    expect(await store.site.read()).toMatchObject({ identifier: 'toepferei-boehm' })
  })

  it('leaves the title that was given, so that naming the site is done', async () => {
    const setUp = async () => (await owner.get('/api/panel/start')).json
    expect(await setUp()).toMatchObject({ setUp: { isNamed: false } })
    expect((await begin(false)).status).toBe(200)
    expect(await setUp()).toMatchObject({ setUp: { isNamed: true, takesPayment: false } })
  })

  it('is not replaced by other samples over what was made since', async () => {
    await useTheDemo()
    const answer = await begin(true, { content: 'samples', title: '' })
    expect([answer.status, await titles()]).toEqual([409, expect.arrayContaining(['Own mug', 'Changed'])])
  })

  it('goes whole or not at all', async () => {
    const before = await titles()
    expect((await begin(true, { title: ' ' })).status).toBe(400)
    expect((await begin(true, { templateId: 'sites/nowhere' })).status).toBe(400)
    expect(await titles()).toEqual(before)
    expect((await owner.get('/api/panel/demo')).json).toMatchObject({ isThere: true })
  })
})
