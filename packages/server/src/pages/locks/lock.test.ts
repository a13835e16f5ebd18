import { unlockCall } from '@vitrine/contract/pages/lock-calls'
import type { Lock } from '@vitrine/domain/website/lock'
import { buildCollection, buildMug, newId, noon } from '@vitrine/store/testing/builders'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hashPassword } from '../../owners/passwords.ts'
import { type OpenSite, openSite } from '../../testing/open-site.ts'
import { openVisitor } from '../../testing/visit.ts'

let site: OpenSite

beforeAll(async () => {
  site = await openSite()
  const passwordHash = await hashPassword('low tide')
  await site.store.transaction(async (tables) => {
    const secret = { isPasswordProtected: true, passwordHash, bodyHtml: '<p>Wholesale prices</p>' }
    await tables.collections.save(
      buildCollection({ urlId: 'trade', title: 'Trade', typeName: 'page', position: 9, ...secret }),
    )
    await tables.collections.save(
      buildCollection({ urlId: 'cellar', title: 'Cellar', typeName: 'page', position: 10, ...secret }),
    )
    await tables.site.raiseRevision()
  })
})
afterAll(() => site.close())

const unlock = (fields: Readonly<Record<string, string>>, url = '/unlock') =>
  site.app.inject({
    method: 'POST',
    url,
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'sec-fetch-site': 'same-origin',
      accept: 'text/html',
    },
    payload: new URLSearchParams(fields).toString(),
  })

const scopeOf = (html: string) => /name="scope" value="([^"]+)"/.exec(html)?.[1] ?? ''
const cookieOf = (answer: { readonly headers: Readonly<Record<string, unknown>> }) =>
  String(answer.headers['set-cookie']).split(';')[0] ?? ''

describe('a page behind a password', () => {
  it('asks for the password, in every format, and shows nothing', async () => {
    for (const address of [
      '/trade',
      '/trade?format=json',
      '/trade?format=main-content',
      '/trade/?x=1',
      '/%74rade',
    ]) {
      const answer = await site.get(address, { accept: 'text/html' })
      expect([address, answer.statusCode]).toEqual([address, 403])
      expect(answer.body).not.toContain('Wholesale')
      expect(answer.headers['cache-control']).toBe('no-store')
    }
  })

  it('says in words where one stands, and whom to ask', async () => {
    const asked = (await site.get('/trade', { accept: 'text/html' })).body
    expect(asked).toContain('<p>This page is protected by a password.</p>')
    expect(asked).toContain('Ask <a href="mailto:shop@example.com">shop@example.com</a>')
    const lock = { passwordHash: 'x', headline: 'Soon', bodyHtml: '' }
    const german = await openSite({ site: { lock, language: 'de-DE' } })
    const page = (await german.get('/', { accept: 'text/html' })).body
    for (const text of ['steht noch nicht allen offen', '>Passwort</label>', '>Eintreten</button>'])
      expect(page).toContain(text)
    await german.close()
    const shut = await openSite({ site: { lock } })
    expect((await shut.get('/', { accept: 'text/html' })).body).toContain('not open to everybody yet')
    await shut.close()
  })

  it('remembers the whole address that was wanted', async () => {
    const asked = await site.get('/trade?utm_source=letter&x=%22', { accept: 'text/html' })
    expect(asked.body).toContain('name="to" value="/trade?utm_source=letter&amp;x=%22"')
  })

  it('says what is wrong in the language of the address', async () => {
    const known = await site.store.site.read()
    const languages = [{ code: 'de-DE', prefix: 'de', isEnabled: true, fallback: null }]
    await site.store.site.save({ ...known, languages })
    const asked = (await site.get('/de/trade?page=2', { accept: 'text/html' })).body
    const action = /action="([^"]+)"/.exec(asked)?.[1] ?? ''
    const fields = { scope: scopeOf(asked), to: '/de/trade?page=2' }
    const refused = await unlock({ ...fields, password: 'high tide' }, action)
    const opened = await unlock({ ...fields, password: 'low tide' }, action)
    await site.store.site.save(known)
    expect(asked).toContain('lang="de')
    expect(refused.body).toContain('Das ist nicht das Passwort.')
    expect(/action="([^"]+)"/.exec(refused.body)?.[1]).toBe(action)
    expect(opened.headers.location).toBe('/de/trade?page=2')
  })

  it('opens to who knows it, and to nobody else', async () => {
    const asked = await site.get('/trade')
    const scope = scopeOf(asked.body)
    const wrong = await unlock({ scope, to: '/trade', password: 'high tide' })
    expect(wrong.statusCode).toBe(403)
    expect(wrong.body).toContain('That is not the password.')

    const right = await unlock({ scope, to: '/trade', password: 'low tide' })
    expect([right.statusCode, right.headers.location]).toEqual([303, '/trade'])
    const shown = await site.get('/trade', { cookie: cookieOf(right) })
    expect(shown.statusCode).toBe(200)
    expect(shown.body).toContain('Wholesale prices')
    expect(shown.headers['cache-control']).toBe('no-store')
    expect((await site.get('/trade')).statusCode).toBe(403)
    expect((await site.get('/trade', { cookie: `unlocked-${scope}=${'a'.repeat(43)}` })).statusCode).toBe(403)
  })

  it('sends nobody to another site', async () => {
    const scope = scopeOf((await site.get('/trade')).body)
    for (const to of ['//evil.example', '/\\evil.example', 'https://evil.example'])
      expect((await unlock({ scope, to, password: 'low tide' })).headers.location).toBe('/')
  })

  it('leads to an address in letters of any language', async () => {
    const scope = scopeOf((await site.get('/trade')).body)
    const opened = await unlock({ scope, to: '/trade/日本', password: 'low tide' })
    expect([opened.statusCode, opened.headers.location]).toEqual([303, '/trade/%E6%97%A5%E6%9C%AC'])
  })

  it('leaves the other pages open', async () => {
    expect((await site.get('/about')).statusCode).toBe(200)
  })
})

