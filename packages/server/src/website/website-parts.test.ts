import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { editSettings } from '../testing/edit-settings.ts'
import { type OpenShop, openShop } from '../testing/open-shop.ts'
import { signInAs } from '../testing/sign-in.ts'
import type { Visitor } from '../testing/visit.ts'

let shop: OpenShop
let owner: Visitor
beforeAll(async () => {
  shop = await openShop()
  owner = await shop.visitor()
  await signInAs(owner, shop.store, ['admin'])
})
afterAll(() => shop.close())

const bar = {
  textHtml: '<p onclick="x()">Open <b>late</b></p><script>x()</script>',
  link: null,
  isClosable: true,
}
const infoBar = { theme: 'light', showsEmail: true, showsPhone: true, showsLocation: true, showsHours: true }

const notices = () => editSettings(owner, '/api/panel/notices')
const redirects = () => editSettings(owner, '/api/panel/redirects')

describe('what is shown on top', () => {
  it('is kept cleaned, and shown at once', async () => {
    const saved = await notices().change({ announcementBar: bar })
    expect(saved.status).toBe(200)
    expect(saved.json).toMatchObject({ value: { announcementBar: { textHtml: '<p>Open <b>late</b></p>' } } })
    expect((await owner.get('/shop')).text).toContain('<p>Open <b>late</b></p>')
    expect((await notices().read()).value).toMatchObject({ announcementBar: { isClosable: true } })
  })

  it('is proposed in the language of the site', async () => {
    const usual = async () => (await owner.get('/api/panel/usual-notices')).json
    const site = await shop.store.site.read()
    const english = { text: 'This site uses cookies.', acceptLabel: 'Accept', declineLabel: 'Decline' }
    expect(await usual()).toEqual({ cookieBanner: english })
    await shop.store.site.save({ ...site, language: 'de-DE' })
    expect(await usual()).toMatchObject({
      cookieBanner: { acceptLabel: 'Annehmen', declineLabel: 'Ablehnen' },
    })
    await shop.store.site.save({ ...site, language: 'en-US' })
  })

  it('leads to an address of 2083 characters at most', async () => {
    const lead = (url: string) =>
      notices().change({ announcementBar: { ...bar, link: { url, opensWindow: false } } })
    expect((await lead(`/${'a'.repeat(2083)}`)).json).toMatchObject({
      errors: { 'value.announcementBar.link.url': 'Use at most 2083 characters.' },
    })
    expect((await lead(`/${'a'.repeat(2082)}`)).status).toBe(200)
    expect((await notices().change({ announcementBar: bar })).status).toBe(200)
  })

  it('is refused by field, and nothing changes', async () => {
    const link = { url: 'javascript:x()', opensWindow: false }
    const refused = await notices().change({ announcementBar: { ...bar, link } })
    expect(refused.status).toBe(400)
    expect(refused.json).toHaveProperty(['errors', 'value.announcementBar.link.url'])
    expect((await notices().read()).value).toMatchObject({ announcementBar: { link: null } })
  })

  it('is not taken from somebody who has not seen what another saved meanwhile', async () => {
    const { version } = await notices().read()
    await notices().change({ mobileInfoBar: { ...infoBar, theme: 'dark' } })
    expect((await notices().change({ announcementBar: null, mobileInfoBar: null }, version)).status).toBe(409)
    expect((await notices().read()).value).toMatchObject({
      announcementBar: { isClosable: true },
      mobileInfoBar: { theme: 'dark' },
    })
  })
})

describe('redirects', () => {
  it('are kept as they were written, and followed', async () => {
    const saved = await redirects().change({ text: '# old\n/cups -> /shop\n' })
    expect(saved.json).toMatchObject({ value: { text: '/cups -> /shop 301' } })
    expect((await owner.get('/cups')).location).toBe('/shop')
  })

  it('are refused by line, all of them', async () => {
    const refused = await redirects().change({ text: '/a -> /b\n/c' })
    expect(refused.status).toBe(400)
    expect(refused.json).toMatchObject({
      errors: { 'value.text': 'Line 2: Write a rule as /old-address -> /new-address 301.' },
    })
    expect((await redirects().read()).value).toEqual({ text: '/cups -> /shop 301' })
  })

  it('are not taken from somebody who has not seen what another saved meanwhile', async () => {
    const { version } = await redirects().read()
    await redirects().change({ text: '/pots -> /shop' })
    expect((await redirects().change({ text: '/pans -> /shop' }, version)).status).toBe(409)
    expect((await redirects().read()).value).toEqual({ text: '/pots -> /shop 301' })
  })
})

describe('the list of redirects', () => {
  const list = (query: string) => owner.get(`/api/panel/redirect-rules${query}`)

  it('answers filters, words, sorts and pages over the rules', async () => {
    await redirects().change({
      text: '/zebra -> /shop\n/blog/[slug] -> /journal/[slug]\n/about -> /team 302',
    })
    expect((await list('')).json).toMatchObject({
      rows: [{ source: '/zebra', place: 1 }, { source: '/blog/[slug]' }, { source: '/about', status: 302 }],
      total: { count: 3, isMore: false },
    })
    expect((await list('?f=named:is:yes')).json).toMatchObject({ rows: [{ source: '/blog/[slug]' }] })
    expect((await list('?q=team')).json).toMatchObject({ rows: [{ source: '/about' }] })
    const first = await list('?sort=source&limit=2')
    expect(first.json).toMatchObject({ rows: [{ source: '/about' }, { source: '/blog/[slug]' }] })
    const { next } = first.json as { next: string }
    const second = await list(`?sort=source&limit=2&after=${encodeURIComponent(next)}`)
    expect(second.json).toMatchObject({ rows: [{ source: '/zebra' }], next: null })
  })

  it('refuses what it does not know', async () => {
    const refused = await list('?f=colour:is:red')
    expect([refused.status, refused.json]).toMatchObject([400, { message: 'This list has no such filter.' }])
  })

  it('is a file, too', async () => {
    const file = await list('.csv?sort=source&cols=source,status')
    expect(file.text.replace('\uFEFF', '').split('\r\n')).toEqual([
      'source,status',
      '/about,302',
      '/blog/[slug],301',
      '/zebra,301',
      '',
    ])
  })
})

describe('how visitors may comment', () => {
  it('is not taken from somebody who has not seen what another saved meanwhile', async () => {
    const comments = editSettings(owner, '/api/panel/comment-settings')
    const { version } = await comments.read()
    expect((await comments.change({ flagThreshold: 7, hasLikes: false })).status).toBe(200)
    expect((await comments.change({ needApproval: false }, version)).status).toBe(409)
    expect((await comments.read()).value).toMatchObject({
      flagThreshold: 7,
      hasLikes: false,
      needApproval: true,
    })
  })
})
