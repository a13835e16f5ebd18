import { renderSitemap, renderSitemapPart } from '@vitrine/site/feeds/sitemap'
import type { SiteStore, Store } from '@vitrine/store/store'
import { buildProduct } from '@vitrine/store/testing/builders'
import { afterEach, describe, expect, it } from 'vitest'
import { type OpenSite, openSite } from '../../testing/open-site.ts'

let site: OpenSite
afterEach(() => site.close())

describe('the sitemap', () => {
  it('is written once for each revision of the site and each address it is asked at', async () => {
    let asked = 0
    const storeOf = (store: Store): Store => {
      const siteOf = (id: string): SiteStore => {
        const own = store.site(id)
        const list: SiteStore['products']['list'] = (query) => {
          asked += 1
          return own.products.list(query)
        }
        return Object.create(own, { products: { value: { ...own.products, list } } })
      }
      return Object.create(store, { site: { value: siteOf } })
    }
    site = await openSite({ storeOf })
    const [first, meanwhile] = await Promise.all([site.get('/sitemap.xml'), site.get('/sitemap.xml')])
    expect(first.headers['content-type']).toBe('application/xml; charset=utf-8')
    expect(meanwhile.body).toBe(first.body)
    expect((await site.get('/sitemap.xml?again')).body).toBe(first.body)
    const again = await site.get('/sitemap.xml', { 'if-none-match': String(first.headers.etag) })
    expect([again.statusCode, asked]).toEqual([304, 1])

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
    const live = await site.app.installation.sites.find('localhost')
    if (!live) throw new Error('There is no site')
    const context = await site.app.installation.views.contextOf(live, 'http://localhost')
    const whole = await renderSitemap(context)
    const bytes = Buffer.byteLength(whole)
    const addresses = (text: string) => text.match(/<loc>[^<]*/g) ?? []
    const all = addresses(whole)
    expect(all.length).toBeGreaterThan(2)
    expect(await renderSitemap(context, { addresses: all.length, bytes })).toBe(whole)
    const partsOf = async (most: Parameters<typeof renderSitemapPart>[2]) => [
      await renderSitemapPart(context, 1, most),
      await renderSitemapPart(context, 2, most),
      await renderSitemapPart(context, 3, most),
    ]
    const smaller = { addresses: 50_000, bytes: bytes - 1 }
    const [first = '', second = '', third] = await partsOf(smaller)
    expect([addresses(first ?? ''), addresses(second ?? ''), third]).toEqual([
      all.slice(0, -1),
      all.slice(-1),
      null,
    ])
    expect([first, second].map((part) => part?.endsWith('\n</urlset>\n'))).toEqual([true, true])
    const fewer = { addresses: all.length - 1, bytes }
    expect((await partsOf(fewer)).map((part) => addresses(part ?? '').length)).toEqual([all.length - 1, 1, 0])
    const index = await renderSitemap(context, fewer)
    expect(index).toContain('<sitemapindex ')
    expect(addresses(index)).toEqual([1, 2].map((number) => `<loc>http://localhost/sitemap-${number}.xml`))
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

  it('leaves others their turn between what it reads', async () => {
    site = await openSite()
    await site.store.transaction(async ({ products }) => {
      for (let number = 0; number < 401; number += 1)
        await products.save(buildProduct({ collectionId: site.shop.id, urlId: `p${number}` }))
    })
    const live = await site.app.installation.sites.find('localhost')
    if (!live) throw new Error('There is no site')
    const context = await site.app.installation.views.contextOf(live, 'http://localhost')
    let turns = 0
    const turning = setInterval(() => {
      turns += 1
    })
    const othersTurn = setImmediate(() => {
      turns += 1
    })
    await renderSitemap(context)
    clearInterval(turning)
    clearImmediate(othersTurn)
    expect(turns).toBeGreaterThan(0)
  })
})
