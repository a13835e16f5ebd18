import type { Role } from '@vitrine/domain/owners/role'
import { tablesHolding } from '@vitrine/store/testing/tables-holding'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { pruneVisits } from '../jobs/prune.ts'
import { fillCart, orderRequest, placeOrder } from '../testing/check-out.ts'
import { type OpenShop, openShop } from '../testing/open-shop.ts'
import { signInAs } from '../testing/sign-in.ts'
import type { Visitor } from '../testing/visit.ts'

const day = '2026-03-01'
const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.1 Mobile/15E148 Safari/604.1'
const computer = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0'

let shop: OpenShop
let owner: Visitor

const open = async (options: Parameters<typeof openShop>[0] = {}) => {
  shop = await openShop(options)
  owner = await shop.visitor()
  await signInAs(owner, shop.store, ['admin'])
}
beforeEach(() => open())
afterEach(() => shop.close())

/** A call as a browser of a visitor makes it. */
async function tell(url: string, payload: object, headers: object = {}, from?: Visitor) {
  const visitor = from ?? (await shop.visitor())
  return shop.app.inject({
    method: 'POST',
    url,
    payload,
    cookies: Object.fromEntries(visitor.cookies),
    remoteAddress: '198.51.100.77',
    headers: { 'user-agent': phone, 'x-csrf-token': visitor.cookies.get('crumb') ?? '', ...headers },
  })
}

const hit = (url: string, more: object = {}, headers: object = {}, from?: Visitor) =>
  tell('/api/census/RecordHit', { data: JSON.stringify({ url, ...more }) }, headers, from)
const event = (name: string, fields: object = {}, from?: Visitor) =>
  tell('/api/events/RecordEvent', { event: name, data: JSON.stringify(fields) }, {}, from)
const overview = async () =>
  (await owner.get(`/api/panel/insight/overview?from=${day}&to=${day}`)).json as {
    total: object
    steps: { step: string; visits: number }[]
    liveVisits: number
  }
const report = async (subject: string, more = '') =>
  (
    (await owner.get(`/api/panel/insight/report?subject=${subject}&from=${day}&to=${day}${more}`)).json as {
      rows: object[]
    }
  ).rows

