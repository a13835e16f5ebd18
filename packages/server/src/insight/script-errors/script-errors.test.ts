import type { ReplyOf } from '@vitrine/contract/call'
import type { listScriptErrorsCall } from '@vitrine/contract/insight/panel-calls'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type OpenShop, openShop } from '../../testing/open-shop.ts'
import { signInAs } from '../../testing/sign-in.ts'
import { openVisitor, type Visitor } from '../../testing/visit.ts'

const path = '/api/events/RecordJavascriptErrors'
const list = '/api/panel/insight/errors'
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
const told = {
  message: 'TypeError: cart is null',
  source: 'http://localhost/scripts/site.js?v=2',
  line: 3,
  column: 9,
  stack: 'show@http://localhost/scripts/site.js?v=2:3:9',
  url: 'http://localhost/shop?email=ada@example.com',
}

let shop: OpenShop
let owner: Visitor
let visitor: Visitor
beforeEach(async () => {
  shop = await openShop()
  owner = await shop.visitor()
  await signInAs(owner, shop.store, ['admin'])
  visitor = await shop.visitor()
})
afterEach(() => shop.close())

const send = (body: unknown, userAgent = firefox) =>
  shop.app.inject({
    method: 'POST',
    url: path,
    cookies: Object.fromEntries(visitor.cookies),
    headers: {
      'x-csrf-token': visitor.cookies.get('crumb') ?? '',
      'user-agent': userAgent,
      'content-type': 'application/json',
    },
    payload: typeof body === 'string' ? body : JSON.stringify(body),
  })
const event = (more: object = {}) => ({ event: 'javascriptError', data: { ...told, ...more } })
const kept = async () => (await owner.get(list)).json as ReplyOf<typeof listScriptErrorsCall>
const keptSoon = (count: number) =>
  vi.waitFor(async () => expect((await kept()).total).toBe(count), { timeout: 5_000, interval: 50 })
const nothingIsKept = async () => {
  await send([event({ message: 'The last one' })])
  await keptSoon(1)
}

describe('errors of scripts', () => {
  it('are answered with nothing, and kept once, as often as they were seen', async () => {
    const answer = await send([
      event(),
      { event: 'javascriptError', data: JSON.stringify(told), timestamp: 1 },
    ])
    expect([answer.statusCode, answer.body]).toEqual([204, ''])
    shop.clock.nowMs += 60_000
    await send([event({ url: 'http://localhost/cart' })])
    await keptSoon(1)
    await vi.waitFor(async () =>
      expect((await kept()).errors).toEqual([
        {
          id: expect.stringMatching(/^[0-9a-f]{24}$/),
          message: 'TypeError: cart is null',
          source: '/scripts/site.js:3:9',
          stack: 'show@/scripts/site.js:3:9',
          path: '/cart',
          browser: 'Firefox',
          count: 3,
          firstAtMs: shop.clock.nowMs - 60_000,
          lastAtMs: shop.clock.nowMs,
        },
      ]),
    )
  })

  it('are kept as text, whatever stands in them', async () => {
    const html = '<img src=x onerror=alert(1)>\u0000'
    await send([event({ message: html, stack: 'x'.repeat(11_000) })])
    await keptSoon(1)
    expect((await kept()).errors).toMatchObject([{ message: html.replace('\0', '').trim() }])
    expect((await kept()).errors[0]?.stack).toHaveLength(5_000)
  })

  it('are left out where they are those of extensions, of programs, or nothing', async () => {
    const answers = [
      await send([event({ source: 'chrome-extension://abc/a.js' })]),
      await send([event()], 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'),
      await send([{ event: 'javascriptError', data: '{' }]),
      await send('[{"event":"e","data":{"constructor":{"message":"polluted"},"line":1e309}}]'),
      await send('[{"event":"e","data":"{\\"message\\":{\\"a\\":1e309}}","timestamp":1}]'),
    ]
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([204, 204, 204, 204, 204])
    await nothingIsKept()
  })

  it.each([
    [{ event: 'not a list' }],
    [Array.from({ length: 11 }, () => event())],
    [[{ event: 'e', data: 'x'.repeat(12_001) }]],
    [[{ event: 'e', data: 7 }]],
    ['[{"event":"e","data":{},"timestamp":1e309}]'],
    ['[{"event":"e","data":{"__proto__":{"message":"polluted"}}}]'],
  ])('are refused where they break the contract: %#', async (body) => {
    expect((await send(body)).statusCode).toBe(400)
    await nothingIsKept()
  })

  it('are kept no more where visits are not counted', async () => {
    const site = await shop.store.site.read()
    await shop.store.site.save({ ...site, insight: { ...site.insight, isOn: false } })
    expect((await send([event()])).statusCode).toBe(204)
    await shop.store.site.save({ ...(await shop.store.site.read()), insight: site.insight })
    await nothingIsKept()
  })

  it('need the crumb of the site', async () => {
    const answer = await shop.app.inject({ method: 'POST', url: path, payload: [event()] })
    expect(answer.json()).toMatchObject({ crumbFail: true })
  })

  it('are written when the server stops', async () => {
    await send([event()])
    await shop.app.close()
    expect(await shop.store.scriptErrors.list({ offset: 0, limit: 9 })).toMatchObject({ total: 1 })
  })
})

describe('in the panel', () => {
  it('errors are put away, which is written down, and come back when they are seen again', async () => {
    await send([event()])
    await keptSoon(1)
    const [error] = (await kept()).errors
    // The log is sorted by time.
    shop.clock.nowMs += 1
    expect((await owner.send('DELETE', `${list}/${error?.id}`)).json).toEqual({})
    expect(await owner.send('DELETE', `${list}/${error?.id}`)).toMatchObject({ status: 404 })
    expect(await kept()).toEqual({ total: 0, errors: [] })
    expect(await shop.store.auditLog.list({ offset: 0, limit: 1 })).toMatchObject([
      { summary: 'Put away an error of a script', subjectId: error?.id },
    ])
    await send([event()])
    await keptSoon(1)
  })

  it.each([
    ['reporting', 200, 403],
    ['storeManager', 200, 403],
    ['viewer', 403, 403],
  ] as const)('a %s reads them with %d, and puts them away with %d', async (role, reads, removes) => {
    const person = await openVisitor(shop.app)
    await signInAs(person, shop.store, [role])
    expect((await person.get(list)).status).toBe(reads)
    expect((await person.send('DELETE', `${list}/none`)).status).toBe(removes)
  })
})
