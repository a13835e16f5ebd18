import { buildCollection } from '@vitrine/store/testing/builders'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type OpenSite, openSite } from '../testing/open-site.ts'

let site: OpenSite

beforeAll(async () => {
  site = await openSite()
  const { about } = { about: site.page }
  await site.store.transaction(async (tables) => {
    const website = await tables.site.read()
    await tables.site.save({
      ...website,
      contactEmail: 'hello@harbour.example',
      contactPhoneNumber: '+44 20 7946 0000',
      businessHours: { monday: { text: '9 to 5', ranges: [] } },
      notices: {
        announcementBar: {
          textHtml: '<p>Free shipping in May</p>',
          link: { url: '/shop"><script>alert(1)</script>', opensWindow: false },
          isClosable: true,
        },
        popup: {
          version: 4,
          headline: 'Ten percent off <b>now</b>',
          bodyHtml: '<p>For your first order.</p>',
          action: { label: 'See the shop', url: '/shop', opensWindow: false },
          position: 'BOTTOM_RIGHT',
          trigger: { kind: 'delay', seconds: 5 },
          repeatDays: 30,
          collectionIds: [about.id],
        },
        cookieBanner: {
          textHtml: '<p>We use cookies.</p>',
          acceptLabel: 'All right',
          declineLabel: 'Only what is needed',
          position: 'bottom',
          theme: 'dark',
          isRestrictive: true,
        },
        mobileInfoBar: {
          theme: 'light',
          showsEmail: true,
          showsPhone: true,
          showsLocation: true,
          showsHours: true,
        },
      },
    })
    await tables.redirects.replace([
      { source: '/old-about', target: '/about', status: 301 },
      { source: '/news/[slug]', target: '/blog/[slug]', status: 302 },
      { source: '/about', target: '/elsewhere', status: 301 },
      { source: '/round/*', target: '/back', status: 301 },
      { source: '/back', target: '/round/again', status: 301 },
      { source: '/self/*', target: '/self/gone', status: 301 },
    ])
    await tables.collections.save(
      buildCollection({
        urlId: 'welcome',
        title: 'Welcome',
        typeName: 'cover-page',
        position: 12,
        cover: {
          headline: 'Hello & welcome',
          bodyHtml: '<p>Come in.</p>',
          image: null,
          actions: [{ label: 'Enter', url: '/shop' }],
          position: 'CENTER_CENTER',
        },
      }),
    )
  })
})
afterAll(() => site.close())

describe('what is shown on top of pages', () => {
  it('stands in the page, escaped, and its script is allowed by its hash', async () => {
    const { body, headers } = await site.get('/about')
    expect(body).toContain('<p>Free shipping in May</p>')
    expect(body).not.toContain('<script>alert(1)')
    expect(body).toContain('Ten percent off &lt;b&gt;now&lt;/b&gt;')
    expect(body.indexOf('sqs-announcement-bar"')).toBeLessThan(body.indexOf('We are here.'))
    expect(body).toMatch(/class="sqs-cookie-banner-v2 bottom dark" [^>]*hidden/)
    expect(body).toContain('href="tel:+442079460000"')
    expect(body).toContain('<dt>Monday</dt><dd>9 to 5</dd>')
    expect(body).not.toContain('openstreetmap')
    expect(headers['content-security-policy']).toMatch(/'sha256-/)
  })

  it('has the popup on the pages chosen for it alone', async () => {
    expect((await site.get('/about')).body).toContain('sqs-popup-overlay-bottom-right')
    expect((await site.get('/blog')).body).not.toContain('<dialog')
  })

  it('is told to scripts and templates in the shapes they know', async () => {
    const { websiteSettings } = (await site.get('/about?format=json')).json()
    expect(websiteSettings.announcementBarSettings.text).toBe('<p>Free shipping in May</p>')
    expect(websiteSettings.popupOverlaySettings.enabledPages).toEqual([site.page.id])
    expect(websiteSettings.mobileInfoBarSettings).toMatchObject({ isContactEmailEnabled: true })
    const { body } = await site.get('/blog')
    expect(body).toContain('"isRestrictiveCookiePolicyEnabled":true')
    expect(body).toContain('"showAnnouncementBar":true')
  })
})

describe('redirects of old addresses', () => {
  it('are followed where there is no page, with what was asked', async () => {
    const plain = await site.get('/old-about?ref=letter')
    expect([plain.statusCode, plain.headers.location]).toEqual([301, '/about?ref=letter'])
    const named = await site.get('/news/first')
    expect([named.statusCode, named.headers.location]).toEqual([302, '/blog/first'])
  })

  it('are not followed round and round: where no page is, none is found', async () => {
    const statuses = ['/round/x', '/back', '/round/again', '/self/gone'].map(
      async (address) => (await site.get(address)).statusCode,
    )
    expect(await Promise.all(statuses)).toEqual([404, 404, 404, 404])
  })

  it('never hide a page', async () => {
    expect((await site.get('/about')).statusCode).toBe(200)
  })
})

describe('a cover page', () => {
  it('stands alone: the site’s head, and nothing of its header', async () => {
    const { body, statusCode } = await site.get('/welcome')
    expect(statusCode).toBe(200)
    expect(body).toContain('Hello &amp; welcome')
    expect(body).toContain('<a class="sqs-slide-action" href="/shop">Enter</a>')
    expect(body).toContain('"pageType":3')
    expect(body).toContain('rel="canonical"')
    expect(body).not.toContain('<header')
  })
})