describe('what visitors’ browsers tell', () => {
  it('is answered at once by nothing, without a cookie', async () => {
    const answer = await hit('http://localhost/shop')
    expect([answer.statusCode, answer.body, answer.headers['set-cookie']]).toEqual([204, '', undefined])
  })

  it('is counted as one visit with its pages, and where it came from', async () => {
    const from = { referrer: 'https://www.google.com/search?q=jars' }
    await hit('http://localhost/shop?utm_source=x&email=ada%40example.com', from)
    await hit('http://localhost/shop/mug')
    await hit('http://localhost/shop')
    await hit('http://localhost/about', { referrer: 'blog.example' }, { 'user-agent': computer })
    expect(await overview()).toMatchObject({ total: { visits: 2, views: 4 }, liveVisits: 2 })
    expect(await report('page', '&sort=views')).toMatchObject([
      { key: '/shop', visits: 1, views: 2 },
      { key: '/about', visits: 1, views: 1 },
      { key: '/shop/mug', visits: 1, views: 1 },
    ])
    expect(await report('entry')).toMatchObject([{ key: '/about' }, { key: '/shop', visits: 1 }])
    expect(await report('channel')).toMatchObject([{ key: 'campaign' }, { key: 'referral', visits: 1 }])
    expect(await report('source')).toMatchObject([{ key: 'blog.example' }, { key: 'x' }])
    expect(await report('device')).toMatchObject([{ key: 'computer' }, { key: 'phone', visits: 1 }])
    expect(await report('browser')).toMatchObject([{ key: 'Firefox' }, { key: 'Safari', visits: 1 }])
  })

  it('begins another visit when no page was shown for half an hour, and not before', async () => {
    await hit('http://localhost/shop')
    await overview()
    shop.clock.nowMs += 30 * 60_000 - 1
    await hit('http://localhost/shop')
    expect(await overview()).toMatchObject({ total: { visits: 1, views: 2 } })
    shop.clock.nowMs += 30 * 60_000
    await hit('http://localhost/shop')
    expect(await overview()).toMatchObject({ total: { visits: 2, views: 3 } })
  })

  it('goes on as one visit over midnight, under the secret of the day before', async () => {
    shop.clock.nowMs = Date.parse('2026-03-01T23:50:00Z')
    await hit('http://localhost/shop')
    await overview()
    shop.clock.nowMs = Date.parse('2026-03-02T00:10:00Z')
    await hit('http://localhost/about')
    const both = await owner.get('/api/panel/insight/overview?from=2026-03-01&to=2026-03-02')
    expect(both.json).toMatchObject({ total: { visits: 1, views: 2 } })
  })

  it('is one visit from before midnight until long after it, also where old rows are cleared away meanwhile', async () => {
    const times = ['01T23:50:00', '02T00:05:00', '02T00:25:00', '02T00:31:00', '02T00:59:00']
    for (const time of times) {
      shop.clock.nowMs = Date.parse(`2026-03-${time}Z`)
      await hit('http://localhost/shop')
      await overview()
      await pruneVisits(shop.store, shop.clock.nowMs)
    }
    const both = await owner.get('/api/panel/insight/overview?from=2026-03-01&to=2026-03-02')
    expect(both.json).toMatchObject({ total: { visits: 1, views: 5 }, liveVisits: 1 })
  })

  it('is one visit of who comes back from a payment that began before midnight, and where the order came from', async () => {
    const visitor = await shop.visitor()
    const thanks = 'http://localhost/checkout/order-confirmed'
    shop.clock.nowMs = Date.parse('2026-03-01T23:50:00Z')
    await fillCart(visitor, shop.mug.id, { sku: 'MUG-BLUE' })
    await hit('http://localhost/shop', { referrer: 'https://blog.example/' }, {}, visitor)
    await overview()
    shop.clock.nowMs = Date.parse('2026-03-02T00:35:00Z')
    await pruneVisits(shop.store, shop.clock.nowMs)
    await hit(thanks, { referrer: 'https://pay.example/' }, {}, visitor)
    const both = await owner.get('/api/panel/insight/overview?from=2026-03-01&to=2026-03-02')
    expect(both.json).toMatchObject({ total: { visits: 1, views: 2 }, liveVisits: 1 })
  })

  it('is one visit of who pays elsewhere while somebody else of their network, with a cookie, shows pages', async () => {
    await shop.close()
    await open({ site: { insight: { isOn: true, usesCookies: true, keptMonths: 25 } } })
    const ss_cvr = '11111111-1111-4111-8111-111111111111|1|1|1|1'
    const buyer = await shop.visitor()
    await fillCart(buyer, shop.mug.id, { sku: 'MUG-BLUE' })
    await hit('http://localhost/shop', { referrer: 'https://blog.example/' }, {}, buyer)
    await overview()
    shop.clock.nowMs += 31 * 60_000
    await tell('/api/census/RecordHit', { data: JSON.stringify({ url: '/about' }), ss_cvr })
    expect(await overview()).toMatchObject({ total: { visits: 2 }, liveVisits: 1 })
    shop.clock.nowMs += 4 * 60_000
    await hit('http://localhost/checkout/order-confirmed', { referrer: 'https://pay.example/' }, {}, buyer)
    // The one who came back is not led into the visit of the other.
    expect(await overview()).toMatchObject({ total: { visits: 2, views: 3 }, liveVisits: 2 })
  })

  it('counts products, searches, forms and steps', async () => {
    const { id } = shop.mug
    const formId = 'newsletter:footerBlocks:letters'
    await event('visit-product', { itemId: id })
    await event('add-to-cart', { itemId: id })
    await event('search', { query: '  Blue  JAR ', resultCount: 0 })
    await event('search', { q: 'ada@example.com', found: 0 })
    await event('reviews-tab-click', { itemId: id })
    await event('form-submit', { formId })
    await tell('/api/census/form-render', { data: '{}', formId })
    await tell(`/api/census/RecordQuickView/${id}`, {})
    await tell('/api/census/button-click', { data: JSON.stringify({ buttonText: 'Buy now', title: 'Page' }) })
    await hit('http://localhost/checkout?cartToken=abc')
    expect(await report('product')).toMatchObject([
      { key: id, label: shop.mug.title, visits: 1, views: 2, acts: 1 },
    ])
    expect(await report('search')).toMatchObject([{ key: 'blue jar', views: 1, acts: 1 }])
    expect(await report('form')).toMatchObject([{ key: formId, views: 1, acts: 1 }])
    expect(await report('button')).toMatchObject([{ key: 'Buy now', acts: 1 }])
    expect(await report('event')).toMatchObject([
      { key: 'add-to-cart' },
      { key: 'reviews-tab-click' },
      { key: 'visit-product' },
    ])
    expect((await overview()).steps).toEqual([
      { step: 'visit', visits: 1 },
      { step: 'product', visits: 1 },
      { step: 'cart', visits: 1 },
      { step: 'checkout', visits: 1 },
      { step: 'order', visits: 0 },
    ])
  })

  it('counts nothing of a product that there is not', async () => {
    await event('visit-product', { itemId: 'e'.repeat(24) })
    await event('add-to-cart', { itemId: 'f'.repeat(24) })
    await event('add-to-cart', { itemId: shop.mug.id })
    expect(await report('product')).toMatchObject([{ key: shop.mug.id, acts: 1 }])
  })

  it('counts up to twenty buttons and forms that one call tells of, and nothing of what is none', async () => {
    const seen = (kind: string, fields: object) =>
      tell(`/api/census/${kind}-render`, { data: JSON.stringify(fields) })
    const labels = Array.from({ length: 21 }, (_, index) => `Button ${String.fromCharCode(97 + index)}`)
    await seen('button', { buttons: labels.map((label) => ({ label, href: '/shop' })) })
    await seen('button', { buttons: ['Button a', null, { label: 'Button a' }] })
    await seen('button', { label: 'Button a', href: '/shop' })
    await seen('form', { formIds: ['e'.repeat(24), 7, 'f'.repeat(24)] })
    await seen('form', { formIds: [] })
    const buttons = await report('button', '&sort=views')
    expect(buttons[0]).toMatchObject({ key: 'Button a', visits: 1, views: 3 })
    expect(buttons).toHaveLength(20)
    expect(await report('form')).toMatchObject([
      { key: 'e'.repeat(24), views: 1 },
      { key: 'f'.repeat(24), views: 1 },
    ])
  })

  it('takes the longest list that a page can tell', async () => {
    const button = { label: '"'.repeat(100), href: `/${'a'.repeat(199)}` }
    const answer = await tell('/api/census/button-render', {
      data: JSON.stringify({ title: 'é'.repeat(300), buttons: Array(20).fill(button) }),
    })
    expect(answer.statusCode).toBe(204)
  })

  it('is not counted of programs, of the panel, of the search page, and of pages that are none', async () => {
    await hit(
      'http://localhost/shop',
      {},
      { 'user-agent': 'Googlebot/2.1 (+http://www.google.com/bot.html)' },
    )
    await hit('http://localhost/shop', {}, { 'user-agent': '' })
    await hit('http://localhost/config/orders')
    await hit('http://localhost/search?q=jar')
    await hit('http://localhost/nowhere', { pageType: 100 })
    expect(await overview()).toMatchObject({ total: { visits: 0, views: 0 } })
  })

  it.each<readonly [readonly Role[], number]>([
    [['admin'], 0],
    [['viewer', 'reporting'], 0],
    [['viewer'], 1],
  ])('is counted of an owner who is signed in as %s %i times', async (roles, visits) => {
    const person = await shop.visitor()
    await signInAs(person, shop.store, roles)
    await hit('http://localhost/shop', {}, {}, person)
    expect(await overview()).toMatchObject({ total: { visits } })
  })

  it('tells browsers apart by their cookie where that is used and nobody asks not to be followed', async () => {
    await shop.close()
    await open({ site: { insight: { isOn: true, usesCookies: true, keptMonths: 25 } } })
    const cookie = (digit: string) => `${digit.repeat(8)}-1111-4111-8111-111111111111|1|1|1|1`
    const asOne = (ss_cvr: string, headers: object) =>
      tell('/api/census/RecordHit', { data: JSON.stringify({ url: '/shop' }), ss_cvr }, headers)
    for (const digit of ['1', '2']) await asOne(cookie(digit), {})
    expect(await overview()).toMatchObject({ total: { visits: 2 } })
    for (const digit of ['3', '4']) await asOne(cookie(digit), { 'sec-gpc': '1' })
    for (const digit of ['5', '6']) await asOne(cookie(digit), { dnt: '1' })
    expect(await overview()).toMatchObject({ total: { visits: 3, views: 6 } })
  })

  it('counts what calls tell that have that cookie as cookies come, of the visit of the page', async () => {
    await shop.close()
    await open({ site: { insight: { isOn: true, usesCookies: true, keptMonths: 25 } } })
    const ss_cvr = '11111111-1111-4111-8111-111111111111|1|1|1|1'
    const visitor = await shop.visitor()
    const person = { ...visitor, cookies: new Map(visitor.cookies).set('ss_cvr', ss_cvr) }
    await tell('/api/census/RecordHit', { data: JSON.stringify({ url: '/shop' }), ss_cvr }, {}, person)
    await event('begin-checkout', {}, person)
    expect(await overview()).toMatchObject({ total: { visits: 1, views: 1 } })
    expect((await overview()).steps).toContainEqual({ step: 'checkout', visits: 1 })
  })

  it('is one visit of who allows the cookie in the middle, and takes it back, also where old rows are cleared away meanwhile', async () => {
    await shop.close()
    await open({ site: { insight: { isOn: true, usesCookies: true, keptMonths: 25 } } })
    const ss_cvr = '11111111-1111-4111-8111-111111111111|1|1|1|1'
    const ss_other = '22222222-1111-4111-8111-111111111111|1|1|1|1'
    const show = (cookie: object, headers: object = {}) =>
      tell('/api/census/RecordHit', { data: JSON.stringify({ url: '/shop' }), ...cookie }, headers)
    for (const cookie of [{}, { ss_cvr }, {}, {}, { ss_cvr }]) {
      await show(cookie)
      expect(await overview()).toMatchObject({ total: { visits: 1 }, liveVisits: 1 })
      await pruneVisits(shop.store, shop.clock.nowMs)
    }
    await show({ ss_cvr: ss_other })
    await show({ ss_cvr })
    expect(await overview()).toMatchObject({ total: { visits: 2, views: 7 }, liveVisits: 2 })
    await show({}, { 'sec-gpc': '1' })
    expect(await overview()).toMatchObject({ total: { visits: 3, views: 8 }, liveVisits: 3 })
  })

  it('is one visit of who takes back the cookie around midnight', async () => {
    await shop.close()
    await open({ site: { insight: { isOn: true, usesCookies: true, keptMonths: 25 } } })
    const ss_cvr = '11111111-1111-4111-8111-111111111111|1|1|1|1'
    const told = [
      ['01T23:50', { ss_cvr }],
      ['02T00:05', {}],
      ['02T00:20', { ss_cvr }],
      ['02T00:35', {}],
    ] as const
    for (const [time, cookie] of told) {
      shop.clock.nowMs = Date.parse(`2026-03-${time}:00Z`)
      await tell('/api/census/RecordHit', { data: JSON.stringify({ url: '/shop' }), ...cookie })
      await overview()
    }
    const both = await owner.get('/api/panel/insight/overview?from=2026-03-01&to=2026-03-02')
    expect(both.json).toMatchObject({ total: { visits: 1, views: 4 }, liveVisits: 1 })
  })

  it('is answered and not counted while counting is off', async () => {
    await shop.close()
    await open({ site: { insight: { isOn: false, usesCookies: false, keptMonths: 25 } } })
    expect((await hit('http://localhost/shop')).statusCode).toBe(204)
    expect(await overview()).toMatchObject({ total: { visits: 0 }, isCounted: false })
  })

  it('keeps nothing of who it was', async () => {
    const visitor = await shop.visitor()
    await hit(
      'http://localhost/a/ada@example.com?email=bea@example.com',
      {
        referrer: 'https://blog.example/?who=cleo@example.com',
        queryString: '?utm_source=dora@example.com',
        userAgent: 'CanaryBrowser/9',
      },
      { 'user-agent': `${phone} CanaryBrowser/9` },
      visitor,
    )
    await event('search', { q: 'eve@example.com' }, visitor)
    expect(await overview()).toMatchObject({ total: { views: 1 } })
    const canaries = ['198.51.100.77', 'CanaryBrowser', 'ada@', 'bea@', 'cleo@', 'dora@', 'eve@']
    const found = await tablesHolding({ dataDir: shop.services.dataDir, url: shop.storeUrl }, canaries)
    // On PostgreSQL calls of a network are counted for ten minutes, whatever they are.
    expect([...found.keys()].filter((table) => table !== 'rate_limits')).toEqual([])
  })
})

