import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { readSeed } from '@vitrine/site/seed/read-seed'
import { seedSite } from '@vitrine/site/seed/seed-site'
import { seededSite } from '@vitrine/site/seed/seeded-site'
import { type BuiltStore, buildStore } from '@vitrine/store/testing/build-store'
import { noon } from '@vitrine/store/testing/builders'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { keepImage } from '../images/keep-image.ts'
import { smallTemplateDir } from '../testing/open-site.ts'

const demoDir = path.resolve(import.meta.dirname, '../../../../sites/demo')
/** The least that a site can say of itself. */
const bareSite = {
  website: { siteTitle: 'Bare' },
  store: {
    currency: 'USD',
    measurement: 'metric',
    taxInterpretation: 'exclusive',
    taxRules: [],
    shippingZones: [],
  },
  navigation: {},
  homepage: 'shop',
  collections: [{ urlId: 'shop', title: 'Shop', typeName: 'products' }],
}

/** A template folder with such content. */
async function contentOf(files: Readonly<Record<string, object>>): Promise<string> {
  const dir = await mkdtemp(path.join(tmpdir(), 'vitrine-content-'))
  for (const [name, content] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(dir, 'content', name)), { recursive: true })
    await writeFile(path.join(dir, 'content', name), JSON.stringify(content))
  }
  return dir
}

const samplesId = '65a000000000000000000001'

const log = { info: () => {}, warn: () => {}, error: () => {} }

describe('seedSite', () => {
  let built: BuiltStore
  beforeEach(async () => {
    built = await buildStore()
  })
  afterEach(() => built.close())

  const seed = (siteDir: string) =>
    seedSite({
      store: built.store,
      clock: () => noon,
      dataDir: built.dataDir,
      siteDir,
      log,
      newId: () => samplesId,
      keepPicture: keepImage,
    })

  it('fills an empty site with the demo shop, once', async () => {
    expect(await seed(demoDir)).toBe('seeded')
    const collections = await built.siteStore.collections.list()
    const shop = collections.find((each) => each.urlId === 'shop')
    const mug = await built.siteStore.products.findByUrlId(shop?.id ?? '', 'morning-mug')
    expect(mug).toMatchObject({ type: 'physical', optionNames: ['Colour'], collectionId: shop?.id })
    expect(mug?.images[0]?.altText).not.toBe('')
    expect(await built.store.audit()).toEqual([])
    expect(await seed(demoDir)).toBe('was-there')
  })

  it('shows pictures, events before and after the day, and who writes', async () => {
    await seed(demoDir)
    const { items, collections, authors } = built.siteStore
    const gallery = await collections.findByUrlId('studio')
    expect(gallery).toMatchObject({ typeName: 'gallery', gallery: { design: 'grid', lightbox: true } })
    const place = { publishedBeforeMs: noon, offset: 0, limit: 50 }
    const pictures = await items.list({ ...place, collectionId: gallery?.id ?? '', order: 'position' })
    expect(pictures.rows[0]).toMatchObject({ kind: 'image', title: 'The long shelf', position: 0 })
    expect(pictures.rows.filter((item) => item.image === null)).toEqual([])

    const events = await collections.findByUrlId('events')
    const counts = await items.countEvents({ collectionId: events?.id ?? '', nowMs: noon })
    expect(counts).toEqual({ upcoming: 5, past: 3 })
    const [next] = await items.events({
      collectionId: events?.id ?? '',
      when: 'upcoming',
      nowMs: noon,
      offset: 0,
      limit: 1,
    })
    // Noon in UTC is morning in New York; six days on, the doors open at eleven.
    expect(new Date(next?.event?.startAtMs ?? 0).toISOString()).toBe('2026-03-07T16:00:00.000Z')
    expect((await authors.list()).map((author) => author.displayName).sort()).toEqual([
      'Jonah Brandt',
      'Mei Lindqvist',
      'Patti Oduya',
    ])
  })

  it('fills a template that brings no content with that of the demo', async () => {
    expect(await seed(smallTemplateDir)).toBe('seeded')
    expect(await built.siteStore.collections.findByUrlId('journal')).toMatchObject({ typeName: 'blog' })
  })

  it('makes a site in the zone of New York when the content names none', async () => {
    const seed = await readSeed(await contentOf({ 'site.json': bareSite }))
    expect(seed && seededSite(seed.site, () => null)).toMatchObject({ timeZone: 'America/New_York' })
  })

  it('asks the rule by which owners save products, and keeps tags and categories short', async () => {
    const product = { urlId: 'mug', title: 'Mug', type: 'physical', variants: [{ sku: 'M', priceCents: 1 }] }
    const sell = async (...products: readonly object[]) =>
      seed(await contentOf({ 'site.json': bareSite, 'shop.json': { products } }))
    const many = Array.from({ length: 201 }, (_, place) => ({ ...product, urlId: `mug-${place}` }))
    await expect(sell(...many)).rejects.toThrow(
      '/products/200/collectionId: A shop page can hold 200 products.',
    )
    await expect(sell({ ...product, tags: ['t'.repeat(51)] })).rejects.toThrow('shop.json')
    await expect(sell({ ...product, categories: ['c'.repeat(26)] })).rejects.toThrow('shop.json')
    await expect(sell(product, product)).rejects.toThrow(
      'The sample content shop.json is not right at /products/1/urlId: Another product has this address',
    )
    await expect(sell({ ...product, urlId: 'a mug' })).rejects.toThrow(
      '/products/0/urlId: a mug is not a valid page URL',
    )
    await expect(
      sell({ ...product, variants: [{ sku: 'M', priceCents: 1, onSale: true, salePriceCents: 1 }] }),
    ).rejects.toThrow('/products/0/variants.0.salePriceCents: The sale price must be below the price')
    const items = [{ urlId: 'a', title: 'A', tags: ['t'.repeat(51)] }]
    const posts = await contentOf({ 'site.json': bareSite, 'items/journal.json': { items } })
    await expect(seed(posts)).rejects.toThrow('items/journal.json')
  })

  it('asks how many items a collection holds that is put in order by hand', async () => {
    const collections = [
      ...bareSite.collections,
      { urlId: 'studio', title: 'Studio', typeName: 'gallery' },
      { urlId: 'record', title: 'Record', typeName: 'album' },
    ]
    const show = async (name: string, count: number) => {
      const items = Array.from({ length: count }, (_, place) => ({ urlId: `a-${place}`, title: 'A' }))
      return seed(
        await contentOf({ 'site.json': { ...bareSite, collections }, [`items/${name}.json`]: { items } }),
      )
    }
    await expect(show('studio', 251)).rejects.toThrow(
      'The sample content items/studio.json is not right at /items: A collection in an order of your own can hold 250 items.',
    )
    await expect(show('record', 61)).rejects.toThrow('An album can hold 60 tracks.')
    expect(await show('studio', 250)).toBe('seeded')
  })

  it('has nothing to do where no content is to be found', async () => {
    const services = {
      store: built.store,
      clock: () => noon,
      dataDir: built.dataDir,
      log,
      newId: () => samplesId,
      keepPicture: keepImage,
    }
    const nowhere = { siteDir: smallTemplateDir, sampleDir: smallTemplateDir }
    expect(await seedSite({ ...services, ...nowhere })).toBe('nothing-to-seed')
  })
})
