import { noLegalTexts } from '@vitrine/domain/website/settings/legal-texts'
import { buildSite } from '@vitrine/store/testing/builders'
import { expect, it } from 'vitest'
import { rewriteElements } from '../html/rewrite-elements.ts'
import { cookieSettingsJson } from '../page-json/website/notices-json.ts'
import { legalPageAt } from '../route/legal-page.ts'
import { announcementBarHtml } from './announcement-bar-html.ts'
import { mobileInfoBarHtml } from './mobile-info-bar-html.ts'
import { NoticeInserter } from './notice-inserter.ts'
import { noticeSheets } from './notice-sheets.ts'
import { isPopupPage, type NoticesHtml, noticesHtml } from './notices-html.ts'

const placeNotices = (html: string, shown: NoticesHtml) => rewriteElements(html, [new NoticeInserter(shown)])
const notices = { style: '[style]', before: '[bar]', after: '[popup]' }

it.each([
  ['at the start of the body', '<body class="a > b"><p>x</p></body>', '<body class="a > b">[bar]<p>x</p>'],
  [
    'behind the link that skips to the content',
    '<body>\n<a class="skip" href="#main">Skip</a><main>',
    '<body>\n<a class="skip" href="#main">Skip</a>[bar]<main>',
  ],
  ['before any other link', '<body><a href="/shop">Shop</a>', '<body>[bar]<a href="/shop">Shop</a>'],
  [
    'where the template left a place',
    '<body><a href="#main">Skip</a><div class="sqs-announcement-bar-dropzone"></div>',
    '<div class="sqs-announcement-bar-dropzone">[bar]</div>',
  ],
  [
    'where the template left a place, and a script of its has a name for itself',
    '<body><div data-class="x" ng-class="y" class="sqs-announcement-bar-dropzone"></div>',
    'class="sqs-announcement-bar-dropzone">[bar]</div>',
  ],
])('puts the first notice %s', async (_where, html, expected) => {
  expect(await placeNotices(html, { ...notices, style: '' })).toContain(expected)
})

it('puts the others at the end of the body', async () => {
  expect(await placeNotices('<body><p>x</p></BODY></html>', notices)).toContain('<p>x</p>[popup]</BODY>')
})

it('keeps the words of a bar in its middle, whatever room a template gives to paragraphs', () => {
  expect(noticeSheets.announcementBar).toMatch(
    /(?:^|\})\s*html body p:where\(\.sqs-announcement-bar-text p\)\s*\{\s*margin: ?0/m,
  )
})

it('keeps the bar as wide as the window where a template makes it 100 % wide, and before what only stands behind it in the page', () => {
  const [, bar = ''] =
    /:where\(\.sqs-announcement-bar\)\s*\{([^}]*)\}/.exec(noticeSheets.announcementBar) ?? []
  expect(bar).toMatch(/box-sizing: ?border-box/)
  expect(bar).toMatch(/z-index: ?1\b/)
})

it('leaves nothing between the bar and what a template has rules for behind it', () => {
  const bar = { textHtml: '<p>May sale</p>', link: null, isClosable: true }
  expect(announcementBarHtml(bar, 'en-US')).toMatch(/^<aside .*<script>[^<]*<\/script><\/aside>$/)
})

it.each([
  [
    'at the end of the head',
    '<head><title>x</title></HEAD><body>',
    '<title>x</title>[style]</HEAD><body>[bar]',
  ],
  [
    'at the end of the head, and of no head that a script writes',
    '<head><script>x="<body></head>"</script></head><body>',
    '</script>[style]</head><body>[bar]',
  ],
  ['before the bar where no head ends', '<body><p>x</p></body>', '<body>[style][bar]'],
])('puts their style %s, so that the bar has it when it is first drawn', async (_where, html, expected) => {
  expect(await placeNotices(html, notices)).toContain(expected)
})

it('brings to a page the style of the notices that it has, and of no others', () => {
  const { store, ...site } = buildSite()
  const selling = { ...store, payments: { ...store.payments, test: false } }
  const bar = { textHtml: '<p>May sale</p>', link: null, isClosable: true }
  const { style } = noticesHtml(
    { ...site, store: selling, notices: { ...site.notices, announcementBar: bar } },
    null,
  )
  expect(style).toBe(`<style>${noticeSheets.announcementBar}</style>`)
  expect(style).not.toMatch(/popup|cookie|mobile-info/)
})

it('says on every page of a shop in test mode that it is being tested', () => {
  const { store, ...site } = buildSite()
  const of = (test: boolean) =>
    noticesHtml({ ...site, store: { ...store, payments: { ...store.payments, test } } }, null)
  expect(of(true).before).toContain('This shop is being tested')
  expect(of(false)).toEqual({ style: '', before: '', after: '' })
})

it('asks about cookies by the usual words in the language of the site, also where they were kept in English, or by the owner’s', () => {
  const banner = {
    ...{ textHtml: '<p>Cookies.</p>', acceptLabel: '', declineLabel: 'Decline' },
    ...({ position: 'bottom', theme: 'light', isRestrictive: true } as const),
  } as const
  const { notices, ...site } = buildSite({ language: 'de-DE' })
  const asked = (own: { acceptLabel?: string; declineLabel?: string | null }) => {
    const german = { ...site, notices: { ...notices, cookieBanner: { ...banner, ...own } } }
    const { cookieBannerCtaText, cookieBannerOptOutCtaText } = cookieSettingsJson(german)
    const buttons = [...noticesHtml(german, null).after.matchAll(/<button[^>]*>([^<]*)</g)].map(
      ([, label]) => label,
    )
    return { buttons, told: [cookieBannerOptOutCtaText, cookieBannerCtaText] }
  }
  expect(asked({})).toEqual({ buttons: ['Ablehnen', 'Annehmen'], told: ['Ablehnen', 'Annehmen'] })
  expect(asked({ acceptLabel: 'Klar', declineLabel: null })).toEqual({
    buttons: ['Klar'],
    told: ['', 'Klar'],
  })
})

it('names what it closes, and days, in the language of the site', () => {
  const bar = { textHtml: '<p>Mai-Angebote</p>', link: null, isClosable: true }
  expect(announcementBarHtml(bar, 'en-US')).toContain('aria-label="Close announcement"')
  expect(announcementBarHtml(bar, 'de-DE')).toContain('aria-label="Ankündigung schließen"')
  const businessHours = { monday: { text: '10–18', ranges: [] } }
  const site = buildSite({ language: 'de-DE', businessHours, contactPhoneNumber: '030 1' })
  const shown = {
    theme: 'light',
    showsEmail: false,
    showsPhone: true,
    showsLocation: false,
    showsHours: true,
  } as const
  const html = mobileInfoBarHtml(shown, site)
  for (const text of ['>Anrufen</a>', '<summary>Öffnungszeiten</summary>', '<dt>Montag</dt>'])
    expect(html).toContain(text)
})

it('calls pages of legal texts as the language of the site does', () => {
  const legal = { ...noLegalTexts, imprint: '<p>Hafenweg 1</p>' }
  expect(legalPageAt('/legal/notice', buildSite({ legal, language: 'de-DE' }))).toMatchObject({
    title: 'Impressum',
    bodyHtml: '<h1>Impressum</h1><p>Hafenweg 1</p>',
  })
  expect(legalPageAt('/legal/notice', buildSite({ legal }))?.title).toBe('Legal notice')
})

it('lays a popup for all pages over those of the site, and over none of the platform', () => {
  const everywhere = { collectionIds: [] }
  expect([isPopupPage(everywhere, 'c1'), isPopupPage(everywhere, null)]).toEqual([true, false])
})