describe('orders', () => {
  const buy = async (visitor: Visitor) =>
    placeOrder(visitor, orderRequest(await fillCart(visitor, shop.mug.id, { sku: 'MUG-BLUE' })))

  it('are counted once, with the visit that they came of', async () => {
    await shop.close()
    await open({
      storeSettings: {
        payments: { test: false, manual: [{ key: 'manual', label: 'Bank', instructions: 'x' }] },
      },
    })
    const visitor = await shop.visitor()
    const cartToken = await fillCart(visitor, shop.mug.id, { sku: 'MUG-BLUE' })
    await hit('http://localhost/shop', { referrer: 'https://blog.example/' }, {}, visitor)
    const request = orderRequest(cartToken, { payment: { gateway: 'manual' } })
    expect((await placeOrder(visitor, request)).status).toBe(200)
    await Promise.all([overview(), overview()])
    const amounts = [{ currency: 'USD', cents: expect.any(Number) }]
    expect(await overview()).toMatchObject({ total: { visits: 1, orders: 1, orderedVisits: 1, amounts } })
    expect(await report('source')).toMatchObject([{ key: 'blog.example', visits: 1, orders: 1, amounts }])
    expect(await report('product')).toMatchObject([{ key: shop.mug.id, orders: 1 }])
    expect((await overview()).steps.map(({ visits }) => visits)).toEqual([1, 0, 0, 1, 1])
  })

  it('of which no visit is known make no visit one that ordered', async () => {
    await shop.close()
    await open({
      storeSettings: {
        payments: { test: false, manual: [{ key: 'manual', label: 'Bank', instructions: 'x' }] },
      },
    })
    const told = await shop.visitor()
    const silent = [await shop.visitor(), await shop.visitor()]
    await hit('http://localhost/shop', {}, {}, told)
    for (const buyer of silent) {
      const cartToken = await fillCart(buyer, shop.mug.id, { sku: 'MUG-BLUE' })
      await placeOrder(buyer, orderRequest(cartToken, { payment: { gateway: 'manual' } }))
    }
    expect(await overview()).toMatchObject({
      total: { visits: 1, orders: 2, orderedVisits: 0 },
      before: { orderedVisits: 0 },
    })
  })

  it('that are tests are not counted', async () => {
    const visitor = await shop.visitor()
    await hit('http://localhost/shop', {}, {}, visitor)
    expect((await buy(visitor)).status).toBe(200)
    expect(await overview()).toMatchObject({ total: { visits: 1, orders: 0, amounts: [] } })
  })
})

