import { randomBytes, randomUUID } from 'node:crypto'
import type { Product } from '@vitrine/domain/catalogue/product'
import type { Collection } from '@vitrine/domain/content/collection'
import type { ContentItem } from '@vitrine/domain/content/item'
import { openStore } from '@vitrine/store/open-store'
import type { SiteStore } from '@vitrine/store/store'

/** Sizes of the collections that are added. */
const sizes = [200, 10_000] as const

/** A large collection: `shop-200`, `journal-10000`. */
export function largeUrlId(urlId: 'shop' | 'journal', size: number): string {
  return `${urlId}-${size}`
}

/** Of the item at a place of a large collection, from 0, the first of the list. */
export function itemUrlId(place: number): string {
  return `item-${place}`
}

/** When the post at a place was published: a minute before the one that is listed before it. */
export function publishedAtMs(place: number): number {
  return Date.UTC(2026, 0, 1) - place * 60_000
}

/** Adds large collections to a shop that is not running: copies of its own products and posts. */
export async function addLargeCollections(dataDir: string): Promise<void> {
  const store = await openStore({ dataDir, log: console })
  try {
    const [site] = await store.sites.list()
    if (!site) throw new Error('There is no shop to be filled.')
    const rows = store.site(site.id)
    for (const size of sizes) {
      await addCollection(rows, { urlId: 'shop', size })
      await addCollection(rows, { urlId: 'journal', size })
    }
    await rows.site.raiseRevision()
  } finally {
    await store.close()
  }
}

async function addCollection(
  rows: SiteStore,
  { urlId, size }: { readonly urlId: 'shop' | 'journal'; readonly size: number },
): Promise<void> {
  const model = await rows.collections.findByUrlId(urlId)
  if (!model) throw new Error(`The shop has no collection ${urlId}.`)
  const collection = {
    ...model,
    id: newId(),
    urlId: largeUrlId(urlId, size),
    isHomepage: false,
    pageSize: 20,
  }
  await rows.collections.save(collection)
  const save = urlId === 'shop' ? await productSaver(rows, model) : await postSaver(rows, model)
  for (let start = 0; start < size; start += batch) {
    const places = Array.from({ length: Math.min(batch, size - start) }, (_, each) => start + each)
    await save(collection, places)
  }
}

/** Items saved in one transaction. */
const batch = 500

type Saver = (collection: Collection, places: readonly number[]) => Promise<void>

async function productSaver(rows: SiteStore, { id }: Collection): Promise<Saver> {
  const models = (await rows.products.list({ collectionId: id, offset: 0, limit: 12 })).rows
  return (collection, places) =>
    rows.transaction(async ({ products }) => {
      for (const place of places) await products.save(copyProduct(modelAt(models, place), collection, place))
    })
}

function copyProduct(model: Product, collection: Collection, place: number): Product {
  const variants = model.variants.map((variant) => ({
    ...variant,
    id: randomUUID(),
    sku: `${variant.sku}-${place}`,
  }))
  return { ...model, id: newId(), collectionId: collection.id, urlId: itemUrlId(place), variants }
}

async function postSaver(rows: SiteStore, { id }: Collection): Promise<Saver> {
  const query = { collectionId: id, publishedBeforeMs: Date.now(), offset: 0, limit: 12 }
  const models = (await rows.items.list(query)).rows
  return (collection, places) =>
    rows.transaction(async ({ items }) => {
      for (const place of places) await items.save(copyPost(modelAt(models, place), collection, place))
    })
}

function copyPost(model: ContentItem, collection: Collection, place: number): ContentItem {
  return {
    ...model,
    id: newId(),
    collectionId: collection.id,
    urlId: itemUrlId(place),
    publishedAtMs: publishedAtMs(place),
  }
}

function modelAt<Model>(models: readonly Model[], place: number): Model {
  const model = models[place % models.length]
  if (!model) throw new Error('The shop has nothing to be copied.')
  return model
}

function newId(): string {
  return randomBytes(12).toString('hex')
}
