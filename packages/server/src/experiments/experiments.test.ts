import type { ReplyOf } from '@vitrine/contract/call'
import type {
  createExperimentCall,
  listExperimentsCall,
  readExperimentResultsCall,
} from '@vitrine/contract/experiments/panel-calls'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { pruneSite } from '../jobs/prune.ts'
import { fillCart } from '../testing/check-out.ts'
import { type OpenShop, openShop } from '../testing/open-shop.ts'
import { signInAs } from '../testing/sign-in.ts'
import { openVisitor, type Visitor } from '../testing/visit.ts'

type Shown = ReplyOf<typeof createExperimentCall>
type Results = ReplyOf<typeof readExperimentResultsCall>

const path = '/api/panel/experiments'
const halves = [
  { name: 'a', percent: 50 },
  { name: 'b', percent: 50 },
]
const draft = { name: 'big-button', type: 'test', description: '', variants: halves }
const dayMs = 86_400_000

let shop: OpenShop
let owner: Visitor
beforeEach(async () => {
  shop = await openShop({ site: { timeZone: 'America/New_York' } })
  owner = await shop.visitor()
  await signInAs(owner, shop.store, ['admin'])
})
afterEach(() => shop.close())

const make = async (more: object = {}) => {
  // The log is sorted by time.
  shop.clock.nowMs += 1
  return (await owner.send('POST', path, { ...draft, ...more })).json as Shown
}
const seen = async (id: string) => (await list()).find((each) => each.id === id)
const start = async (id: string) => owner.send('POST', `${path}/${id}/start`, { was: await seen(id) })
const end = async (id: string, chosen: string | null) =>
  owner.send('POST', `${path}/${id}/end`, { chosen, was: await seen(id) })
const list = async () => ((await owner.get(path)).json as ReplyOf<typeof listExperimentsCall>).experiments
const results = async (id: string) => (await owner.get(`${path}/${id}/results`)).json as Results
const contextOf = (html: string) =>
  JSON.parse(/Static\.SQUARESPACE_CONTEXT = (\{.*?\});<\/script>/s.exec(html)?.[1] ?? '{}')

