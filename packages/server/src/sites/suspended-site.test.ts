import { buildSite } from '@vitrine/store/testing/builders'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type OpenSite, openSite } from '../testing/open-site.ts'
import { signInAs } from '../testing/sign-in.ts'
import { openVisitor, type Visitor } from '../testing/visit.ts'

const page = { accept: 'text/html' }
const reason = 'Invoice 12 is open'
const told = `This site is suspended by its host (${reason}). It can be read and exported, and no change is taken.`
const two = buildSite({ hosts: ['two.example'], title: 'Two', language: 'de-DE' })
let open: OpenSite
let host: Visitor

beforeEach(async () => {
  open = await openSite()
  host = await openVisitor(open.app)
  await signInAs(host, open.store, ['admin'])
  await open.services.store.sites.claimHome()
  await open.services.store.sites.add(two)
})
afterEach(() => open.close())

const at = (url: string, headers = {}) => open.get(url, { host: 'two.example', ...headers })
const suspend = () => host.send('POST', `/api/panel/sites/${two.id}/suspension`, { reason })
const resume = () => host.send('DELETE', `/api/panel/sites/${two.id}/suspension`)

async function ownerOfTwo(): Promise<Visitor> {
  const owner = await openVisitor(open.app, 'two.example')
  await signInAs(owner, open.services.store.site(two.id), ['admin'])
  return owner
}

describe('a site that its host suspends', () => {
  it('shows a plain page in its language in place of one in memory, at once, and all of it again when it goes on', async () => {
    expect((await at('/?format=json')).json()).toMatchObject({ website: { siteTitle: 'Two' } })
    await at('/', page)
    expect((await at('/', page)).statusCode).not.toBe(503)
    expect((await suspend()).json).toMatchObject({ site: { suspension: { reason } } })
    const paused = await at('/', page)
    expect([paused.statusCode, paused.headers['retry-after'], paused.headers['x-robots-tag']]).toEqual([
      503,
      '3600',
      'noindex',
    ])
    expect(paused.body).toContain('<html lang="de-DE">')
    expect(paused.body).toContain('<h1>Diese Website pausiert</h1>')
    expect(paused.body).not.toMatch(/Invoice|Two|<script|<link/)
    expect((await resume()).json).toMatchObject({ site: { suspension: null } })
    expect((await at('/', page)).statusCode).not.toBe(503)
  })

  it.each([
    '/shop?format=json',
    '/de/shop',
    '/site.css',
    '/universal/js/shop.js',
    '/sitemap.xml',
    '/robots.txt',
    '/favicon.ico',
    '/api/commerce/shopping-cart',
    '/api/search/GeneralSearch?q=mug',
    '/checkout',
    '/newsletter/unsubscribe?token=x',
    `/content/v1/${two.id}/abc/mug.jpg`,
    '/s/price-list.pdf',
    '/no-such-page',
  ])('answers %s to no visitor', async (url) => {
    await suspend()
    const { statusCode, headers, body } = await at(url)
    expect([statusCode, headers['retry-after'], JSON.parse(body)]).toEqual([
      503,
      '3600',
      { message: 'Diese Website pausiert.' },
    ])
  })

  it('changes nothing of the other sites, nor of whether the server is well', async () => {
    await suspend()
    expect((await open.get('/', { host: 'localhost', ...page })).statusCode).toBe(200)
    expect((await at('/health')).statusCode).toBe(200)
  })

  it('takes no change of its owners, who can sign in, read, export and look after their account', async () => {
    const owner = await ownerOfTwo()
    await suspend()
    expect((await owner.get('/api/panel/session')).json).toMatchObject({ site: { suspension: { reason } } })
    expect((await owner.get('/api/panel/products')).status).toBe(200)
    expect((await owner.send('POST', '/api/panel/exports', { kind: 'products' })).status).not.toBe(503)
    const language = await owner.send('PUT', '/api/panel/account/language', { language: null })
    expect(language.status).toBe(200)
    const refused = await owner.send('PUT', '/api/panel/settings/visibility', { kind: 'open' })
    expect([refused.status, refused.json]).toEqual([503, { message: told }])
    await resume()
    expect((await owner.send('PUT', '/api/panel/settings/visibility', { kind: 'open' })).status).not.toBe(503)
  })

  it('tells strangers nothing of why', async () => {
    await suspend()
    const stranger = await openVisitor(open.app, 'two.example')
    const refused = await stranger.send('PUT', '/api/panel/settings/visibility', { kind: 'open' })
    expect(refused.text).not.toContain(reason)
  })

  it('answers no program with a key', async () => {
    const owner = await ownerOfTwo()
    const made = await owner.send('POST', '/api/panel/api-keys', {
      name: 'Till',
      rights: ['products'],
      expiresAtMs: null,
    })
    const { key } = made.json as { key?: string }
    expect(made.status).toBe(200)
    const authorization = `Bearer ${key}`
    expect((await at('/api/panel/products', { authorization })).statusCode).toBe(200)
    await suspend()
    const refused = await at('/api/panel/products', { authorization })
    const message = 'This site is suspended by its host: keys read nothing of it until it goes on.'
    expect([refused.statusCode, refused.json()]).toEqual([503, { message }])
  })

  it('takes in nobody new', async () => {
    const owner = await ownerOfTwo()
    const invitation = { email: 'ben@example.org', roles: ['admin'], isMailed: false }
    const made = await owner.send('POST', '/api/panel/invitations', invitation)
    const { link } = made.json as { link: string }
    await suspend()
    const ben = await openVisitor(open.app, 'two.example')
    const token = new URL(link).searchParams.get('link')
    const joined = { token, displayName: 'Ben', password: 'a long enough password' }
    expect((await ben.send('POST', '/api/panel/join', joined)).status).toBe(503)
    await resume()
    expect((await ben.send('POST', '/api/panel/join', joined)).status).toBe(200)
  })

  it('is suspended with one short line, and keeps since when while the reason is told anew', async () => {
    const wrong = await host.send('POST', `/api/panel/sites/${two.id}/suspension`, { reason: 'a\nb' })
    expect([wrong.status, wrong.json]).toMatchObject([400, { errors: { reason: expect.any(String) } }])
    const first = (await suspend()).json as { site: { suspension: { sinceMs: number } } }
    const again = await host.send('POST', `/api/panel/sites/${two.id}/suspension`, { reason: '' })
    const { sinceMs } = first.site.suspension
    expect(again.json).toMatchObject({ site: { suspension: { sinceMs, reason: '' } } })
    expect(await open.services.store.site(two.id).auditLog.list({ offset: 0, limit: 1 })).toMatchObject([
      { call: 'suspendSite', subjectId: two.id, summary: 'Suspended the site' },
    ])
  })

  it('is suspended by owners of the first site alone, which itself stays open', async () => {
    const owner = await ownerOfTwo()
    const itself = { reason: '' }
    expect((await owner.send('POST', `/api/panel/sites/${two.id}/suspension`, itself)).status).toBe(403)
    expect((await owner.send('DELETE', `/api/panel/sites/${two.id}/suspension`)).status).toBe(403)
    const first = await host.send('POST', `/api/panel/sites/${open.website.id}/suspension`, itself)
    expect([first.status, first.json]).toEqual([
      409,
      {
        message:
          'The installation began with this site, and its panel has the room of all sites: it cannot be suspended.',
      },
    ])
  })
})
