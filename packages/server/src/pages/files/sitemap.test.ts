import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { renderSitemapIndex, renderSitemapPart, surveySitemap } from '@vitrine/site/feeds/sitemap/sitemap'
import type { SiteStore, Store } from '@vitrine/store/store'
import { buildProduct } from '@vitrine/store/testing/builders'
import { afterEach, describe, expect, it } from 'vitest'
import { type OpenSite, openSite } from '../../testing/open-site.ts'
import { SitemapDesk } from './sitemap-desk.ts'

let site: OpenSite
afterEach(() => site.close())

/** Opens a site; where lists of products were read from, each time. */
async function openCounting(): Promise<readonly number[]> {
  const asked: number[] = []
  const storeOf = (store: Store): Store => {
    const siteOf = (id: string): SiteStore => {
      const own = store.site(id)
      const list: SiteStore['products']['list'] = (query) => {
        asked.push(query.offset)
        return own.products.list(query)
      }
      return Object.create(own, { products: { value: { ...own.products, list } } })
    }
    return Object.create(store, { site: { value: siteOf } })
  }
  site = await openSite({ storeOf })
  return asked
}

/** What pages of the site are made from. */
async function contextOfSite() {
  const live = await site.app.installation.sites.find('localhost')
  if (!live) throw new Error('There is no site')
  return site.app.installation.views.contextOf(live, 'http://localhost')
}

async function addProducts(count: number): Promise<void> {
  // No transaction may last long, also where each row takes its time.
  for (let begin = 0; begin < count; begin += 100)
    await site.store.transaction(async ({ products }) => {
      for (let number = begin; number < Math.min(count, begin + 100); number += 1)
        await products.save(buildProduct({ collectionId: site.shop.id, urlId: `p${number}` }))
    })
}

const addresses = (text: string) => text.match(/<loc>[^<]*/g) ?? []