describe('a site behind a password', () => {
  it('shows and sells nothing before it is known', async () => {
    let now = noon
    const locked = await openSite({ services: { clock: () => now } })
    const save = async (lock: Lock) => {
      await locked.store.site.save({ ...(await locked.store.site.read()), lock })
      now += 2_000
    }
    try {
      expect((await locked.get('/about')).statusCode).toBe(200)
      const passwordHash = await hashPassword('spring tide')
      const lock = { passwordHash, headline: 'Opening soon', bodyHtml: '<p>Come back in May.</p>' }
      await save(lock)

      const page = await locked.get('/about')
      expect(page.statusCode).toBe(403)
      expect(page.body).toContain('Opening soon')
      expect(page.body).not.toContain('We are here.')
      expect((await locked.get('/api/commerce/shopping-cart')).statusCode).toBe(403)
      expect((await locked.get('/sitemap.xml')).statusCode).toBe(404)
      expect((await locked.get('/robots.txt')).body).toBe('User-agent: *\nDisallow: /\n')
      expect((await locked.get('/search?q=mug', { accept: 'text/html' })).statusCode).toBe(303)

      const right = await locked.app.inject({
        method: 'POST',
        url: '/unlock',
        headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
        payload: 'scope=site&to=%2Fabout&password=spring+tide',
      })
      const cookie = cookieOf(right)
      expect((await locked.get('/about', { cookie })).body).toContain('We are here.')
      expect((await locked.get('/api/commerce/shopping-cart', { cookie })).statusCode).toBe(404)

      await save({ ...lock, passwordHash: await hashPassword('neap tide') })
      expect((await locked.get('/about', { cookie })).statusCode).toBe(403)
    } finally {
      await locked.close()
    }
  })
})

describe('a page behind a password on a site behind another', () => {
  it('asks for the one after the other, and is then there for calls by id, too', async () => {
    const [passwordHash, ofSite] = [await hashPassword('low tide'), await hashPassword('spring tide')]
    const both = await openSite({ site: { lock: { passwordHash: ofSite, headline: 'Soon', bodyHtml: '' } } })
    const trade = buildCollection({
      urlId: 'trade',
      title: 'Trade',
      isPasswordProtected: true,
      passwordHash,
      position: 9,
    })
    const mug = buildMug({ id: newId(), collectionId: trade.id, urlId: 'secret-mug', title: 'Secret mug' })
    await both.store.transaction(async (tables) => {
      await tables.collections.save(trade)
      await tables.products.save(mug)
      await tables.site.raiseRevision()
    })
    const visitor = await openVisitor(both.app)
    const statuses = async () => [
      (await visitor.get('/about')).status,
      (await visitor.get('/trade')).status,
      (await visitor.get(`/api/commerce/inventory/stock?itemId=${mug.id}`)).status,
    ]
    try {
      expect(await statuses()).toEqual([403, 403, 403])
      expect(scopeOf((await visitor.get('/trade')).text)).toBe('site')
      await visitor.submit('/unlock', { scope: 'site', to: '/trade', password: 'spring tide' })
      expect(await statuses()).toEqual([200, 403, 404])
      const asked = await visitor.get('/trade')
      expect(asked.text).not.toContain('Secret mug')
      await visitor.submit('/unlock', { scope: scopeOf(asked.text), to: '/trade', password: 'low tide' })
      expect(await statuses()).toEqual([200, 200, 200])
    } finally {
      await both.close()
    }
  })
})

describe('a password that many try', () => {
  it('opens to any number who know it, and to nobody after a hundred who did not', async () => {
    const scope = scopeOf((await site.get('/cellar', { accept: 'text/html' })).body)
    const statusOf = async (password: string) => (await unlock({ scope, to: '/cellar', password })).statusCode
    const counted = { max: 100, windowMs: 900_000, nowMs: noon }
    // One address is refused long before.
    expect(unlockCall.limit).toMatchObject({ max: 20, windowMs: 600_000 })
    for (let tried = 0; tried < 98; tried += 1) await site.store.rateLimits.take(`unlock:${scope}`, counted)
    const known = [await statusOf('low tide'), await statusOf('low tide'), await statusOf('low tide')]
    expect(known).toEqual([303, 303, 303])
    expect([await statusOf('high tide'), await statusOf('high tide')]).toEqual([403, 403])
    expect(await statusOf('low tide')).toBe(429)
  })
})
