import type { ReplyOf } from '@vitrine/contract/call'
import type { readInsightVitalsCall } from '@vitrine/contract/insight/panel-calls'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type OpenShop, openShop } from '../../testing/open-shop.ts'
import { signInAs } from '../../testing/sign-in.ts'
import { openVisitor, type Visitor } from '../../testing/visit.ts'

const settings = '/api/1/performance/settings'
const records = '/api/1/performance/records'
const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile Safari/604.1'
const record = { pageLoadId: 'a', path: '/shop', pageType: 1, lcp: 2_000 }

let shop: OpenShop
let owner: Visitor
let visitor: Visitor
beforeEach(async () => {
  shop = await openShop({ site: { timeZone: 'UTC' } })
  owner = await shop.visitor()
  await signInAs(owner, shop.store, ['admin'])
  visitor = await shop.visitor()
})
afterEach(() => shop.close())

const send = (body: unknown, { userAgent = phone, from = visitor } = {}) =>
  shop.app.inject({
    method: 'POST',
    url: records,
    cookies: Object.fromEntries(from.cookies),
    headers: {
      'x-csrf-token': from.cookies.get('crumb') ?? '',
      'user-agent': userAgent,
      'content-type': 'application/json',
    },
    payload: typeof body === 'string' ? body : JSON.stringify(body),
  })
const today = () => new Date(shop.clock.nowMs).toISOString().slice(0, 10)
const vitals = async (query = `from=${today()}&to=${today()}`) =>
  ((await owner.get(`/api/panel/insight/vitals?${query}`)).json as ReplyOf<typeof readInsightVitalsCall>).rows
const countedSoon = (rows: readonly object[]) =>
  vi.waitFor(async () => expect(await vitals()).toMatchObject(rows), { timeout: 5_000, interval: 50 })

describe('pages that measure themselves', () => {
  it('are answered with nothing, and told for three of four visitors', async () => {
    const slow = { ...record, lcp: 9_000, cls: 0.02, viewportWidth: 390, dns: 3, encodedBodySize: 900 }
    const answer = await send([record, record, record, slow])
    expect([answer.statusCode, answer.body]).toEqual([204, ''])
    await send([{ ...record, lcp: undefined, load: 7_000 }], {
      userAgent: 'Mozilla/5.0 (X11; Linux) Firefox/140.0',
    })
    const named = { device: 'phone', pageType: 1 }
    await countedSoon([
      { measure: 'lcp', ...named, count: 4, rating: 'good' },
      { measure: 'cls', ...named, count: 1, rating: 'good' },
      { measure: 'load', device: 'computer', count: 1, rating: 'poor' },
    ])
    const [lcp] = await vitals()
    expect(Math.abs((lcp?.p75 ?? 0) - 2_000)).toBeLessThan(400)
    expect(await vitals('from=2026-01-01&to=2026-01-02')).toEqual([])
  })

  it('are not counted for programs, for owners, and where visits are not counted', async () => {
    await send([record], { userAgent: 'Mozilla/5.0 (compatible; bingbot/2.0)' })
    await send([record], { userAgent: '' })
    await send([record], { from: owner })
    await send([
      { ...record, path: '/config/orders' },
      { ...record, pageType: 100 },
    ])
    const viewer = await shop.visitor()
    await signInAs(viewer, shop.store, ['viewer'])
    await send([{ ...record, pageType: 2 }], { from: viewer })
    await countedSoon([{ measure: 'lcp', pageType: 2, count: 1 }])
    expect(await vitals()).toHaveLength(1)
  })

  it.each([
    ['[{"pageLoadId":"a","path":"/","lcp":1e309}]'],
    [[{ ...record, lcp: -1 }]],
    [[{ ...record, lcp: 3_600_001 }]],
    [[{ ...record, path: 'x'.repeat(501) }]],
    [[{ ...record, cls: '0.1' }]],
    [{ ...record }],
    ['[{"pageLoadId":"a","path":"/","__proto__":{"lcp":1}}]'],
    [Array.from({ length: 11 }, () => record)],
  ])('are refused where they break the contract: %#', async (body) => {
    expect((await send(body)).statusCode).toBe(400)
  })
})

describe('what pages must know to measure themselves', () => {
  it('is an id of their own, and that all of them do', async () => {
    const [one, other] = [await visitor.get(settings), await visitor.get(settings)]
    expect(one.json).toEqual({ pageLoadId: expect.stringMatching(/^[0-9a-f-]{36}$/), samplePercent: 100 })
    expect(other.json).not.toEqual(one.json)
  })

  it('is that fewer do where more than 10,000 pages were shown the day before', async () => {
    await shop.store.insight.count(today(), [{ subject: 'total', key: '', views: 40_000 }])
    expect((await visitor.get(settings)).json).toMatchObject({ samplePercent: 100 })
    shop.clock.nowMs += 86_400_000
    expect((await visitor.get(settings)).json).toMatchObject({ samplePercent: 25 })
  })

  it('is that none does where visits are not counted', async () => {
    const site = await shop.store.site.read()
    await shop.store.site.save({ ...site, insight: { ...site.insight, isOn: false } })
    expect((await visitor.get(settings)).json).toMatchObject({ samplePercent: 0 })
    expect((await send([record])).statusCode).toBe(204)
  })
})

describe('in the panel', () => {
  it.each([
    ['from=2026-02-30&to=2026-03-01', 400],
    ['from=2026-03-02&to=2026-03-01', 400],
    ['from=2020-01-01&to=2026-03-01', 400],
    ['from=x&to=y', 400],
    ['from=2026-03-01&to=2026-03-01', 200],
  ])('days %s are answered with %d', async (query, status) => {
    expect((await owner.get(`/api/panel/insight/vitals?${query}`)).status).toBe(status)
  })

  it.each([
    ['reporting', 200],
    ['storeManager', 200],
    ['viewer', 403],
  ] as const)('a %s reads measures with %d', async (role, status) => {
    const person = await openVisitor(shop.app)
    await signInAs(person, shop.store, [role])
    expect((await person.get('/api/panel/insight/vitals?from=2026-03-01&to=2026-03-01')).status).toBe(status)
  })
})
