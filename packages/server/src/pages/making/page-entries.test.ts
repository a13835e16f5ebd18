import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type OpenSite, openSite } from '../../testing/open-site.ts'

/** How many pages a server holds in memory. */
const held = ({ app }: OpenSite) => app.installation.pages.size

describe('pages in memory', () => {
  let site: OpenSite
  beforeAll(async () => {
    site = await openSite()
  })
  afterAll(() => site.close())

  /** Asks for addresses after another; tells how many pages more there are in memory afterwards. */
  const growthBy = async (addresses: readonly string[]) => {
    const before = held(site)
    const answers = []
    for (const url of addresses) answers.push((await site.get(url)).statusCode)
    return { grown: held(site) - before, answers }
  }

  it('are one for all unknown addresses, which is told to nobody to keep', async () => {
    const { grown, answers } = await growthBy(['/nowhere', '/nothing', '/shop/none', '/blog/none?problem=x'])
    expect([grown, ...answers]).toEqual([1, 404, 404, 404, 404])
    expect((await site.get('/nowhere')).headers['cache-control']).toBe('no-store')
  })

  it('are one for all ways of writing its address', async () => {
    const ways = [
      '/about',
      '/%61bout',
      '/about?page=7',
      '/about?category=x&tag=y',
      '/about?problem=none',
      '/about?x=y',
    ]
    expect((await growthBy(ways)).grown).toBe(1)
    expect(
      (await growthBy(['/shop/bowl', '/shop/p/bowl', '/shop/%62owl', '/shop/bowl?offset=3'])).grown,
    ).toBe(1)
  })

  it('are none for categories and tags that nothing has, and pages past the end', async () => {
    await site.get('/shop')
    await site.get('/blog')
    const strange = [
      '/shop?category=x',
      '/shop?tag=y',
      '/shop?page=2',
      '/blog?category=x',
      '/blog?offset=123',
    ]
    expect(await growthBy(strange)).toEqual({ grown: 0, answers: [200, 200, 302, 200, 200] })
    const author = 'f'.repeat(24)
    const more = [`/blog?author=${author}`, `/blog?itemId=${author}`, '/blog?month=01-1999', '/blog?skip=5']
    expect((await growthBy(more)).grown).toBe(0)
  })

  it('lead who turns over more of them than a list has to its last one', async () => {
    const past = await site.get('/shop?page=99')
    expect([past.statusCode, past.headers.location]).toEqual([302, '/shop'])
    const filtered = await site.get('/shop?category=Table+%26+more&page=99')
    expect(filtered.headers.location).toBe('/shop?category=Table+%26+more')
  })

  it('are kept for what a site has', async () => {
    const first = await site.get('/shop?category=Table+%26+more')
    expect(first.body).toContain('Bowl')
    const again = await growthBy([
      '/shop?category=Table+%26+more',
      '/shop?page=1&category=Table%20%26%20more',
    ])
    expect(again.grown).toBe(0)
    const further = [
      '/blog?category=News',
      '/shop/mug?problem=out-of-stock',
      '/shop?sort=name&stock=available',
    ]
    expect((await growthBy(further)).grown).toBe(3)
    expect((await site.get('/shop?sort=name')).body).not.toBe((await site.get('/shop')).body)
  })

  it('are few for hosts that requests make up', async () => {
    const before = held(site)
    const hosts = Array.from({ length: 12 }, (_, number) => `made-up-${number}.example`)
    await Promise.all(hosts.map((host) => site.get('/blog', { host })))
    expect(held(site) - before).toBeLessThanOrEqual(4)
  })
})

describe('two sites of one server', () => {
  it('show their own pages, whatever host and address were asked for before', async () => {
    const site = await openSite({ site: { hosts: ['first.example'] } })
    const other = { ...site.website, id: 'c'.repeat(24), hosts: ['second.example'], title: 'Second' }
    await site.services.store.sites.add(other)
    expect((await site.get('/nowhere', { host: 'first.example' })).body).toContain('Harbour')
    expect((await site.get('/nowhere', { host: 'second.example' })).body).toContain('Second')
    const strange = await site.get('/nowhere', { host: 'second.example/nowhere' })
    expect(strange.statusCode).toBe(400)
    await site.close()
  })
})

describe('who asks for pages too quickly', () => {
  let site: OpenSite
  beforeAll(async () => {
    site = await openSite({ services: { renderPace: { burst: 3, perSecond: 0.001 } } })
  })
  afterAll(() => site.close())

  it('is told how long to wait, in words, and has what is in memory meanwhile', async () => {
    const strange = (number: number, headers = {}) => site.get(`/shop?category=none-${number}`, headers)
    const statuses = [await site.get('/about'), await strange(1), await strange(2), await strange(3)]
    expect(statuses.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 429])
    const refused = await strange(4, { accept: 'text/html' })
    expect(refused.body).toContain('Many pages were asked for from your connection in a short time.')
    expect(refused.body).toMatch(/Please try again in 1\d minutes\./)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(900)
    expect((await site.get('/about')).statusCode).toBe(200)
  })

  it('holds up nobody else', async () => {
    const elsewhere = await site.app.inject({ url: '/shop?category=none', remoteAddress: '203.0.113.9' })
    expect(elsewhere.statusCode).toBe(200)
  })

  it('is the same network within an IPv6 network', async () => {
    const ask = (end: number) =>
      site.app.inject({ url: `/shop?category=none-${end}`, remoteAddress: `2001:db8::${end}` })
    const answers = [await ask(1), await ask(2), await ask(3), await ask(4)]
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 429])
  })
})