describe('an event of the pipeline', () => {
  const send = (path: string, content: unknown) =>
    tell(`/api/v1/clanker/${path}`, {
      eventSchemaName: 'Jar',
      eventContent: typeof content === 'string' ? content : JSON.stringify(content),
    })
  const whole = { event_occurrence_timestamp: 1, context_website_id: 'x', browser_window_width: 390 }

  it('is taken and counted by the name of its schema, where its fields are known', async () => {
    expect((await send('events', whole)).statusCode).toBe(202)
    expect((await send('events', { ...whole, colour: 'blue' })).statusCode).toBe(400)
    expect(await report('event')).toMatchObject([{ key: 'Jar', acts: 1 }])
  })

  it('is looked through in words, and not counted', async () => {
    expect((await send('validate-event-content', whole)).json()).toEqual({ isValid: true, errors: [] })
    const wrong = { context_website_id: 5, browser_window_width: '390', colour: 'blue' }
    expect((await send('validate-event-content', wrong)).json()).toEqual({
      isValid: false,
      errors: [
        'The field event_occurrence_timestamp is missing.',
        'The field context_website_id must be a text.',
        'The field browser_window_width must be a number.',
        'The field colour is not known.',
      ],
    })
    expect((await send('validate-event-content', '[1]')).json()).toMatchObject({ isValid: false })
    expect(await report('event')).toEqual([])
  })
})

