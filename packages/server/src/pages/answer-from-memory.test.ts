import { request } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type OpenShop, openShop } from '../testing/open-shop.ts'
import { makeAccount } from '../testing/selling/make-account.ts'

interface Answer {
  readonly status: number
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly body: Buffer
}

describe('a page from memory, asked for over a socket', () => {
  let shop: OpenShop
  let port: number

  beforeAll(async () => {
    shop = await openShop({
      storeSettings: { hasAccounts: true },
      site: { homeOrigin: 'https://home.example' },
    })
    port = Number(new URL(await shop.app.listen({ port: 0, host: '127.0.0.1' })).port)
    await ask('GET', '/shop', { 'accept-encoding': 'gzip' })
  })
  afterAll(() => shop.close())

  const ask = (
    method: string,
    path: string,
    headers: Readonly<Record<string, string>> = {},
    body = '',
  ): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const call = request({ port, method, path, headers }, (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(chunks),
          }),
        )
      })
      call.on('error', reject)
      call.end(body)
    })

  it('is not compressed in a way that the browser refuses', async () => {
    const refused = await ask('GET', '/shop', { 'accept-encoding': 'gzip;q=0, br;q=0' })
    const unlike = await ask('GET', '/shop', { 'accept-encoding': 'xgzip, abracadabra' })
    const sheet = await ask('GET', '/site.css', { 'accept-encoding': 'br;q=0, gzip' })
    expect([refused, unlike, sheet].map(({ headers }) => headers['content-encoding'])).toEqual([
      undefined,
      undefined,
      'gzip',
    ])
  })

  it('brings a first visitor cookies with which his changes are taken', async () => {
    const { status, headers } = await ask('GET', '/shop')
    expect([status, headers['cache-control']]).toEqual([200, 'private, max-age=0, must-revalidate'])
    const cookie = [headers['set-cookie'] ?? []].flat().map((each) => each.split(';', 1)[0] ?? '')
    expect(cookie).toHaveLength(2)
    const add = await ask(
      'POST',
      '/api/commerce/shopping-cart/entries',
      {
        cookie: cookie.join('; '),
        'x-csrf-token': cookie[0]?.slice('crumb='.length) ?? '',
        'content-type': 'application/json',
      },
      JSON.stringify({ itemId: shop.mug.id, sku: 'MUG-BLUE', quantity: 1, additionalFields: null }),
    )
    expect(JSON.parse(add.body.toString())).toMatchObject({ newlyAdded: { quantity: 1 } })
  })

  it('is the same for all who have cookies, with its length and its tag', async () => {
    const known = { cookie: 'crumb=a; visitor=b' }
    const { headers, body } = await ask('GET', '/shop', known)
    expect(headers['set-cookie']).toBeUndefined()
    expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate')
    expect(Number(headers['content-length'])).toBe(body.length)
    const again = await ask('GET', '/shop', { ...known, 'if-none-match': String(headers.etag) })
    expect([again.status, again.body.length]).toEqual([304, 0])
    const head = await ask('HEAD', '/shop', known)
    expect([head.headers['content-length'], head.body.length]).toEqual([headers['content-length'], 0])
  })

  it('is the same kept answer for who is signed in to an account', async () => {
    const member = await makeAccount(shop, 'ada@example.com')
    const guest = await ask('GET', '/shop/enamel-mug', { cookie: 'crumb=a; visitor=b' })
    // What is not told to the pages that are kept is seen by no page that is one of them.
    await shop.store.products.save({ ...shop.mug, title: 'Rendered again' })
    const cookie = [...member.cookies]
      .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
      .join('; ')
    expect(cookie).toMatch(/siteUser=.*SiteUserInfo=|SiteUserInfo=.*siteUser=/)
    const own = await ask('GET', '/shop/enamel-mug', { cookie })
    expect([own.headers.etag, own.headers['cache-control']]).toEqual([
      guest.headers.etag,
      guest.headers['cache-control'],
    ])
    expect(own.body.equals(guest.body)).toBe(true)
    await shop.store.transaction(({ site }) => site.raiseRevision())
    expect((await ask('GET', '/shop/enamel-mug', { cookie })).body.toString()).toContain('Rendered again')
  })

  it('comes compressed to who takes it', async () => {
    const { headers, body } = await ask('GET', '/shop', { 'accept-encoding': 'gzip' })
    expect(headers['content-encoding']).toBe('gzip')
    expect(body.subarray(0, 2).toString('hex')).toBe('1f8b')
  })
})
