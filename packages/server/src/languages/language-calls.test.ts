import { newId } from '@vitrine/store/testing/builders'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type OpenShop, openShop } from '../testing/open-shop.ts'
import { signInAs } from '../testing/sign-in.ts'
import { type Translator, translator } from '../testing/translate.ts'

let shop: OpenShop
let owner: Translator
beforeAll(async () => {
  shop = await openShop()
  owner = await translator(shop)
})
afterAll(() => shop.close())

const plain = { enabled: true, fallback: null }

describe('the languages of a site', () => {
  it('are told as they were set, with the site’s own', async () => {
    const before = (await owner.visitor.get('/api/multilingual/settings')).json
    expect(before).toMatchObject({ defaultLanguage: 'en-US', languages: [] })
    const set = await owner.setLanguages([{ code: 'de-DE', slugPrefix: 'de' }])
    expect(set.json).toMatchObject({
      defaultLanguage: 'en-US',
      languages: [{ code: 'de-DE', enabled: true, slugPrefix: '/de', fallback: null }],
    })
    expect((await owner.visitor.get('/api/multilingual/settings')).json).toEqual(set.json)
  })

  it('cannot have the prefix of another, of a page, or of the site itself', async () => {
    await shop.store.transaction(async (tables) => {
      await tables.collections.save({ ...shop.page, id: 'f'.repeat(24), urlId: 'fr', title: 'Franc' })
      await tables.site.raiseRevision()
    })
    const wrong = await owner.setLanguages([
      { code: 'de-DE', slugPrefix: '/de' },
      { code: 'it-IT', slugPrefix: '/de' },
      { code: 'fr-FR', slugPrefix: '/fr' },
      { code: 'es-ES', slugPrefix: '/api' },
      { code: 'en-US', slugPrefix: '/en' },
      { code: 'xx-YY', slugPrefix: '/xx', fallback: 'zz' },
    ])
    expect(wrong.status).toBe(400)
    expect(Object.keys((wrong.json as { errors: object }).errors).toSorted()).toEqual([
      'languages.1.slugPrefix',
      'languages.2.slugPrefix',
      'languages.3.slugPrefix',
      'languages.4.code',
      'languages.5.code',
      'languages.5.fallback',
    ])
  })

  it('cannot stand in for each other in a circle', async () => {
    const circle = await owner.setLanguages([
      { code: 'de-DE', slugPrefix: '/de', fallback: 'de-AT' },
      { code: 'de-AT', slugPrefix: '/at', fallback: 'de-DE' },
    ])
    expect(circle.status).toBe(400)
  })

  it('are not changed over somebody else’s change', async () => {
    const body = { languages: [{ code: 'de-DE', slugPrefix: '/de', ...plain }], version: 'of yesterday' }
    expect((await owner.visitor.send('PUT', '/api/multilingual/languages', body)).status).toBe(409)
  })

  it('keep their prefix from pages that are made later', async () => {
    const page = { title: 'Deutsch', urlId: 'de', typeName: 'page', parentId: null, menu: null }
    const made = await owner.visitor.send('POST', '/api/panel/pages', page)
    expect(made.json).toMatchObject({ errors: { urlId: expect.any(String) } })
  })

  it('keep their prefix from pages that come out of the trash, and from copies', async () => {
    const { collections } = shop.store
    const page = { ...shop.page, urlId: 'de', id: newId(), trashedAtMs: shop.clock.nowMs }
    await collections.save(page)
    const restored = await owner.visitor.send('POST', `/api/panel/pages/${page.id}/restored`)
    expect(restored.json).toEqual({ urlId: 'de-2', isHidden: false })
    const german = { code: 'de-DE', slugPrefix: '/de' }
    await owner.setLanguages([german, { code: 'fr-FR', slugPrefix: '/frp-copy' }])
    await collections.save({ ...page, urlId: 'frp', trashedAtMs: null })
    const copied = await owner.visitor.send('POST', `/api/panel/pages/${page.id}/copies`)
    const { id } = copied.json as { id: string }
    expect((await collections.find(id))?.urlId).toBe('frp-copy-2')
    await owner.setLanguages([german])
  })
})

