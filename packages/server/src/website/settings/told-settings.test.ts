import { buildProduct } from '@vitrine/store/testing/builders'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { editSettings, type SettingsEditor } from '../../testing/edit-settings.ts'
import { type OpenShop, openShop } from '../../testing/open-shop.ts'
import { signInAs } from '../../testing/sign-in.ts'
import type { Visitor } from '../../testing/visit.ts'

let shop: OpenShop
let owner: Visitor
const part = (name: string): SettingsEditor => editSettings(owner, `/api/panel/settings/${name}`)
beforeAll(async () => {
  shop = await openShop()
  owner = await shop.visitor()
  await signInAs(owner, shop.store, ['admin'])
})
afterAll(() => shop.close())

/** What a visitor's next request tells. */
const pageData = async () => (await (await shop.visitor()).get('/about?format=json')).json
const page = async (address = '/about') => (await (await shop.visitor()).get(address)).text

const shut = { text: '', ranges: [] }

describe('who runs the site', () => {
  it('is told to templates at once, with the network of each account', async () => {
    const { value } = await part('business').read()
    const saved = await part('business').change({
      businessName: 'Harbour Ltd',
      location: {
        addressTitle: 'The shed',
        addressLine1: 'Quay 3',
        addressLine2: 'Port',
        addressCountry: 'Wales',
      },
      contactEmail: ' hello@example.org ',
      hours: { ...Object(value.hours), monday: { text: '', ranges: [{ from: 540, to: 1020 }] } },
      socialAccounts: [
        { screenname: '', profileUrl: 'https://www.instagram.com/harbour.shop/' },
        { screenname: 'Our club', profileUrl: 'https://club.example/harbour' },
      ],
    })
    expect(saved.status).toBe(200)
    expect(await pageData()).toMatchObject({
      website: {
        location: { addressTitle: 'The shed', addressCountry: 'Wales' },
        socialAccounts: [
          { serviceName: 'instagram', screenname: 'harbour.shop' },
          { serviceName: 'url', screenname: 'Our club' },
        ],
      },
      websiteSettings: {
        contactEmail: 'hello@example.org',
        businessHours: { monday: { text: '9:00 AM – 5:00 PM' }, sunday: { text: 'Closed', ranges: [] } },
        storeSettings: { businessName: 'Harbour Ltd' },
      },
    })
  })

  it('is refused with a word for each field that is wrong, an address of 2084 characters among them', async () => {
    const { value } = await part('business').read()
    const long = `https://example.org/${'a'.repeat(2084 - 'https://example.org/'.length)}`
    const refused = await part('business').change({
      contactEmail: 'nobody',
      hours: { ...Object(value.hours), friday: { ...shut, ranges: [{ from: 900, to: 800 }] } },
      socialAccounts: [
        { screenname: '', profileUrl: 'javascript:alert(1)' },
        { screenname: '', profileUrl: long },
      ],
    })
    expect([refused.status, Object.keys(Object(refused.json).errors)]).toEqual([
      400,
      [
        'value.contactEmail',
        'value.hours.friday',
        'value.socialAccounts.0.profileUrl',
        'value.socialAccounts.1.profileUrl',
      ],
    ])
  })
})

describe('the region of the site', () => {
  it('says how dates are written, the opening hours too, and in which zone days begin', async () => {
    await part('region').change({ language: 'de-DE', timeZone: 'Europe/Berlin', measurement: 'imperial' })
    expect(await page()).toContain('lang="de-DE"')
    expect(await pageData()).toMatchObject({
      website: { language: 'de-DE', timeZone: 'Europe/Berlin', timeZoneOffset: 3_600_000 },
      websiteSettings: {
        businessHours: { monday: { text: '9:00 – 17:00' } },
        storeSettings: { measurementStandard: 1 },
      },
    })
    await part('region').change({ language: 'en-US', timeZone: 'America/New_York', measurement: 'metric' })
  })

  it('is one that there is', async () => {
    const refused = await part('region').change({ language: 'xx-"><script>', timeZone: 'Moon/Tranquility' })
    expect(refused.json).toMatchObject({
      errors: { 'value.language': expect.any(String), 'value.timeZone': expect.any(String) },
    })
  })

  it('is chosen from all zones, from west to east', async () => {
    const { zones } = Object((await owner.get('/api/panel/settings/time-zones')).json)
    expect(zones).toContainEqual({ name: 'America/New_York', offsetMinutes: -300 })
    expect(zones.length).toBeGreaterThan(300)
    expect(zones[0].offsetMinutes).toBeLessThan(zones.at(-1).offsetMinutes)
  })
})