describe('the sitemap', () => {
  it('is written once for each revision of the site and each address it is asked at', async () => {
    const asked = await openCounting()
    const [first, meanwhile] = await Promise.all([site.get('/sitemap.xml'), site.get('/sitemap.xml')])
    expect(first.headers['content-type']).toBe('application/xml; charset=utf-8')
    expect(meanwhile.body).toBe(first.body)
    expect((await site.get('/sitemap.xml?again')).body).toBe(first.body)
    const again = await site.get('/sitemap.xml', { 'if-none-match': String(first.headers.etag) })
    expect([again.statusCode, asked]).toEqual([304, [0]])

    await site.store.transaction(async (tables) => {
      await tables.products.save(buildProduct({ collectionId: site.shop.id, urlId: 'lamp' }))
      await tables.site.raiseRevision()
    })
    expect((await site.get('/sitemap.xml')).body).toContain('/shop/lamp</loc>')
  })

  it('counts as a page that is made', async () => {
    site = await openSite({ services: { renderPace: { burst: 1, perSecond: 0.001 } } })
    expect((await site.get('/about')).statusCode).toBe(200)
    expect((await site.get('/sitemap.xml')).statusCode).toBe(429)
  })

  it('is an index of several where it holds more addresses, or more bytes, than one may', async () => {
    site = await openSite()
    const context = await contextOfSite()
    const whole = (await surveySitemap(context)).whole ?? ''
    const bytes = Buffer.byteLength(whole)
    const all = addresses(whole)
    expect(all.length).toBeGreaterThan(2)
    expect((await surveySitemap(context, { addresses: all.length, bytes })).whole).toBe(whole)

    const smaller = { addresses: 50_000, bytes: bytes - 1 }
    const { survey, whole: none } = await surveySitemap(context, smaller)
    const first = (await renderSitemapPart(context, survey, 1, smaller)) ?? ''
    const second = (await renderSitemapPart(context, survey, 2, smaller)) ?? ''
    expect([addresses(first), addresses(second)]).toEqual([all.slice(0, -1), all.slice(-1)])
    expect([none, await renderSitemapPart(context, survey, 3, smaller)]).toEqual([null, null])
    expect([first, second].map((part) => part.endsWith('\n</urlset>\n'))).toEqual([true, true])

    const fewer = await surveySitemap(context, { addresses: all.length - 1, bytes })
    const index = renderSitemapIndex('http://localhost', fewer.survey)
    expect(index).toContain('<sitemapindex ')
    expect(addresses(index)).toEqual([1, 2].map((number) => `<loc>http://localhost/sitemap-${number}.xml`))
  })

  it('reads for each of several what is in it, and nothing else', async () => {
    const asked = await openCounting()
    await addProducts(650)
    const context = await contextOfSite()
    const all = addresses((await surveySitemap(context)).whole ?? '')
    const most = { addresses: 300, bytes: 10_000_000 }
    const { survey } = await surveySitemap(context, most)
    const before = asked.length
    const parts: (readonly string[])[] = []
    for (const number of [1, 2, 3])
      parts.push(addresses((await renderSitemapPart(context, survey, number, most)) ?? ''))
    expect(parts.map(({ length }) => length)).toEqual([300, 300, all.length - 600])
    expect(parts.flat()).toEqual(all)
    expect(asked.slice(before)).toEqual([0, 200, 200, 400, 400, 600])
  })

  it('has parts at addresses of their own, and no more than there are', async () => {
    site = await openSite()
    const whole = await site.get('/sitemap.xml')
    const part = await site.get('/sitemap-1.xml')
    expect([part.statusCode, part.body]).toEqual([200, whole.body])
    expect(part.headers['content-type']).toBe('application/xml; charset=utf-8')
    const others = ['/sitemap-2.xml', '/sitemap-0.xml', '/sitemap-x.xml']
    const answers = await Promise.all(others.map((path) => site.get(path)))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404])
  })

  it('goes over the pages once for all who ask for numbers that there are not', async () => {
    const asked = await openCounting()
    const ask = (numbers: readonly number[]) =>
      Promise.all(numbers.map((number) => site.get(`/sitemap-${number}.xml`)))
    const answers = [
      ...(await ask(Array.from({ length: 60 }, (_, place) => place + 2))),
      ...(await ask([99])),
    ]
    expect([...new Set(answers.map(({ statusCode }) => statusCode)), asked]).toEqual([404, [0]])
    // Nor is a host that somebody makes up another walk.
    const host = { host: 'madeup.ab' }
    expect((await site.get('/sitemap-2.xml', host)).statusCode).toBe(404)
    expect(asked).toEqual([0])
    expect((await site.get('/sitemap.xml', host)).body).toContain('<loc>http://madeup.ab/')
  })

  it('makes none that nobody waits for any more, and refuses when too many wait', async () => {
    const asked = await openCounting()
    await site.get('/sitemap.xml')
    const desk = new SitemapDesk(site.app.installation)
    const live = await site.app.installation.sites.find('localhost')
    if (!live) throw new Error('There is no site')
    const ask = (origin: string, leaves: boolean) => {
      const request = { live, target: { origin, isHttps: false }, key: origin }
      const asker = new ServerResponse(new IncomingMessage(new Socket()))
      const outcome = desk.whileAwaited(origin, asker, () => desk.make('main', request))
      if (leaves) asker.destroy()
      return outcome
    }
    await ask('http://host-000', false)
    const before = asked.length
    const places = Array.from({ length: 22 }, (_, place) => `http://host-${101 + place}`)
    const outcomes = await Promise.all(places.map((origin, place) => ask(origin, place > 0)))
    expect(outcomes[0]).toMatchObject({ kind: 'kept' })
    expect(outcomes[1]).toMatchObject({ kind: 'refused' })
    expect(outcomes[21]).toMatchObject({ status: 503 })
    expect(asked.length - before).toBe(1)
  })

  it('leaves others their turn between what it reads', async () => {
    site = await openSite()
    await addProducts(401)
    const context = await contextOfSite()
    let turns = 0
    const turning = setInterval(() => {
      turns += 1
    })
    const othersTurn = setImmediate(() => {
      turns += 1
    })
    await surveySitemap(context)
    clearInterval(turning)
    clearImmediate(othersTurn)
    expect(turns).toBeGreaterThan(0)
  })
})
