import { allCalls } from '@vitrine/contract/calls'
import { buildSite } from '@vitrine/store/testing/builders'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type OpenSite, openSite } from '../../testing/open-site.ts'
import { signInAs, testPassword } from '../../testing/sign-in.ts'
import { openVisitor, type Visitor } from '../../testing/visit.ts'

const shopUrl = 'http://shop.example'
const panelHost = { origin: 'http://panel.example', name: 'panel.example' }
const page = { accept: 'text/html' }

let site: OpenSite
const open = async () => {
  site = await openSite({ services: { publicUrl: shopUrl, panelHost } })
}
const close = () => site.close()

const ask = (host: string, url: string, headers: Readonly<Record<string, string>> = {}) =>
  site.app.inject({ method: 'GET', url, headers: { host, ...headers } })
const statusAt = async (host: string, url: string) => (await ask(host, url, page)).statusCode

/** A browser on the panel's host; with a crumb. */
async function atPanel(): Promise<Visitor> {
  const visitor = await openVisitor(site.app, 'panel.example')
  await visitor.send('DELETE', '/api/panel/session')
  return visitor
}

async function ownerAtPanel(): Promise<Visitor> {
  const owner = await atPanel()
  await signInAs(owner, site.store, ['admin'])
  return owner
}

async function addSecondSite() {
  const second = buildSite({ title: 'Second', hosts: ['second.example'] })
  expect(await site.services.store.sites.add(second)).toBe('done')
  return { second, store: site.services.store.site(second.id) }
}

