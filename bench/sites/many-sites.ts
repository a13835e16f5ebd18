import { randomBytes } from 'node:crypto'
import type { Product } from '@vitrine/domain/catalogue/product'
import type { Collection } from '@vitrine/domain/content/collection'
import type { ContentItem } from '@vitrine/domain/content/item'
import type { Site } from '@vitrine/domain/website/site'
import { openStore } from '@vitrine/store/open-store'
import type { SiteStore, Store } from '@vitrine/store/store'

/** The host of a site, from 0. */
export function hostOf(number: number): string {
  return `site-${number}.example`
}

/** Adds sites to an installation that is not running: each a copy of the demo site, with some of its products and posts. */
export async function addManySites(dataDir: string, count: number): Promise<void> {
  const store = await openStore({ dataDir, log: console })
  try {
    const [first] = await store.sites.list()
    if (!first) throw new Error('There is no site to be copied.')
    const model = await readModel(first, store.site(first.id))
    for (let number = 0; number < count; number += 1) await addSite(store, model, number)
  } finally {
    await store.close()
  }
}

interface Model {
  readonly site: Site
  readonly collections: readonly Collection[]
  readonly products: readonly Product[]
  readonly items: readonly ContentItem[]
}

/** Items of a collection that are copied. */
const perCollection = 6

async function readModel(site: Site, rows: SiteStore): Promise<Model> {
  const collections = await rows.collections.list()
  const page = { offset: 0, limit: perCollection }
  const lists = await Promise.all(
    collections.map(async ({ id: collectionId }) => ({
      products: (await rows.products.list({ ...page, collectionId })).rows,
      items: (await rows.items.list({ ...page, collectionId, publishedBeforeMs: Date.now() })).rows,
    })),
  )
  return {
    site,
    collections,
    products: lists.flatMap((list) => list.products),
    items: lists.flatMap((list) => list.items),
  }
}

/** Ids are unique within a site, so that only the site's own is made again. */
async function addSite(store: Store, model: Model, number: number): Promise<void> {
  const id = randomBytes(12).toString('hex')
  await store.sites.add({ ...model.site, id, identifier: `site-${number}`, hosts: [hostOf(number)] })
  await store.site(id).transaction(async ({ collections, products, items, site }) => {
    for (const collection of model.collections) await collections.save(collection)
    for (const product of model.products) await products.save(product)
    for (const item of model.items) await items.save(item)
    await site.raiseRevision()
  })
}
