import { plainItem } from '@vitrine/domain/content/item'
import type { SiteStore, SiteTables } from '@vitrine/store/store'
import { buildCollection, buildProduct, newId, noon } from '@vitrine/store/testing/builders'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type OpenShop, openShop } from '../testing/open-shop.ts'
import { type OpenSite, openSite } from '../testing/open-site.ts'
import { type Translator, translator } from '../testing/translate.ts'
import { indexStep } from './index-step.ts'

let now = noon
let site: OpenSite
beforeAll(async () => {
  site = await openSite({ services: { clock: () => now } })
})
afterAll(() => site.close())

const urls = async (q: string, at: Pick<OpenSite, 'get'> = site, prefix = '') =>
  (await at.get(`${prefix}/api/search/GeneralSearch?q=${encodeURIComponent(q)}&size=50`))
    .json()
    .items.map(({ itemUrl }: { readonly itemUrl: string }) => itemUrl)

const change = (work: (tables: SiteTables) => Promise<void>) =>
  site.store.transaction(async (tables) => {
    await work(tables)
    await tables.site.raiseRevision()
  })

const product = (urlId: string, title: string, more = {}) =>
  buildProduct({ collectionId: site.shop.id, urlId, title, ...more })

describe('a step of the index', () => {
  it('asks nothing beside its transaction, which would take a second connection while it holds one', async () => {
    const spoken = await openSite({
      site: { languages: [{ code: 'de-DE', prefix: 'de', isEnabled: true, fallback: null }] },
    })
    const beside = {
      get: () => {
        throw new Error('This was asked beside the transaction.')
      },
    }
    const store: SiteStore = Object.create(spoken.store, { translations: beside })
    while (await indexStep(store, noon));
    expect(await spoken.store.search.isBehind(noon)).toBe(false)
    await spoken.close()
  })
})

describe('what a search finds', () => {
  it('is what was changed a moment ago, and nothing that was hidden, renamed or removed', async () => {
    const lamp = product('lamp', 'Lamp')
    await change((tables) => tables.products.save(lamp))
    expect(await urls('lamp')).toEqual(['/shop/lamp'])
    await change((tables) => tables.products.save({ ...lamp, title: 'Lantern' }))
    expect([await urls('lamp'), await urls('lantern')]).toEqual([[], ['/shop/lamp']])
    await change((tables) => tables.products.save({ ...lamp, isVisible: false }))
    expect(await urls('lantern')).toEqual([])
    await change((tables) => tables.products.save(lamp))
    expect(await urls('lamp')).toEqual(['/shop/lamp'])
    await change((tables) => tables.products.remove(lamp.id))
    expect(await urls('lamp')).toEqual([])
  })

  it('is a post from its moment on', async () => {
    const post = {
      ...plainItem,
      id: newId(),
      collectionId: site.blog.id,
      urlId: 'harvest',
      title: 'Harvest',
      excerptHtml: '',
      bodyHtml: '',
      author: { id: newId(), displayName: '' },
      categories: [],
      tags: [],
      image: null,
      isFeatured: false,
      publishedAtMs: now + 60_000,
      updatedAtMs: now,
    }
    await change((tables) => tables.items.save(post))
    expect(await urls('harvest')).toEqual([])
    now += 60_000
    expect(await urls('harvest')).toEqual(['/blog/harvest'])
  })

  it('is nothing of a collection that is off, locked or in the trash', async () => {
    const cellar = buildCollection({ urlId: 'cellar', title: 'Cellar', position: 8 })
    const hall = buildCollection({ urlId: 'hall', title: 'Barrels', typeName: 'page', position: 9 })
    const barrel = product('barrel', 'Barrel', { collectionId: cellar.id })
    await change(async ({ collections, products }) => {
      await collections.save(cellar)
      await collections.save(hall)
      await products.save(barrel)
    })
    const both = ['/cellar/barrel', '/hall']
    expect((await urls('barrel')).toSorted()).toEqual(both)
    for (const shut of [
      { isEnabled: false },
      { isPasswordProtected: true, passwordHash: 'x' },
      { trashedAtMs: 1 },
    ]) {
      await change(async ({ collections }) => {
        for (const each of [cellar, hall]) await collections.save({ ...each, ...shut })
      })
      expect(await urls('barrel')).toEqual([])
      await change(async ({ collections }) => {
        for (const each of [cellar, hall]) await collections.save(each)
      })
      expect((await urls('barrel')).toSorted()).toEqual(both)
    }
  })

  it('is all of a shop that has more than is read at once', async () => {
    await change(async ({ products }) => {
      for (let at = 0; at < 130; at += 1) await products.save(product(`jar-${at}`, `Jar ${at}`))
    })
    while (await indexStep(site.store, now)) expect(await site.store.search.states()).toHaveLength(1)
    const answer = await site.get('/api/search/GeneralSearch?q=jar')
    expect(answer.json().totalCount).toBe(130)
  })
})

describe('an index that is not there yet', () => {
  it('is filled in steps, and goes on where it was broken off', async () => {
    const { store } = site
    while (await store.search.drop('')) expect((await store.search.states()).length).toBe(1)
    const filled = async () => (await store.search.states())[0]?.filling
    await indexStep(store, now)
    const first = await filled()
    expect(first).toMatchObject({ kind: 'product', afterId: expect.stringMatching(/.+/) })
    const broken = store.transaction(async ({ search }) => {
      await search.lock()
      await search.fill({ language: '', chain: [], filling: null })
      throw new Error('The process was killed')
    })
    await expect(broken).rejects.toThrow('killed')
    expect(await filled()).toEqual(first)
    while (await indexStep(store, now)) expect(await store.search.isBehind(now)).toBe(false)
    expect(await filled()).toBeNull()
    expect(await urls('mug')).toEqual(['/shop/mug'])
    expect((await site.get('/api/search/GeneralSearch?q=jar')).json().totalCount).toBe(130)
  })
})

describe('the search of a language', () => {
  let shop: OpenShop
  let owner: Translator
  beforeAll(async () => {
    shop = await openShop()
    owner = await translator(shop)
    await owner.setLanguages([
      { code: 'de-DE', slugPrefix: '/de' },
      { code: 'de-AT', slugPrefix: '/at', fallback: 'de-DE' },
    ])
    await owner.translate('de-DE', 'product', shop.mug.id, { title: 'Emaillebecher' })
  })
  afterAll(() => shop.close())

  it('finds its own words, those of the language that stands in for it, and what is not translated', async () => {
    expect(await urls('emaillebecher', shop, '/de')).toEqual(['/de/shop/enamel-mug'])
    expect(await urls('emaillebecher', shop, '/at')).toEqual(['/at/shop/enamel-mug'])
    expect(await urls('bowl', shop, '/de')).toEqual(['/de/shop/bowl'])
    expect(await urls('emaillebecher', shop)).toEqual([])
    expect(await urls('enamel mug', shop)).toContain('/shop/enamel-mug')
  })

  it('knows a changed translation at once, and nothing of a language that is gone', async () => {
    await owner.translate('de-DE', 'product', shop.mug.id, { title: 'Tasse' })
    expect(await urls('tasse', shop, '/at')).toEqual(['/at/shop/enamel-mug'])
    expect(await urls('emaillebecher', shop, '/de')).toEqual([])
    await owner.setLanguages([{ code: 'de-DE', slugPrefix: '/de' }])
    expect(await urls('tasse', shop, '/de')).toEqual(['/de/shop/enamel-mug'])
    expect((await shop.store.search.states()).map(({ language }) => language)).toEqual(['', 'de-DE'])
  })
})