describe('how the site is found', () => {
  it('is written into titles, descriptions and the head of pages', async () => {
    await part('seo').change({
      homepageTitleFormat: '%s | handmade',
      collectionTitleFormat: '%p at %s',
      itemTitleFormat: 'Buy %i',
      description: 'Mugs & "bowls" <from> the coast',
      verification: {
        google: '<meta name="google-site-verification" content="abc_DEF-123" />',
        bing: '',
        pinterest: '',
        facebook: '',
        yandex: '',
      },
    })
    await shop.store.products.save(
      buildProduct({
        collectionId: shop.shop.id,
        urlId: 'jug',
        title: 'A jug',
        seo: { title: '', description: '' },
      }),
    )
    const about = await page()
    expect(about).toContain('<title>About at Harbour</title>')
    expect(about).toContain('content="Mugs &amp; &quot;bowls&quot; &lt;from&gt; the coast"')
    expect(about).toContain('<meta name="google-site-verification" content="abc_DEF-123">')
    expect(await page('/shop/jug')).toContain('<title>Buy A jug</title>')
    expect(await pageData()).toMatchObject({ websiteSettings: { collectionTitleFormat: '%c at %s' } })
  })

  it('takes no pattern with an unknown sign, and no word that is HTML', async () => {
    const { value } = await part('seo').read()
    const refused = await part('seo').change({
      itemTitleFormat: '%x',
      verification: { ...Object(value.verification), yandex: '"><script>' },
    })
    expect(Object.keys(Object(refused.json).errors)).toEqual([
      'value.itemTitleFormat',
      'value.verification.yandex',
    ])
  })

  it('can be asked to stop: pages, their headers, robots.txt and the sitemap say so', async () => {
    await part('seo').change({ isHidden: true })
    const answer = await shop.get('/about')
    expect(answer.headers['x-robots-tag']).toBe('noindex')
    expect(answer.body).toContain('<meta name="robots" content="noindex">')
    expect((await shop.get('/robots.txt')).body).toContain('Disallow: /\n')
    expect((await shop.get('/sitemap.xml')).statusCode).toBe(404)
    await part('seo').change({ isHidden: false })
    expect((await shop.get('/about')).headers['x-robots-tag']).toBeUndefined()
  })
})

describe('the icon of the site', () => {
  it('stands in the head of pages, and where browsers look for one', async () => {
    const favicon = {
      id: 'icon',
      assetUrl: '/content/v1/site/icon/mark.png',
      filename: 'mark.png',
      contentType: 'image/png',
      widthPx: 300,
      heightPx: 300,
      altText: '',
      focalPoint: { x: 0.5, y: 0.5 },
      colors: { topLeft: '', topRight: '', bottomLeft: '', bottomRight: '', center: '' },
    }
    expect((await shop.get('/favicon.ico')).headers['content-type']).toContain('image/svg+xml')
    const saved = await part('identity').change({ favicon })
    expect(saved.status).toBe(200)
    expect(await page()).toContain('<link rel="icon" href="/content/v1/site/icon/mark.png?format=100w">')
    const asked = await shop.get('/favicon.ico')
    expect([asked.statusCode, asked.headers.location]).toEqual([
      302,
      '/content/v1/site/icon/mark.png?format=100w',
    ])
  })
})