describe('reports', () => {
  it.each([
    ['2026-11-24', '2026-11-23', 'The first day must not be after the last.'],
    ['2025-01-01', '2026-11-23', 'A report looks at no more than 400 days.'],
    ['2026-02-30', '2026-11-23', 'Name days such as 2026-11-29.'],
  ])('from %s to %s are refused in words', async (from, to, message) => {
    for (const path of ['overview?', 'report?subject=page&', 'report.csv?subject=page&'])
      expect((await owner.get(`/api/panel/insight/${path}from=${from}&to=${to}`)).json).toMatchObject({
        message,
      })
  })

  it('come as a file in which no spreadsheet finds a formula', async () => {
    await event('search', { q: '=1+1', found: 3 })
    const file = await owner.get(`/api/panel/insight/report.csv?subject=search&from=${day}&to=${day}`)
    expect(file.text).toBe(`\uFEFFsearch,label,visits,views,acts,orders\r\n'=1+1,'=1+1,1,1,0,0\r\n`)
  })

  it('come as a file with all their rows, what each sold, and the titles that there are', async () => {
    const keys = Array.from({ length: 260 }, (_, number) => `gone-${number}`)
    const seen = keys.map((key) => ({ subject: 'product' as const, key, visits: 1 }))
    const sold = { subject: 'product' as const, key: shop.mug.id, currency: 'USD', orders: 2 }
    await shop.store.insight.count(day, [...seen, { ...sold, amountCents: 2_400 }])
    const file = await owner.get(`/api/panel/insight/report.csv?subject=product&from=${day}&to=${day}`)
    const lines = file.text.split('\r\n')
    expect(lines[0]).toBe('\uFEFFproduct,label,visits,views,acts,orders,amount_USD')
    expect(lines).toContain(`${shop.mug.id},${shop.mug.title},0,0,0,2,24.00`)
    expect(lines).toContain('gone-259,gone-259,1,0,0,0,0.00')
    expect(lines).toHaveLength(1 + 261 + 1)
  })

  it('are sorted alike as a list and as a file, by what is asked for', async () => {
    await event('search', { q: 'found', found: 3 })
    await event('search', { q: 'found', found: 3 })
    await event('search', { q: 'vain', found: 0 })
    const sorted = async (sort: string) => {
      const query = `subject=search&from=${day}&to=${day}${sort}`
      const list = await owner.get(`/api/panel/insight/report?${query}`)
      const file = await owner.get(`/api/panel/insight/report.csv?${query}`)
      const { rows } = list.json as { readonly rows: readonly { readonly key: string }[] }
      const lines = file.text.trim().split('\r\n').slice(1)
      return [rows.map(({ key }) => key), lines.map((line) => line.split(',')[0])]
    }
    expect(await sorted('')).toEqual([
      ['found', 'vain'],
      ['found', 'vain'],
    ])
    expect(await sorted('&sort=acts')).toEqual([
      ['vain', 'found'],
      ['vain', 'found'],
    ])
  })

  it('compare days with as many before, each day of them there', async () => {
    await hit('http://localhost/shop')
    const asked = await owner.get('/api/panel/insight/overview?from=2026-03-02&to=2026-03-03')
    expect(asked.json).toMatchObject({
      firstDay: day,
      days: [{ day: '2026-03-02', visits: 0 }, { day: '2026-03-03' }],
      before: { from: '2026-02-28', to: '2026-03-01', visits: 1, views: 1 },
    })
  })
})

describe('the settings', () => {
  it('are changed, and written down', async () => {
    const read = await owner.get('/api/panel/settings/insight')
    const value = { isOn: true, usesCookies: true, keptMonths: 6 }
    const saved = await owner.send('PUT', '/api/panel/settings/insight', { ...(read.json as object), value })
    expect(saved.json).toMatchObject({ value })
    expect((await shop.store.site.read()).insight).toEqual(value)
  })
})
