import { readRedirects } from '@vitrine/domain/website/redirect-rules'
import { wholeSite } from '@vitrine/site/language/site-in-language'
import { buildPost, noon } from '@vitrine/store/testing/builders'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type OpenShop, openShop } from '../testing/open-shop.ts'
import { type Translator, translator } from '../testing/translate.ts'

let shop: OpenShop
let owner: Translator
beforeAll(async () => {
  shop = await openShop()
  owner = await translator(shop)
  await owner.setLanguages([
    { code: 'de-DE', slugPrefix: '/de' },
    { code: 'de-AT', slugPrefix: '/at', fallback: 'de-DE' },
    { code: 'fr-FR', slugPrefix: '/fr', enabled: false },
  ])
  await owner.translate('de-DE', 'product', shop.mug.id, { title: 'Emaillebecher' })
})
afterAll(() => shop.close())

const json = async (address: string) => (await shop.get(`${address}?format=json`)).json()

describe('a page in a language', () => {
  it('has the texts and the locale of the language, and addresses that stay in it', async () => {
    const page = await json('/de/shop/enamel-mug')
    expect(page.item).toMatchObject({ title: 'Emaillebecher', fullUrl: '/de/shop/enamel-mug' })
    expect(page.website).toMatchObject({ language: 'de-DE' })
    expect(page.collection.fullUrl).toBe('/de/shop')
    const own = await json('/shop/enamel-mug')
    expect(own.item).toMatchObject({ title: 'Enamel mug', fullUrl: '/shop/enamel-mug' })
    expect(own.website.language).toBe('en-US')
  })

  it('leads on in its language, and says where the others are', async () => {
    const { body } = await shop.get('/de/shop/enamel-mug')
    expect(body).toContain('Emaillebecher')
    expect(body).toContain('href="/de/shop"')
    expect(body).not.toMatch(/<a [^>]*href="\/(shop|blog)[/"]/)
    expect(body).toContain('<link rel="canonical" href="http://localhost/de/shop/enamel-mug">')
    expect(body).toContain('hreflang="de-DE" href="http://localhost/de/shop/enamel-mug"')
    expect(body).toContain('hreflang="en-US" href="http://localhost/shop/enamel-mug"')
    expect(body).toContain('hreflang="x-default" href="http://localhost/shop/enamel-mug"')
    expect(body).not.toContain('hreflang="fr-FR"')
  })

  it('has calendar files that lead to it in the same language', async () => {
    const event = { startAtMs: noon, endAtMs: noon + 1 }
    await shop.store.items.save(
      buildPost({ collectionId: shop.blog.id, urlId: 'fair', kind: 'event', event, publishedAtMs: 1 }),
    )
    expect((await shop.get('/de/blog/fair?format=ical')).body).toContain(
      '\r\nURL:http://localhost/de/blog/fair\r\n',
    )
    expect((await shop.get('/blog/fair?format=ical')).body).toContain(
      '\r\nURL:http://localhost/blog/fair\r\n',
    )
  })

  it('falls back to the language that stands in for it, and to the site’s own', async () => {
    expect((await json('/at/shop/enamel-mug')).item.title).toBe('Emaillebecher')
    expect((await json('/de/shop/bowl')).item.title).toBe('Bowl')
  })

  it('is not there in a language that is off, nor behind a prefix that there is not', async () => {
    expect((await shop.get('/fr/shop/enamel-mug')).statusCode).toBe(404)
    expect((await shop.get('/it/shop/enamel-mug')).statusCode).toBe(404)
  })

  it('is the home page at the prefix itself', async () => {
    const slash = await shop.get('/de/')
    expect([slash.statusCode, slash.headers.location]).toEqual([301, '/de'])
    expect((await shop.get('/de')).statusCode).toBe((await shop.get('/')).statusCode)
  })

  it('says in its language that there is no such page', async () => {
    const page = await shop.get('/de/nowhere')
    expect(page.statusCode).toBe(404)
    expect(page.body).toContain('<html lang="de-DE">')
    expect(page.body).toContain('href="/de/blog"')
  })

  it('shows a changed translation at once', async () => {
    await shop.get('/de/shop/enamel-mug')
    await owner.translate('de-DE', 'product', shop.mug.id, { title: 'Becher aus Emaille' })
    expect((await shop.get('/de/shop/enamel-mug')).body).toContain('Becher aus Emaille')
    await owner.translate('de-DE', 'product', shop.mug.id, { title: 'Emaillebecher' })
  })
})

