import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { editSettings, type SettingsEditor } from '../../testing/edit-settings.ts'
import { type OpenShop, openShop } from '../../testing/open-shop.ts'
import { signInAs } from '../../testing/sign-in.ts'
import type { Visitor } from '../../testing/visit.ts'

let shop: OpenShop
let owner: Visitor
let visibility: SettingsEditor
beforeAll(async () => {
  shop = await openShop()
  owner = await shop.visitor()
  await signInAs(owner, shop.store, ['admin'])
  visibility = editSettings(owner, '/api/panel/settings/visibility')
})
afterAll(() => shop.close())

const statusOf = async (address: string) => (await shop.get(address)).statusCode
const keptHash = async () => (await shop.store.site.read()).lock?.passwordHash

describe('a site behind a password', () => {
  it('needs one the first time', async () => {
    const refused = await visibility.change({ visibility: 'password', headline: 'Soon' })
    expect(refused.json).toMatchObject({ errors: { 'value.password': 'Please choose a password.' } })
    expect(await statusOf('/shop')).toBe(200)
  })

  it('never sends the password back: a masked placeholder for secrets stands in its place, and keeps it', async () => {
    const set = await visibility.change({ visibility: 'password', password: 'low tide', headline: 'Soon' })
    const hash = await keptHash()
    expect(set.json).toMatchObject({ value: { password: '••••••••', headline: 'Soon' } })
    expect(set.text).not.toContain('low tide')
    expect(set.text).not.toContain(hash)
    expect(await statusOf('/shop')).toBe(403)
    const kept = await visibility.change({ password: '••••••••', headline: 'Later' })
    expect([kept.status, await keptHash()]).toEqual([200, hash])
    await visibility.change({ password: 'high tide' })
    expect(await keptHash()).not.toBe(hash)
  })

  it('lets those in who are signed in, whose pages nobody else gets', async () => {
    expect((await owner.get('/shop')).status).toBe(200)
    expect(await statusOf('/shop')).toBe(403)
  })
})

describe('a private site', () => {
  it('shows nothing to visitors in any format, and no password opens it', async () => {
    await visibility.change({ visibility: 'private', headline: 'Coming soon', bodyHtml: '' })
    const addresses = [
      '/',
      '/shop',
      '/shop/mug?format=json',
      '/blog?format=rss',
      '/search?q=mug',
      '/sitemap.xml',
      '/nothing',
    ]
    const statuses = await Promise.all(addresses.map(statusOf))
    expect(statuses.filter((status) => status === 200)).toEqual([])
    const page = await shop.get('/shop')
    expect(page.body).toContain('Coming soon')
    expect(page.body).toContain('data-page-type="103"')
    expect(page.body).toContain('This website is not open yet.')
    expect(page.body).not.toContain('<form')
    expect(page.headers['x-robots-tag']).toBe('noindex')
    expect((await shop.get('/robots.txt')).body).toContain('Disallow: /\n')
    const guess = await (await shop.visitor()).send('POST', '/unlock', {
      scope: 'site',
      to: '/',
      password: '',
    })
    expect(guess.status).not.toBe(200)
  })

  it('answers no calls of visitors, and is whole for its staff', async () => {
    const visitor = await shop.visitor()
    expect((await visitor.get('/api/commerce/shopping-cart')).status).toBe(403)
    const viewer = await shop.visitor()
    await signInAs(viewer, shop.store, ['viewer'])
    expect((await viewer.get('/shop')).status).toBe(200)
    expect((await viewer.get('/search?q=mug')).status).toBe(200)
  })

  it('keeps what it says while it is open, for the next time', async () => {
    await visibility.change({ visibility: 'private', headline: 'Back in May', bodyHtml: '<p>We rest.</p>' })
    await visibility.change({ visibility: 'public', isTestChosen: true })
    expect((await visibility.read()).value).toMatchObject({
      visibility: 'public',
      headline: 'Back in May',
      bodyHtml: '<p>We rest.</p>',
    })
    expect((await shop.get('/shop')).body).not.toContain('Back in May')
    await visibility.change({ visibility: 'private' })
    expect((await shop.get('/shop')).body).toContain('We rest.')
    await visibility.change({ headline: '', bodyHtml: '' })
  })

  it('opens again for everybody at once', async () => {
    await visibility.change({ visibility: 'public', isTestChosen: true })
    expect(await statusOf('/shop')).toBe(200)
    expect((await visibility.read()).value).toEqual({
      visibility: 'public',
      password: '',
      headline: 'Harbour',
      bodyHtml: '',
      isTestMode: true,
      isTestChosen: true,
    })
  })
})

describe('a site in test mode', () => {
  const payments = () => editSettings(owner, '/api/panel/settings/payments')
  const tested = async () => (await shop.get('/shop')).body.includes('This shop is being tested')

  it('opens to everybody only when its owner says that visitors may order by test cards', async () => {
    await visibility.change({ visibility: 'private' })
    expect((await payments().change({ test: true, isTestChosen: false })).status).toBe(200)
    const refused = await visibility.change({ visibility: 'public' })
    expect([refused.status, refused.json]).toMatchObject([
      400,
      {
        errors: {
          'value.isTestChosen':
            'Please tick this: everybody can see your site, and could order without paying.',
        },
      },
    ])
    expect(await statusOf('/shop')).toBe(403)
    expect((await visibility.change({ visibility: 'public', isTestChosen: true })).status).toBe(200)
    expect([await statusOf('/shop'), await tested()]).toEqual([200, true])
    expect((await payments().read()).value).toMatchObject({ test: true, isTestChosen: true })
  })

  it('is taken out of it by the payments alone, and stays open', async () => {
    await visibility.change({ isTestMode: false })
    expect(await tested()).toBe(true)
    await payments().change({ test: false })
    expect([await statusOf('/shop'), await tested()]).toEqual([200, false])
  })
})