describe('translations', () => {
  const status = async (query = '') =>
    (await owner.visitor.get(`/api/multilingual/status?kind=product${query}`)).json as Status
  const mug = async () => (await status()).items.find(({ id }) => id === shop.mug.id)?.languages[0]

  it('are counted as missing, translated and outdated', async () => {
    const missing = (await mug())?.missing ?? 0
    expect(missing).toBeGreaterThan(2)
    await owner.translate('de-DE', 'product', shop.mug.id, { title: 'Emaillebecher' })
    expect(await mug()).toMatchObject({ missing: missing - 1, translated: 1, outdated: 0 })
    await shop.store.transaction(async (tables) => {
      const product = await tables.products.find(shop.mug.id)
      if (product) await tables.products.save({ ...product, title: 'Tin mug' })
      await tables.site.raiseRevision()
    })
    expect(await mug()).toMatchObject({ missing: missing - 1, translated: 0, outdated: 1 })
  })

  it('are found by how far they are', async () => {
    const missing = await status('&language=de-DE&state=missing')
    expect(missing.items.map(({ id }) => id)).toContain(shop.mug.id)
    expect((await status('&language=de-DE&state=translated')).total).toBe(0)
    expect((await status('&q=tin')).items.map(({ title }) => title)).toEqual(['Tin mug'])
  })

  it('lead from each to the one before it and the one after it', async () => {
    const { items } = await status('&limit=200')
    const shown = items.map(({ id, title }) => ({ id, title }))
    const beside = async (id: string) =>
      (await owner.visitor.get(`/api/panel/translation-neighbours/product/${id}`)).json
    expect(shown.length).toBeGreaterThan(2)
    expect(await beside(shown[1]?.id ?? '')).toEqual({ previous: shown[0], next: shown[2] })
    expect(await beside(shown[0]?.id ?? '')).toEqual({ previous: null, next: shown[1] })
    expect(await beside(shown.at(-1)?.id ?? '')).toMatchObject({ previous: shown.at(-2), next: null })
    expect(await beside(newId())).toEqual({ previous: null, next: null })
  })

  it('are refused where somebody else translated meanwhile, or nothing is', async () => {
    const address = `/api/panel/translations/de-DE/product/${shop.mug.id}`
    const texts = [{ name: 'title', text: 'Becher', sourceHash: '' }]
    expect((await owner.visitor.send('PUT', address, { texts, updatedAtMs: 1 })).status).toBe(409)
    const { updatedAtMs } = (await owner.visitor.get(address)).json as { updatedAtMs: number }
    const unknown = { texts: [{ name: 'constructor', text: 'x', sourceHash: '' }], updatedAtMs }
    expect((await owner.visitor.send('PUT', address, unknown)).status).toBe(400)
    expect((await owner.visitor.get(address.replace('de-DE', 'fr-FR'))).status).toBe(404)
    expect((await owner.visitor.get(address.replace('product', 'item'))).status).toBe(404)
  })

  it('never run in pages, whoever wrote them', async () => {
    const hostile = '<img src=x onerror=alert(1)><script>alert(2)</script><a href="javascript:alert(3)">x</a>'
    await owner.translate('de-DE', 'product', shop.mug.id, { title: hostile, excerpt: hostile })
    await owner.translate('de-DE', 'page', shop.page.id, { title: hostile, body: hostile })
    for (const address of [`/de/shop/${shop.mug.urlId}`, '/de/about', '/de/shop', '/de/search?q=alert']) {
      const { body } = await shop.get(address)
      expect(body).not.toMatch(/<img[^>&]*onerror|<script>alert|<a [^>&]*href="javascript:/)
    }
    expect((await shop.get('/de/about?format=json')).json().mainContent).not.toContain('onerror')
  })

  it('stay in their language where an address loses its slash, and lead to no other host', async () => {
    const trimmed = await shop.get('/de/%2fevil.com/')
    expect([trimmed.statusCode, trimmed.headers.location]).toEqual([301, '/de/%2fevil.com'])
    expect((await shop.get('/de/about/?a=1')).headers.location).toBe('/de/about?a=1')
    for (const address of ['/de//evil.com/', '//evil.com/', '/%2f%2fevil.com/', '/de/%2f%2fevil.com/'])
      expect(String((await shop.get(address)).headers.location ?? '/')).not.toMatch(/^\/[/\\]/)
  })

  it('go with their language', async () => {
    await owner.setLanguages([])
    expect((await shop.get('/de/about')).statusCode).toBe(404)
    await owner.setLanguages([{ code: 'de-DE', slugPrefix: '/de' }])
    expect(await mug()).toMatchObject({ translated: 0, outdated: 0 })
  })
})

it('are the work of editors, too, and languages that of administrators', async () => {
  const editor = await shop.visitor()
  await signInAs(editor, shop.store, ['editor'])
  expect((await editor.get('/api/multilingual/status')).status).toBe(200)
  expect((await editor.send('PUT', '/api/multilingual/languages', { languages: [] })).status).toBe(403)
})

it.each([
  ['editor', 'product', 200],
  ['editor', 'site', 403],
  ['editor', 'menu', 403],
  ['editor', 'mail', 403],
  ['storeManager', 'site', 403],
  ['storeManager', 'mail', 404],
] as const)(
  'lets an account (%s) translate a %s as it may change the original: %i',
  async (role, kind, status) => {
    const person = await shop.visitor()
    await signInAs(person, shop.store, [role])
    const ids = { product: shop.mug.id, site: 'site', menu: 'mainNav', mail: 'placed' }
    const address = `/api/panel/translations/de-DE/${kind}/${ids[kind]}`
    expect((await person.get(address)).status).toBe(status)
    const body = { texts: [], updatedAtMs: 0 }
    expect((await person.send('PUT', address, body)).status === 403).toBe(status === 403)
    const { json } = await person.get(`/api/multilingual/status?kind=${kind}`)
    expect((json as Status).total > 0).toBe(status === 200)
  },
)

interface Status {
  readonly total: number
  readonly items: readonly {
    readonly id: string
    readonly title: string
    readonly languages: readonly {
      readonly missing: number
      readonly translated: number
      readonly outdated: number
    }[]
  }[]
}