describe('what is laid over pages', () => {
  it('leads on in the language of the page', async () => {
    const site = await shop.store.site.read()
    const link = { url: '/about', opensWindow: false }
    const announcementBar = { textHtml: '<p>Dates</p>', link, isClosable: false }
    await shop.store.site.save({ ...site, notices: { ...site.notices, announcementBar } })
    const barOf = async (address: string) =>
      /<a class="sqs-announcement-bar-url" href="([^"]*)"/.exec((await shop.get(address)).body)?.[1]
    expect([await barOf('/de/blog'), await barOf('/blog')]).toEqual(['/de/about', '/about'])
  })
})

it('a cookie banner keeps the words that somebody translated though its owner has none of their own', async () => {
  const site = await shop.store.site.read()
  const banner = { textHtml: '<p>Cookies.</p>', acceptLabel: 'Accept', declineLabel: 'Decline' }
  const looks = { position: 'bottom', theme: 'light', isRestrictive: true } as const
  const save = (cookieBanner: typeof banner) =>
    shop.store.site.save({
      ...site,
      notices: { ...site.notices, cookieBanner: { ...cookieBanner, ...looks } },
    })
  const buttons = async (address: string) =>
    [...(await shop.get(address)).body.matchAll(/data-consent="\w+"[^>]*>([^<]*)</g)].map(
      ([, label]) => label,
    )
  await save(banner)
  await owner.translate('de-DE', 'site', wholeSite, { cookieDecline: 'Nur notwendige' })
  await save({ ...banner, acceptLabel: '', declineLabel: '' })
  expect(await buttons('/de/blog')).toEqual(['Nur notwendige', 'Annehmen'])
  expect(await buttons('/blog')).toEqual(['Decline', 'Accept'])
  // What the platform has no words for can still be translated.
  await owner.translate('de-DE', 'site', wholeSite, { cookieAccept: 'Klar' })
  expect(await buttons('/de/blog')).toEqual(['Nur notwendige', 'Klar'])
})

it('the usual words of a cookie banner are missing in no language that has them, and stand as the site says them', async () => {
  const site = await shop.store.site.read()
  const looks = { position: 'bottom', theme: 'light', isRestrictive: true } as const
  const cookieBanner = { textHtml: '<p>Cookies.</p>', acceptLabel: '', declineLabel: 'Decline', ...looks }
  await shop.store.transaction(async (tables) => {
    await tables.site.save({ ...site, notices: { ...site.notices, cookieBanner } })
    await tables.translations.remove({ language: 'de-DE', kind: 'site', id: wholeSite })
  })
  const labels = async (language: string) => {
    const address = `/api/panel/translations/${language}/site/${wholeSite}`
    const { texts } = (await owner.visitor.get(address)).json as { texts: { name: string }[] }
    return texts.filter(({ name }) => name === 'cookieAccept' || name === 'cookieDecline')
  }
  expect(await labels('de-DE')).toMatchObject([
    { source: 'Accept', usual: 'Annehmen', text: '', state: 'translated' },
    { source: 'Decline', usual: 'Ablehnen', text: '', state: 'translated' },
  ])
  expect(await labels('fr-FR')).toMatchObject([
    { source: 'Accept', usual: '', state: 'missing' },
    { source: 'Decline', usual: '', state: 'missing' },
  ])
  const { text } = await owner.visitor.get('/api/panel/translations/de-DE/file')
  expect(text).toMatch(/,Cookie banner: agree,Translated,Accept,/)
  const status = await owner.visitor.get('/api/multilingual/status?kind=site')
  const [de, , fr] = (status.json as { languages: { missing: number }[] }).languages
  expect((fr?.missing ?? 0) - (de?.missing ?? 0)).toBe(2)
  await shop.store.site.save({ ...site, language: 'de-CH', notices: { ...site.notices, cookieBanner } })
  expect(await labels('fr-FR')).toMatchObject([{ source: 'Annehmen' }, { source: 'Ablehnen' }])
  await shop.store.site.save(site)
})

