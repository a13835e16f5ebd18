import type { Collection } from '@vitrine/domain/content/collection'
import { plainSite, type Site } from '@vitrine/domain/website/site'
import { buildProduct, buildSite } from '@vitrine/store/testing/builders'
import { readSite } from '@vitrine/store/website/site-document'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { editSettings } from '../testing/edit-settings.ts'
import { type OpenShop, openShop } from '../testing/open-shop.ts'
import { signInAs } from '../testing/sign-in.ts'
import type { Visitor } from '../testing/visit.ts'

const damage = '/api/panel/damage'

/** What a careless program writes: of the right name, and nothing else. */
const broken = <Shape>(value: unknown) => value as Shape

describe('stored documents that are damaged', () => {
  let shop: OpenShop
  let owner: Visitor
  beforeEach(async () => {
    shop = await openShop()
    owner = await shop.visitor()
    await signInAs(owner, shop.store, ['admin'])
  })
  afterEach(async () => {
    expect(shop.logged.join()).not.toContain('A request failed')
    await shop.close()
  })

  /** The server looks for changes of others once a second. */
  const changed = async (change: Promise<unknown>) => {
    await change
    shop.clock.nowMs += 1_001
  }
  const saveSite = async (part: Partial<Record<keyof Site, unknown>>) =>
    changed(shop.store.site.save(broken<Site>({ ...(await shop.store.site.read()), ...part })))
  const list = async () => (await owner.get(damage)).json

  it('are left out of a site that is whole', async () => {
    expect(await list()).toEqual({ damage: [] })
  })

  it('leave pages without a popup, tell the owner, and are mended by saving it again', async () => {
    const bar = { textHtml: 'Open on Sunday', link: null, isClosable: false }
    await saveSite({ notices: { ...plainSite.notices, announcementBar: bar, popup: { version: 1 } } })
    const page = await shop.get('/shop')
    expect([page.statusCode, page.body.includes('Open on Sunday')]).toEqual([200, true])
    expect(await list()).toEqual({ damage: [{ kind: 'popup', name: '' }] })
    const notices = { ...plainSite.notices, announcementBar: bar }
    expect((await editSettings(owner, '/api/panel/notices').change(notices)).status).toBe(200)
    expect(await list()).toEqual({ damage: [] })
  })

  it('show a site on the clock of UTC, in English, whose time zone and language are not known here', async () => {
    await saveSite({ timeZone: 'Nope/Nope', language: 'xx-!!' })
    expect((await shop.get('/shop')).statusCode).toBe(200)
    const { timeZone, language } = await shop.store.site.read()
    expect([timeZone, language]).toEqual(['UTC', 'en-US'])
    expect(await list()).toEqual({
      damage: [
        { kind: 'language', name: '' },
        { kind: 'time zone', name: '' },
      ],
    })
  })

  it('sell nothing with settings of the store that cannot be read', async () => {
    await saveSite({ store: { ...shop.website.store, taxRules: [{ name: 7 }] } })
    expect((await shop.get('/shop')).statusCode).toBe(200)
    expect((await shop.store.site.read()).store.payments).toEqual({ test: false, manual: [] })
    expect(await list()).toEqual({
      damage: [{ kind: 'store settings (nothing is sold without them)', name: '' }],
    })
  })

  it('keep a site shut whose lock cannot be read', async () => {
    await saveSite({ lock: { headline: 'Members' } })
    const page = await shop.get('/shop')
    expect([page.statusCode, page.body.includes('Closed for now')]).toEqual([403, true])
    const { cookies } = await shop.visitor()
    const tried = await shop.app.inject({
      method: 'POST',
      url: '/unlock',
      cookies: Object.fromEntries(cookies),
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'http://localhost:80' },
      payload: 'scope=site&to=%2Fshop&password=',
    })
    expect(tried.statusCode).toBe(403)
  })

  it('leave a shop without the product, its page and its address', async () => {
    const odd = { ...buildProduct({ collectionId: shop.shop.id, urlId: 'odd', title: 'Odd' }), images: [{}] }
    await changed(shop.store.products.save(broken(odd)))
    const page = await shop.get('/shop')
    expect([page.statusCode, page.body.includes('Enamel mug'), page.body.includes('Odd')]).toEqual([
      200,
      true,
      false,
    ])
    expect((await shop.get('/shop/odd')).statusCode).toBe(404)
    expect(await list()).toEqual({ damage: [{ kind: 'product', name: 'Odd' }] })
  })

  it('leave pages without posts, collections and layouts that cannot be read', async () => {
    const { rows } = await shop.store.items.list({
      collectionId: shop.blog.id,
      publishedBeforeMs: shop.clock.nowMs,
      offset: 0,
      limit: 1,
    })
    await shop.store.items.save(broken({ ...rows[0], video: 'none' }))
    await shop.store.collections.save(broken<Collection>({ ...shop.page, bodyHtml: null }))
    const owner = { kind: 'collection', id: shop.blog.id } as const
    await shop.store.layouts.save(
      owner,
      broken({ layout: { layout: { rows: [], columns: 4 } }, updatedAtMs: 1 }),
    )
    await changed(shop.store.site.raiseRevision())
    const statuses = await Promise.all(
      ['/blog', '/about', '/shop'].map(async (url) => (await shop.get(url)).statusCode),
    )
    expect(statuses).toEqual([200, 404, 200])
    const found = (await list()) as { damage: readonly { kind: string }[] }
    expect(found.damage.map(({ kind }) => kind).sort()).toEqual(['item', 'layout of blocks', 'page'])
  })
})

describe('readSite', () => {
  const row = { revision: 4, suspended_at_ms: null, suspension_reason: '' }

  it('fills in what came later than the document', () => {
    const { hasLikes: _likes, comments: _comments, ...older } = buildSite()
    const read = readSite(older.id, { ...row, document: JSON.stringify(older) })
    expect(read).toMatchObject({ hasLikes: true, revision: 4, title: older.title })
  })

  it('stands without a document that is no JSON, and lets nobody in', () => {
    const read = readSite('0'.repeat(24), { ...row, document: '{"title":"Har' })
    expect(read).toMatchObject({ id: '0'.repeat(24), title: '', lock: { passwordHash: '' } })
  })
})