describe('toggles and tests', () => {
  it('are kept with the site, the newest first, and written down', async () => {
    const first = await make()
    const second = await make({ name: 'new-menu', type: 'toggle', variants: toggle(10) })
    expect((await list()).map(({ id, state }) => ({ id, state }))).toEqual([
      { id: second.id, state: 'draft' },
      { id: first.id, state: 'draft' },
    ])
    const acts = [
      () => start(first.id),
      () => end(first.id, 'b'),
      () => end(first.id, 'a'),
      () => end(first.id, null),
      () => owner.send('PUT', `${path}/${second.id}`, { ...second, variants: toggle(20), was: second }),
      () => owner.send('DELETE', `${path}/${second.id}`),
    ]
    for (const act of acts) {
      shop.clock.nowMs += 1
      await act()
    }
    const log = await shop.store.auditLog.list({ offset: 0, limit: 8 })
    expect(log.map(({ summary }) => summary)).toEqual([
      'Removed the toggle or test new-menu',
      'Changed the toggle or test new-menu',
      'Chose otherwise for the toggle or test big-button: all get what the template does',
      'Chose otherwise for the toggle or test big-button: all get a',
      'Ended the toggle or test big-button: all get b',
      'Started the toggle or test big-button',
      'Made the toggle or test new-menu',
      'Made the toggle or test big-button',
    ])
    expect(await list()).toMatchObject([{ state: 'ended', chosen: null, endedAtMs: shop.clock.nowMs - 4 }])
  })

  it('are none of which one is lost where two people change them at once', async () => {
    const names = Array.from({ length: 8 }, (_, index) => `test-${index}`)
    const [known, ...made] = await Promise.all([
      make({ name: 'known' }),
      ...names.map((name) => make({ name })),
    ])
    await Promise.all([
      ...made.map(({ id }) => start(id)),
      owner.send('PUT', `${path}/${known?.id}`, {
        ...draft,
        name: 'renamed',
        was: { ...draft, name: 'known' },
      }),
      owner.send('PUT', '/api/panel/settings/identity', {}),
    ])
    const kept = await list()
    expect(kept.map(({ name }) => name).toSorted()).toEqual(['renamed', ...names])
    expect(kept.filter(({ state }) => state === 'running')).toHaveLength(names.length)
  })

  it('of one name are refused, also where two people make them at once', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => owner.send('POST', path, draft)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400, 400])
    expect(await list()).toHaveLength(1)
  })

  it.each([
    [
      'removal',
      409,
      'It is running: of a toggle only the shares can be changed, of a test nothing. To remove it, end it first.',
    ],
    [
      'change',
      409,
      'It is running: of a toggle only the shares can be changed, of a test nothing. To remove it, end it first.',
    ],
    ['choice', 400, 'Please check what you entered.'],
  ])('that run refuse a %s', async (act, status, message) => {
    const { id } = await make()
    await start(id)
    const acts: Readonly<Record<string, () => ReturnType<Visitor['send']>>> = {
      removal: () => owner.send('DELETE', `${path}/${id}`),
      change: () => owner.send('PUT', `${path}/${id}`, { ...draft, name: 'other', was: draft }),
      choice: () => end(id, 'c'),
    }
    expect(await acts[act]?.()).toMatchObject({ status, json: { message } })
    expect(await list()).toMatchObject([{ state: 'running', chosen: null, name: 'big-button' }])
  })

  it('that have not begun, or are over, refuse what is not for them', async () => {
    const { id } = await make()
    expect(await end(id, null)).toMatchObject({ status: 409, json: { message: 'It has not begun yet.' } })
    await start(id)
    await end(id, null)
    expect(await start(id)).toMatchObject({
      status: 409,
      json: { message: 'It is over. Make a new one instead.' },
    })
    expect(await owner.send('POST', `${path}/${'0'.repeat(24)}/start`, { was: draft })).toMatchObject({
      status: 404,
    })
  })

  it('that somebody else ended stay as they chose, for who still sees them running', async () => {
    const { id } = await make()
    await start(id)
    const was = { state: 'running', chosen: null }
    const ending = (chosen: string | null) => owner.send('POST', `${path}/${id}/end`, { chosen, was })
    expect((await ending('b')).status).toBe(200)
    expect(await ending(null)).toMatchObject({ status: 409 })
    shop.clock.nowMs += 1
    expect((await ending('b')).status).toBe(200)
    expect(await list()).toMatchObject([{ state: 'ended', chosen: 'b', endedAtMs: shop.clock.nowMs - 1 }])
    const log = await shop.store.auditLog.list({ offset: 0, limit: 9 })
    expect(log.filter(({ summary }) => summary.startsWith('Ended'))).toHaveLength(1)
  })

  it('refuse to owners in their language', async () => {
    const { id } = await make()
    const answer = await shop.app.inject({
      method: 'POST',
      url: `${path}/${id}/end`,
      cookies: Object.fromEntries(owner.cookies),
      headers: { 'x-csrf-token': owner.cookies.get('crumb') ?? '', 'accept-language': 'de' },
      payload: { chosen: null, was: { state: 'running', chosen: null } },
    })
    expect(answer.json()).toEqual({ message: 'Das hat noch nicht begonnen.' })
  })

  it.each([
    [{ ...draft, name: '<b>' }],
    [{ ...draft, name: '__proto__' }],
    [{ ...draft, name: 'a\u0000' }],
    [{ ...draft, type: 'constructor' }],
    [{ ...draft, description: 'x'.repeat(501) }],
    [
      {
        ...draft,
        variants: [
          { name: 'a', percent: 50.5 },
          { name: 'b', percent: 49.5 },
        ],
      },
    ],
    [
      {
        ...draft,
        variants: [
          { name: 'a', percent: -50 },
          { name: 'b', percent: 150 },
        ],
      },
    ],
    [{ ...draft, variants: [...halves, ...halves, ...halves] }],
    [{ ...draft, variants: { length: 2 } }],
  ])('are not made of anything else: %#', async (body) => {
    expect(await owner.send('POST', path, body)).toMatchObject({ status: 400 })
    expect(await list()).toEqual([])
  })

  it('are not made of a number that JSON cannot hold', async () => {
    const answer = await shop.app.inject({
      method: 'POST',
      url: path,
      cookies: Object.fromEntries(owner.cookies),
      headers: { 'x-csrf-token': owner.cookies.get('crumb') ?? '', 'content-type': 'application/json' },
      payload: JSON.stringify(draft).replace('50', '1e309'),
    })
    expect(answer.statusCode).toBe(400)
    expect(await list()).toEqual([])
  })

  it.each(['reporting', 'storeManager', 'viewer'] as const)('are nothing for a %s', async (role) => {
    const other = await openVisitor(shop.app)
    await signInAs(other, shop.store, [role])
    expect((await other.get(path)).status).toBe(403)
    expect((await other.send('POST', path, draft)).status).toBe(403)
  })
})

