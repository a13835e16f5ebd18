import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import {
  buildCollection,
  buildImage,
  buildMug,
  buildPost,
  buildSite,
  noon,
} from '@vitrine/store/testing/builders'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fillSite, type OpenSite, openSite } from '../testing/open-site.ts'

describe('pages', () => {
  let site: OpenSite
  beforeAll(async () => {
    site = await openSite()
  })
  afterAll(() => site.close())

  it('puts the regions of the layout around the list of a collection', async () => {
    const { statusCode, body, headers } = await site.get('/shop')
    expect(statusCode).toBe(200)
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
    expect(body).toContain('<a class="card" href="/shop/mug">Enamel mug</a>')
    expect(body).toContain('</html>')
  })

  it('shows the home page: the first collection when none is named', async () => {
    expect((await site.get('/')).body).toContain('<h1>Shop</h1>')
  })

  it('reads a question mark in a query as a part of it', async () => {
    const news = (await site.get('/blog?category=News&format=json')).json()
    const { items, collection } = (await site.get('/blog?category=News?&format=json')).json()
    expect([news.items.length, items?.length ?? 0, collection.urlId]).toEqual([2, 0, 'blog'])
  })

  it('writes the menus, and marks where the visitor is', async () => {
    const { body } = await site.get('/blog')
    expect(body).toContain('<a href="/shop">Shop</a>')
    expect(body).toContain('<a href="/blog" aria-current="page">Blog</a>')
  })

  it('runs a query of the template with its own items', async () => {
    expect((await site.get('/about')).body).toContain('<aside data-from="shop">Enamel mug</aside>')
  })

  it('says what is shown by id and classes, tweaks first', async () => {
    const { body } = await site.get('/shop')
    const [, classes] = /<body id="collection-\w+" class="([^"]*)"/.exec(body) ?? []
    expect(classes).toMatch(/^wide--airy tweak-frame-thin-line /)
    expect(classes).toContain(' native-currency-code-usd collection-type-products ')
  })

  it('shows a product under both of its addresses, and names the first as the true one', async () => {
    const [plain, alias] = [await site.get('/shop/mug'), await site.get('/shop/p/mug')]
    expect(plain.body).toContain('<h1>Enamel mug</h1>')
    expect(alias.statusCode).toBe(200)
    expect(alias.body).toContain('<link rel="canonical" href="http://localhost/shop/mug">')
  })

  it('keeps the owner’s tags in excerpts and escapes the rest', async () => {
    expect((await site.get('/shop/mug')).body).toContain('<p>For <b>tea</b>.</p>')
  })

  it('says why a form came back, for codes it knows only', async () => {
    expect((await site.get('/shop/mug?problem=out-of-stock')).body).toContain(
      'Sorry, we do not have enough of that item available.',
    )
    expect((await site.get('/shop/mug?problem=option-missing')).body).toContain(
      'Please select the Colour option.',
    )
    expect((await site.get('/shop/mug?problem=<script>evil</script>')).body).not.toContain('evil')
  })

  it('says it in the language of the site', async () => {
    const known = await site.store.site.read()
    await site.store.site.save({ ...known, language: 'de-DE' })
    const missing = await site.get('/shop/mug?problem=option-missing')
    const soldOut = await site.get('/shop/mug?problem=out-of-stock')
    await site.store.site.save(known)
    expect(missing.body).toContain('Bitte wählen Sie die Option Colour.')
    expect(soldOut.body).not.toContain('Sorry')
  })

  it('renders on when a template is wrong, and logs where', async () => {
    const { statusCode } = await site.get('/shop/mug')
    expect(statusCode).toBe(200)
    expect(site.logged.join('\n')).toContain('nosuch')
    expect(site.logged.join('\n')).toContain('collections/products.item')
  })

  it('shows the template’s own page for unknown addresses, and nothing under its name', async () => {
    const unknown = await site.get('/nowhere')
    expect(unknown.statusCode).toBe(404)
    expect(unknown.body).toContain('<h1>Nothing here</h1><p>Harbour</p>')
    expect(unknown.headers['cache-control']).toBe('no-store')
    expect((await site.get('/not-found')).statusCode).toBe(404)
  })

  it('shows pages that only the template knows', async () => {
    expect((await site.get('/imprint')).body).toContain('Only the template knows this page')
  })

  it('leads from an address with a slash at the end to the one without', async () => {
    const { statusCode, headers } = await site.get('/shop/?category=Kitchen')
    expect(statusCode).toBe(301)
    expect(headers.location).toBe('/shop?category=Kitchen')
  })

  it('never leads to another host', async () => {
    const { statusCode, headers } = await site.get('//evil.example/')
    expect([statusCode, headers.location]).toEqual([404, undefined])
  })

  it('filters by category', async () => {
    const { body } = await site.get('/shop?category=Table+%26+more')
    expect(body).toContain('<p class="filter">Table &amp; more</p>')
    expect(body).toContain('/shop/bowl')
    expect(body).not.toContain('class="card" href="/shop/mug"')
  })

  it('stands in the order that the address names, without what is sold out, and tells templates how', async () => {
    const list = (await site.get('/shop?category=Kitchen&sort=price-desc&stock=available&format=json')).json()
    expect(list.items.map(({ title }: { title: string }) => title)).toEqual(['Enamel mug'])
    expect(list.items[0].variantOptions[0]).toMatchObject({
      name: 'Colour',
      values: [{ value: 'Blue' }, { value: 'Red' }],
    })
    expect(list.arrangement).toMatchObject({
      sort: 'price-desc',
      inStockOnly: true,
      inStockUrl: '/shop?category=Kitchen&sort=price-desc',
      linkEnd: '&sort=price-desc&stock=available',
    })
    expect(list.arrangement.orders[1]).toEqual({
      value: 'name',
      label: 'Name, A to Z',
      url: '/shop?category=Kitchen&sort=name&stock=available',
      active: false,
    })
  })

  it('pages through posts by the time of the next', async () => {
    const first = await site.get('/blog')
    expect(first.body).toContain('<h2>The third</h2><h2>The second</h2>')
    const older = /href="([^"]+)">older/.exec(first.body)?.[1] ?? ''
    expect(older).toBe(`/blog?offset=${noon - 3 * 60_000}`)
    const second = await site.get(older)
    expect(second.body).toContain('<h2>The first</h2>')
    expect(second.body).toContain('<a rel="prev" href="/blog">newer</a>')
  })

  it('answers JSON, a feed and the main content alone', async () => {
    const json = await site.get('/shop/mug?format=json')
    expect(json.headers['content-type']).toBe('application/json; charset=utf-8')
    expect(json.json().item).toMatchObject({ title: 'Enamel mug', fullUrl: '/shop/mug', recordType: 11 })
    expect(json.json().websiteSettings).toMatchObject({ disqusShortname: '', disqusShortName: '' })
    expect((await site.get('/blog?format=rss')).body).toContain('<title>The third</title>')
    expect((await site.get('/about?format=main-content')).body).toMatch(
      /^<div class="sqs-layout[^>]*><p>We are here\.<\/p><\/div>$/,
    )
  })

  it('leads to the main picture where a template asks the address of a post for it', async () => {
    const image = buildImage({ assetUrl: '/content/v1/s/i/kiln.jpg' })
    const kiln = buildPost({
      collectionId: site.blog.id,
      urlId: 'kiln',
      image,
      publishedAtMs: noon - 600_000,
    })
    await site.store.transaction(({ items }) => items.save(kiln))
    const { statusCode, headers } = await site.get('/blog/kiln?format=1000w')
    expect([statusCode, headers.location]).toEqual([302, '/content/v1/s/i/kiln.jpg?format=1000w'])
    expect((await site.get('/blog/first?format=1000w')).statusCode).toBe(200)
  })

  it('lets only its own scripts run', async () => {
    const policy = String((await site.get('/shop')).headers['content-security-policy'])
    expect(policy).toContain("object-src 'none'")
    expect(policy).toMatch(/script-src 'self'( 'sha256-[\w+/]+=')+;/)
    expect(policy).not.toMatch(/script-src[^;]*unsafe/)
  })
})