describe('the switcher', () => {
  it('leads to the page in every language, each in its own words', async () => {
    const layout = {
      raw: false,
      layout: {
        columns: 12,
        rows: [{ columns: [{ span: 12, blocks: [{ id: 'tongues', type: 'languages', value: {} }] }] }],
      },
    } as const
    await shop.store.transaction(async (tables) => {
      await tables.layouts.save({ kind: 'collection', id: shop.page.id }, { layout, updatedAtMs: 1 })
      await tables.site.raiseRevision()
    })
    const { body } = await shop.get('/de/about')
    expect(body).toContain('<a href="/about" hreflang="en-US" lang="en-US">English</a>')
    expect(body).toContain('lang="de-DE" aria-current="true">Deutsch (Deutschland)</a>')
    expect(body).toContain('<a href="/at/about" hreflang="de-AT" lang="de-AT">Deutsch (Österreich)</a>')
    expect((await shop.get('/cart?format=json')).json().languages).toHaveLength(3)
  })
})

describe('rules of redirects in a language', () => {
  const locationOf = async (address: string) => (await shop.get(address)).headers.location

  it('may name the language, before those that count in all of them', async () => {
    const reading = readRedirects(
      [
        '/de/produkte/* -> /de/shop',
        '/produkte/* -> /shop/enamel-mug',
        '/de/rund -> /rund',
        '/de/umweg -> /umweg',
        '/umweg -> /about',
        '/weg -> /about',
        '/seitenweg -> /umweg',
      ].join('\n'),
    )
    await shop.store.transaction(async (tables) => {
      await tables.redirects.replace(reading.ok ? reading.rules : [])
      await tables.site.raiseRevision()
    })
    expect(await locationOf('/de/produkte/alt/becher')).toBe('/de/shop')
    expect(await locationOf('/produkte/alt/becher')).toBe('/shop/enamel-mug')
    expect(await locationOf('/at/produkte/alt')).toBe('/at/shop/enamel-mug')
    expect(await locationOf('/de/weg')).toBe('/de/about')
    expect((await shop.get('/de/rund')).statusCode).toBe(404)
    expect(await locationOf('/de/umweg')).toBe('/de/about')
    expect(await locationOf('/de/seitenweg')).toBe('/de/umweg')
  })
})

describe('the shop in a language', () => {
  it('names products in carts in the language of the page', async () => {
    const visitor = await shop.visitor()
    const sent = { itemId: shop.mug.id, sku: shop.mug.variants[0]?.sku, quantity: 1 }
    const added = await visitor.send('POST', '/de/api/commerce/shopping-cart/entries', sent)
    expect(added.json).toMatchObject({
      newlyAdded: { item: { title: 'Emaillebecher', fullUrl: '/de/shop/enamel-mug' } },
    })
    const page = await visitor.get('/de/cart')
    expect(page.text).toContain('Emaillebecher')
    expect(page.text).toMatch(/action="\/de\/cart"/)
    expect((await visitor.get('/cart')).text).toContain('Enamel mug')
  })

  it('searches the words of the language', async () => {
    const found = (await shop.get('/de/search?q=emaillebecher')).body
    expect(found).toContain('href="/de/shop/enamel-mug"')
    expect((await shop.get('/search?q=emaillebecher')).body).toContain('Nothing was found')
  })
})

describe('the sitemap', () => {
  it('tells every page in every language that visitors see', async () => {
    const { body } = await shop.get('/sitemap.xml')
    expect(body).toContain('<loc>http://localhost/de/shop/enamel-mug</loc>')
    expect(body).toContain('<loc>http://localhost/shop/enamel-mug</loc>')
    expect(body).toContain(
      '<xhtml:link rel="alternate" hreflang="de-AT" href="http://localhost/at/shop/enamel-mug"/>',
    )
    expect(body).not.toContain('localhost/fr')
  })

  it('leaves to heads of pages where the others are when these are many', async () => {
    const many = await openShop()
    const codes = ['de', 'fr', 'it', 'es', 'nl', 'da', 'sv', 'pl', 'cs', 'pt']
    await (await translator(many)).setLanguages(codes.map((code) => ({ code, slugPrefix: `/${code}` })))
    const { body } = await many.get('/sitemap.xml')
    expect(body).toContain('<loc>http://localhost/pt/shop/enamel-mug</loc>')
    expect(body).not.toContain('xhtml:link')
    expect((await many.get('/shop/enamel-mug')).body).toContain('hreflang="pt"')
    await many.close()
  })
})

describe('the panel', () => {
  it('is not reached behind a prefix', async () => {
    expect((await owner.visitor.get('/de/api/multilingual/settings')).status).toBe(404)
  })
})