describe('pages', () => {
  const plain = { insight: { isOn: true, usesCookies: false } }

  it('say how visits are counted, and of no experiment where there is none', async () => {
    const visitor = await shop.visitor()
    await make()
    const context = contextOf((await visitor.get('/shop')).text)
    expect(context).toMatchObject(plain)
    expect(context).not.toHaveProperty('experiments')
  })

  it('say what not all visitors see alike, from the next page on', async () => {
    const visitor = await shop.visitor()
    const { id } = await make({ description: 'Only owners read this' })
    await visitor.get('/shop')
    await start(id)
    const shown = { name: 'big-button', experimentType: 'ab-test', variants: halves }
    expect(contextOf((await visitor.get('/shop')).text)).toMatchObject({
      experiments: [{ ...shown, chosen: null }],
    })
    await end(id, 'b')
    const { text } = await visitor.get('/shop')
    expect(contextOf(text).experiments).toEqual([{ ...shown, chosen: 'b' }])
    expect(text).not.toContain('Only owners read this')
    await end(id, null)
    expect(contextOf((await visitor.get('/shop')).text)).not.toHaveProperty('experiments')
  })

  it('outside of the template say how visits are counted, and of experiments nothing: none can be asked for there', async () => {
    const { id } = await make()
    await start(id)
    const visitor = await shop.visitor()
    const { text } = await visitor.get(
      `/checkout?cartToken=${await fillCart(visitor, shop.mug.id, { sku: 'MUG-RED' })}`,
    )
    expect(Object.keys(contextOf(text)).sort()).toEqual(['cookieSettings', 'insight', 'pageType', 'website'])
    expect(contextOf(text)).toMatchObject(plain)
  })
})

describe('results', () => {
  const seen = (id: string, variant: string, visits: number) => ({
    subject: 'experiment' as const,
    key: `${id}|${variant}`,
    visits,
  })
  const bought = (id: string, variant: string, orders: number) => ({
    subject: 'experiment' as const,
    key: `${id}|${variant}`,
    currency: 'USD',
    orders,
    amountCents: orders * 2_000,
  })

  const tellSeen = async (network: string, exposure: object) => {
    const visitor = await shop.visitor()
    const tell = (url: string, payload: object) =>
      shop.app.inject({
        method: 'POST',
        url,
        remoteAddress: network,
        cookies: Object.fromEntries(visitor.cookies),
        headers: {
          'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0',
          'x-csrf-token': visitor.cookies.get('crumb') ?? '',
        },
        payload,
      })
    await tell('/api/census/RecordHit', { data: JSON.stringify({ url: '/' }) })
    return tell('/api/events/RecordEvent', {
      event: 'experiment-exposure',
      data: JSON.stringify(exposure),
    })
  }

  it('are those of all days, whatever the days of the site were when it began, and how long others are kept', async () => {
    const { id } = await make()
    expect((await results(id)).variants).toMatchObject([{ visits: 0, rate: null }, { visits: 0 }])
    await start(id)
    const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' }).format(shop.clock.nowMs)
    const dayBefore = new Date(shop.clock.nowMs - dayMs).toISOString().slice(0, 10)
    await shop.store.insight.count(dayBefore, [seen(id, 'a', 1_000), seen('gone', 'a', 1)])
    await shop.store.insight.count(today, [
      seen(id, 'a', 2_000),
      bought(id, 'a', 60),
      seen(id, 'b', 3_010),
      seen('another', 'b', 77),
    ])
    shop.clock.nowMs += 2 * dayMs
    const later = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' }).format(shop.clock.nowMs)
    await shop.store.insight.count(later, [bought(id, 'b', 150)])
    const site = await shop.store.site.read()
    await shop.store.site.save({ ...site, insight: { ...site.insight, keptMonths: 1 } })
    // The key of another test, whose experiment is not there.
    expect(await pruneSite(shop.store, shop.clock.nowMs + 62 * dayMs)).toMatchObject({ insightDays: 2 })
    expect(await results(id)).toMatchObject({
      variants: [
        { name: 'a', visits: 3_000, orders: 60, amounts: [{ currency: 'USD', cents: 120_000 }], rate: 0.02 },
        { name: 'b', visits: 3_010, orders: 150 },
      ],
      isSharedAsSet: true,
      best: 'b',
    })
  })

  it('count who saw several variants in several tabs for the first', async () => {
    const { id } = await make()
    await start(id)
    const see = (variant: string, network: string) => tellSeen(network, { name: 'big-button', variant })
    await see('a', '198.51.100.1')
    await see('a', '198.51.100.2')
    await see('b', '198.51.100.2')
    await see('b', '198.51.100.2')
    await owner.get('/api/panel/insight/overview?from=2026-03-01&to=2026-03-01')
    expect(await results(id)).toMatchObject({
      variants: [
        { name: 'a', visits: 2 },
        { name: 'b', visits: 0 },
      ],
      sawSeveral: 1,
    })
  })

  it('know nothing of a variant that nobody is given', async () => {
    const { id } = await make({ name: 'new-menu', type: 'toggle', variants: toggle(0) })
    await start(id)
    await tellSeen('198.51.100.1', { name: 'new-menu', variant: 'true' })
    await owner.get('/api/panel/insight/overview?from=2026-03-01&to=2026-03-01')
    expect((await results(id)).variants.map(({ visits }) => visits)).toEqual([0, 0])
  })

  it('are refused of what is not there', async () => {
    expect(await owner.get(`${path}/none/results`)).toMatchObject({ status: 404 })
  })
})

function toggle(percent: number) {
  return [
    { name: 'true', percent },
    { name: 'false', percent: 100 - percent },
  ]
}
