import { renderSitemap } from '@vitrine/site/feeds/sitemap'
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

  it('holds no more addresses, and no more bytes, than a sitemap may', async () => {
    site = await openSite()
    const live = await site.app.installation.sites.find('localhost')
    if (!live) throw new Error('There is no site')
    const context = await site.app.installation.views.contextOf(live, 'http://localhost')
    const whole = await renderSitemap(context)
    const bytes = Buffer.byteLength(whole)
    const count = (text: string) => text.match(/<loc>/g)?.length ?? 0
    expect(count(whole)).toBeGreaterThan(2)
    expect(await renderSitemap(context, { addresses: 50_000, bytes })).toBe(whole)
    const smaller = await renderSitemap(context, { addresses: 50_000, bytes: bytes - 1 })
    expect([count(smaller), smaller.endsWith('\n</urlset>\n')]).toEqual([count(whole) - 1, true])
    expect(count(await renderSitemap(context, { addresses: 2, bytes }))).toBe(2)
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