describe('the host of the panel', () => {
  beforeAll(open)
  afterAll(close)

  it('lets the panel tell nobody else what owners do', async () => {
    const policy = String((await ask('panel.example', '/config')).headers['content-security-policy'])
    expect(policy).toContain("connect-src 'self';")
    expect(policy).toContain("script-src 'self';")
    expect(policy).toContain("form-action 'self';")
  })

  it.each([
    '/shop',
    '/shop/mug',
    '/blog?format=json',
    '/site.css',
    '/scripts/site.js',
    '/assets/a.png',
    '/styles/base.css',
    '/universal/js/shop.js',
    '/universal/panel-frame.js',
    '/sitemap.xml',
    '/favicon.ico',
    '/cart',
    '/checkout',
    '/search?q=mug',
    '/settings/billing/upgrade',
    '/de/config',
    '/config.js',
    '//config',
  ])('shows nothing of a site at %s', async (url) => {
    expect((await ask('panel.example', url)).statusCode).toBe(404)
    const shown = await ask('panel.example', url, page)
    expect([shown.statusCode, shown.headers.location?.startsWith(`${shopUrl}/`)]).toEqual([303, true])
    expect(shown.body).toBe('')
  })

  it('answers no call of visitors', async () => {
    expect(await statusAt('panel.example', '/api/commerce/shopping-cart')).toBe(404)
    expect(await statusAt('panel.example', '/api/captcha/challenge')).toBe(404)
  })

  it.each(['panel.example', 'PANEL.example', 'panel.example.', 'panel.example:8443'])(
    'is its own in every spelling: %s',
    async (host) => {
      await ask('shop.example', '/')
      expect((await ask(host, '/shop')).statusCode).toBe(404)
      expect((await ask(host, '/', page)).headers.location).toBe('/config')
      expect((await ask(host, '/config')).headers['content-security-policy']).toContain(
        `frame-src 'self' ${shopUrl};`,
      )
    },
  )

  it('shows no page from memory either', async () => {
    const first = await ask('shop.example', '/shop')
    expect(first.statusCode).toBe(200)
    expect((await ask('panel.example', '/shop')).statusCode).toBe(404)
  })

  it('asks robots to leave, and answers whether the server is well', async () => {
    expect((await ask('panel.example', '/robots.txt')).body).toBe('User-agent: *\nDisallow: /\n')
    expect(await statusAt('panel.example', '/health')).toBe(200)
  })

  it('names no host at which nobody can sign in any more, and asks for the second factor all the same', async () => {
    const owner = await atPanel()
    const email = await signInAs(owner, site.store, ['admin'])
    const account = await site.store.accounts.findByEmail(email)
    const passkey = {
      accountId: account?.id ?? '',
      name: 'Telephone',
      publicKey: '',
      transports: [],
      counter: 0,
    }
    const keep = (id: string, host: string) =>
      site.store.transaction(({ passkeys }) =>
        passkeys.save({ ...passkey, id, host, createdAtMs: 1, lastUsedAtMs: null }),
      )
    const enter = async () =>
      (await (await atPanel()).send('POST', '/api/panel/session', { email, password: testPassword })).json
    await keep('of-before', 'shop.example')
    expect(await enter()).toMatchObject({ ticket: expect.any(String), passkeyHosts: [] })
    await keep('of-now', panelHost.name)
    expect(await enter()).toMatchObject({ passkeyHosts: [panelHost.name] })
  })

  it('answers the calls of the panel, with a session that is not sent to the site', async () => {
    const owner = await ownerAtPanel()
    expect((await owner.get('/api/panel/session')).json).toMatchObject({
      site: { url: shopUrl },
      panelUrl: 'http://panel.example',
      hasOtherSites: false,
    })
    expect((await owner.get('/api/panel/orders')).status).toBe(200)
    expect([...owner.cookies.keys()].filter((name) => name.startsWith('owner'))).toEqual([
      `owner-${site.website.id}`,
    ])
    await owner.send('DELETE', '/api/panel/session')
    expect((await owner.get('/api/panel/orders')).status).toBe(401)
  })

  it('takes no change that a page of the site asks for', async () => {
    const owner = await ownerAtPanel()
    const cookie = [...owner.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const change = (headers: object) =>
      site.app.inject({
        method: 'DELETE',
        url: '/api/panel/session',
        headers: {
          host: 'panel.example',
          cookie,
          'x-csrf-token': owner.cookies.get('crumb') ?? '',
          ...headers,
        },
      })
    expect((await change({ origin: shopUrl })).json()).toMatchObject({ crumbFail: true })
    expect((await change({ 'sec-fetch-site': 'same-site' })).json()).toMatchObject({ crumbFail: true })
    const read = await ask('panel.example', '/api/panel/session', { cookie, origin: shopUrl })
    expect(Object.keys(read.headers).filter((name) => name.startsWith('access-control'))).toEqual([])
    expect((await change({ origin: 'http://panel.example' })).statusCode).toBe(200)
  })
})

describe('the host of a site', () => {
  beforeAll(open)
  afterAll(close)

  it.each(['/config', '/config/orders?status=pending', '/config/first-owner?token=x'])(
    'leads from %s to the panel',
    async (url) => {
      const to = new URL(String((await ask('shop.example', url, page)).headers.location))
      expect([to.origin, to.pathname]).toEqual(['http://panel.example', url.split('?')[0]])
      expect(to.searchParams.get('site')).toBe(site.website.id)
      const named = await ask('panel.example', to.pathname + to.search)
      expect(named.headers.location).toBe(`http://panel.example${url}`)
      expect(named.headers['set-cookie']).toContain(`panel-site=${site.website.id}; `)
    },
  )

  it.each(
    allCalls
      .filter(({ policy, path }) => policy.kind === 'owner' || path.startsWith('/api/panel/'))
      .map((call) => [`${call.method} ${call.path}`, call] as const),
  )('refuses %s, whoever asks', async (_name, { method, path }) => {
    const answer = await site.app.inject({
      method,
      url: path.replace(/:\w+/g, '0'.repeat(24)),
      headers: { host: 'shop.example' },
    })
    expect([answer.statusCode, answer.json()]).toEqual([
      403,
      { message: 'The panel of this site is at http://panel.example/config.' },
    ])
  })

  it('knows no session of the panel, and has none of its events and files', async () => {
    const owner = await ownerAtPanel()
    const cookie = [...owner.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    expect((await ask('shop.example', '/api/panel/session', { cookie })).statusCode).toBe(403)
    expect((await ask('shop.example', '/api/panel/events', { cookie })).statusCode).toBe(403)
    expect((await ask('shop.example', '/config/assets/x.js')).statusCode).toBe(404)
    expect((await ask('shop.example', '/de/api/panel/session', { cookie })).statusCode).not.toBe(200)
  })

  it('serves its pages as ever, and answers programs with keys', async () => {
    expect(await statusAt('shop.example', '/shop')).toBe(200)
    expect(await statusAt('anything.example', '/shop')).toBe(200)
    const byKey = await ask('shop.example', '/api/panel/orders', { authorization: 'Bearer wrong' })
    expect(byKey.statusCode).toBe(401)
  })
})

describe('an owner who looks at the site', () => {
  const lock = { passwordHash: '', headline: 'Soon', bodyHtml: '' }
  const pathOf = (location: unknown) => String(location).replace(shopUrl, '')

  beforeEach(async () => {
    await open()
    await site.store.site.save({ ...(await site.store.site.read()), lock })
  })
  afterEach(close)

  it('comes in from the panel, and strangers do not', async () => {
    expect(await statusAt('shop.example', '/shop')).toBe(403)
    const owner = await ownerAtPanel()
    const led = await owner.get('/shop?x=1')
    const entered = await ask('shop.example', pathOf(led.location), page)
    expect([entered.statusCode, entered.headers.location]).toEqual([303, `${shopUrl}/shop?x=1`])
    const [cookie = ''] = String(entered.headers['set-cookie']).split(';')
    expect((await ask('shop.example', '/shop', { ...page, cookie })).statusCode).toBe(200)
    expect((await ask('shop.example', '/api/panel/session', { cookie })).statusCode).toBe(403)
    expect((await ask('panel.example', '/api/panel/session', { cookie })).statusCode).toBe(401)

    await owner.send('DELETE', '/api/panel/session')
    expect((await ask('shop.example', '/shop', { ...page, cookie })).statusCode).toBe(403)
  })

  it('sees a page in the frame of the panel, which no other host may frame', async () => {
    const owner = await ownerAtPanel()
    const framed = pathOf((await owner.get('/?panel-frame')).location)
    const shown = await ask('shop.example', framed.replace('/?', '/shop?'), page)
    expect(shown.statusCode).toBe(200)
    expect(shown.headers['content-security-policy']).toContain(`frame-ancestors 'self' ${panelHost.origin}`)
    expect(shown.body).toContain('<script src="/universal/panel-frame.js" data-panel="http://panel.example">')
    expect(shown.headers['set-cookie'] ?? []).not.toContain('page-owner')
    const made = framed.replace(/owner-pass=\d/, 'owner-pass=9')
    expect(await statusAt('shop.example', made)).toBe(403)
  })

  it('sees a draft on the host of the site, by a pass for that address alone', async () => {
    const owner = await ownerAtPanel()
    const post = await site.store.items.findByUrlId(site.blog.id, 'first')
    const led = await owner.get(`/api/panel/items/${post?.id}/preview`)
    expect(led.status).toBe(303)
    expect(await statusAt('shop.example', pathOf(led.location))).toBe(200)
    const elsewhere = pathOf(led.location).replace(String(post?.id), '0'.repeat(24))
    expect(await statusAt('shop.example', elsewhere)).toBe(403)
    expect(await statusAt('shop.example', pathOf(led.location).replace(/\/api.*\?/, '/shop?'))).toBe(403)
  })
})

describe('several sites', () => {
  beforeEach(open)
  afterEach(close)

  it('are told apart by what the browser chose, with a session each', async () => {
    const { second, store } = await addSecondSite()
    const owner = await atPanel()
    expect((await owner.get('/api/panel/session')).status).toBe(409)
    expect((await owner.get('/config')).text).toContain('Choose a site')
    expect((await owner.get('/config?site=nowhere.example')).status).toBe(404)
    await owner.get('/config?site=shop.example')
    await owner.send('DELETE', '/api/panel/session')
    await signInAs(owner, site.store, ['admin'])
    await owner.get(`/config?site=${second.id}`)
    expect((await owner.get('/api/panel/session')).status).toBe(401)
    await signInAs(owner, store, ['admin'])
    expect((await owner.get('/api/panel/session')).json).toMatchObject({
      site: { title: 'Second', url: 'http://second.example' },
      hasOtherSites: true,
    })
    await owner.get('/config?site=https://shop.example/')
    expect((await owner.get('/api/panel/session')).json).toMatchObject({ site: { title: 'Harbour' } })
  })

  it('are asked for by whoever types the name of the panel alone', async () => {
    await addSecondSite()
    const { statusCode, headers } = await ask('panel.example', '/', page)
    expect([statusCode, headers.location]).toEqual([302, '/config'])
    expect((await ask('panel.example', '/')).statusCode).toBe(409)
  })

  it('are asked for in the language of the browser', async () => {
    await addSecondSite()
    const german = { ...page, 'accept-language': 'de-AT,de;q=0.9,en;q=0.5' }
    const { body } = await ask('panel.example', '/config?site=nowhere.example', german)
    expect(body).toContain('<html lang="de">')
    expect(body).toContain('<h1>Wählen Sie eine Website</h1>')
    expect(body).toContain('Keine Website hier hat diese Adresse.')
    expect((await ask('panel.example', '/config', page)).body).toContain('<html lang="en">')
  })

  it('leave a browser at the site that was the only one when it came', async () => {
    const entered = await ask('panel.example', '/config', page)
    const [kept = ''] = String(entered.headers['set-cookie']).split(';')
    await addSecondSite()
    expect((await ask('panel.example', '/config', page)).body).toContain('Choose a site')
    expect((await ask('panel.example', '/config', { ...page, cookie: kept })).body).not.toContain(
      'Choose a site',
    )
  })

  it('are not changed from a tab that shows another one', async () => {
    const { second } = await addSecondSite()
    const answer = await site.app.inject({
      method: 'GET',
      url: '/api/panel/session',
      headers: {
        host: 'panel.example',
        cookie: `panel-site=${second.id}`,
        'x-vitrine-site': site.website.id,
      },
    })
    expect([answer.statusCode, answer.json().message]).toEqual([
      409,
      'This browser works on another site now. Reload the page to go on with that one.',
    ])
  })

  it('cannot take the name of the panel', async () => {
    await addSecondSite()
    const owner = await openVisitor(site.app, 'panel.example')
    await owner.get('/config?site=shop.example')
    await owner.send('DELETE', '/api/panel/session')
    await signInAs(owner, site.store, ['admin'])
    const added = await owner.send('POST', '/api/panel/sites', {
      host: 'panel.example',
      title: 'Third',
      templateId: null,
      content: 'empty',
    })
    expect(added.json).toMatchObject({ errors: { host: 'The panel stands at this host, alone.' } })
  })
})

describe('without a host of its own', () => {
  it('the panel stands on the host of the site, and its pages too', async () => {
    const plain = await openSite({ services: { publicUrl: shopUrl } })
    const at = (url: string) => plain.app.inject({ url, headers: { host: 'panel.example', ...page } })
    expect((await at('/shop')).statusCode).toBe(200)
    expect((await at('/config?site=x')).headers.location).toBeUndefined()
    expect((await at('/api/panel/session')).statusCode).toBe(401)
    expect((await at('/?owner-pass=x&panel-frame')).body).not.toContain('panel-frame.js')
    await plain.close()
  })
})