describe('the cache of pages', () => {
  let site: OpenSite
  beforeAll(async () => {
    site = await openSite()
  })
  afterAll(() => site.close())

  it('answers from memory with a strong tag, and 304 to who has it', async () => {
    const first = await site.get('/shop')
    const etag = String(first.headers.etag)
    expect(etag).toMatch(/^"[\w-]+"$/)
    const again = await site.get('/shop', { 'if-none-match': etag })
    expect([again.statusCode, again.body]).toEqual([304, ''])
  })

  it('sends gzip with a tag of its own', async () => {
    const zipped = await site.get('/shop', { 'accept-encoding': 'gzip' })
    expect(zipped.headers['content-encoding']).toBe('gzip')
    expect(zipped.headers.etag).toMatch(/-gzip"$/)
    expect(zipped.headers.vary).toBe('accept-encoding')
  })

  it('gives a new visitor a crumb, and says then that the answer is his alone', async () => {
    const first = await site.get('/shop')
    const cookies = first.headers['set-cookie'] as string[]
    expect(cookies.map((cookie) => cookie.split('=')[0])).toEqual(['crumb', 'visitor'])
    expect(cookies[1]).toContain('HttpOnly')
    expect(first.headers['cache-control']).toContain('private')
    const cookie = cookies.map((each) => each.split(';')[0]).join('; ')
    const second = await site.get('/shop', { cookie })
    expect(second.headers['set-cookie']).toBeUndefined()
    expect(second.headers['cache-control']).toContain('public')
  })

  it('shows a change at once', async () => {
    await site.get('/shop')
    const live = await site.app.installation.sites.find('localhost')
    await live?.store.transaction(async (tables) => {
      await tables.products.save(buildMug({ collectionId: site.shop.id, urlId: 'new', title: 'New mug' }))
      await tables.site.raiseRevision()
    })
    expect((await site.get('/shop')).body).toContain('New mug')
  })

  it('shares a page among addresses that differ only in campaign codes', async () => {
    const plain = await site.get('/blog')
    const tagged = await site.get('/blog?utm_source=letter&fbclid=1')
    expect(tagged.headers.etag).toBe(plain.headers.etag)
  })

  it('answers HEAD with the headers of GET and no body', async () => {
    const { statusCode, headers, body } = await site.app.inject({ method: 'HEAD', url: '/shop' })
    expect([statusCode, body]).toEqual([200, ''])
    expect(Number(headers['content-length'])).toBeGreaterThan(100)
  })
})

describe('a page changed by another process', () => {
  it('is shown within a second', async () => {
    let nowMs = noon
    const site = await openSite({ services: { clock: () => nowMs } })
    await site.get('/shop')
    await site.store.transaction(async (tables) => {
      await tables.products.save(buildMug({ collectionId: site.shop.id, urlId: 'other', title: 'Other mug' }))
      await tables.site.raiseRevision()
    })
    nowMs += 1_001
    expect((await site.get('/shop')).body).toContain('Other mug')
    await site.close()
  })
})

describe('two sites of one installation', () => {
  it('answer each to their own hosts, from their own rows', async () => {
    const site = await openSite({ site: { hosts: ['one.example'] } })
    const other = buildSite({ hosts: ['two.example'], title: 'Quay' })
    await site.services.store.sites.add(other)
    const shop = buildCollection({ urlId: 'shop', title: 'Other shop' })
    const rest = {
      blog: buildCollection({ urlId: 'blog', typeName: 'blog' }),
      page: buildCollection({ typeName: 'page' }),
    }
    await fillSite(site.services.store.site(other.id), other, { shop, ...rest })

    expect((await site.get('/shop', { host: 'one.example' })).body).toContain('<h1>Shop</h1>')
    expect((await site.get('/shop', { host: 'TWO.example:8080' })).body).toContain('<h1>Other shop</h1>')
    expect((await site.get('/shop', { host: 'three.example' })).statusCode).toBe(404)
    const foreign = await site.get('/shop', { host: 'one.example', 'x-forwarded-host': 'two.example' })
    expect(foreign.body).toContain('<h1>Shop</h1>')
    await site.close()
  })
})

describe('a template without anything', () => {
  it('still gives pages', async () => {
    const siteDir = mkdtempSync(path.join(tmpdir(), 'vitrine-empty-'))
    const site = await openSite({ services: { siteDir } })
    const { statusCode, body } = await site.get('/shop')
    expect(statusCode).toBe(200)
    expect(body).toContain('Enamel mug')
    await site.close()
    rmSync(siteDir, { recursive: true })
  })
})

describe('a template that shows content within a collection only', () => {
  it('shows the cart, the search and the page for unknown addresses too', async () => {
    const siteDir = mkdtempSync(path.join(tmpdir(), 'vitrine-within-'))
    writeFileSync(
      path.join(siteDir, 'template.conf'),
      '{ "layouts": { "default": { "regions": ["site"] } } }',
    )
    const region =
      '<i>{collection.title}</i>{.section collection}<main>{squarespace.main-content}</main>{.end}'
    writeFileSync(path.join(siteDir, 'site.region'), region)
    const site = await openSite({ services: { siteDir } })
    expect((await site.get('/cart')).body).toMatch(/<main>[\s\S]*sqs-cart-root/)
    expect((await site.get('/search?q=mug')).body).toMatch(/<main>[\s\S]*Enamel <em>mug/)
    expect((await site.get('/nowhere')).body).toMatch(/<main>[\s\S]*<h1/)
    expect((await site.get('/shop')).body).toContain('<i>Shop</i>')
    await site.close()

    writeFileSync(
      path.join(siteDir, 'site.region'),
      '<body class="{squarespace.page-classes}"><i>{collection.title}</i>{squarespace.main-content}',
    )
    const plain = await openSite({ services: { siteDir } })
    expect((await plain.get('/cart')).body).toMatch(/<body class="[^"]*\bshow-cart-page\b[^"]*">.*<i><\/i>/s)
    expect((await plain.get('/nowhere')).body).toMatch(/<body class="[^"]*\bnot-found-page\b/)
    await plain.close()
    rmSync(siteDir, { recursive: true })
  })
})
