import type { Collection } from '@vitrine/domain/content/collection'
import { collectionJson } from '../page-data/collection.ts'
import { itemJson } from '../page-data/item.ts'
import { merchandisingJson } from '../page-data/merchandising.ts'
import type { PageData } from '../page-data/page-context.ts'
import { blogCategories } from '../page-data/post-list.ts'
import { productItemJson } from '../page-data/product-item.ts'
import { RevisionMemory } from '../page-data/revision-memory.ts'
import type { Tag } from './expand-tags.ts'
import type { PageRender } from './page-render.ts'

type Attributes = Tag['attributes']

/** Bounds of `<squarespace:query>` (platform reference, section 1.4). */
const bounds = { perPage: 8, limit: 100, skip: 10 } as const

/** Items of a collection for the body of a `<squarespace:query>`; null when the page has asked too often or the collection is unknown. */
export async function queryItems(attributes: Attributes, page: PageRender): Promise<PageData | null> {
  const collection = findCollection(attributes.collection, page)
  if (!collection || page.queries >= bounds.perPage) return null
  page.queries += 1
  const limit = wholeNumber(attributes.limit, bounds.limit) ?? bounds.limit
  const skip = wholeNumber(attributes.skip, bounds.skip) ?? 0
  const category = attributes.category?.split(',')[0]?.trim()
  const tag = attributes.tag?.split(',')[0]?.trim()
  const query = {
    collectionId: collection.id,
    ...(category ? { category } : {}),
    ...(tag ? { tag } : {}),
    offset: skip,
    limit,
  }
  const isFeatured = attributes.featured === 'true'
  const found = await listItems(collection, { ...query, isFeatured }, page)
  return { ...found, collection: collectionJson(collection, page.context) }
}

/** Categories of a collection for `<squarespace:category>`. */
export async function queryCategories(attributes: Attributes, page: PageRender): Promise<PageData | null> {
  const collection = findCollection(attributes.collection, page)
  if (!collection) return null
  const names =
    collection.typeName === 'products'
      ? await page.context.store.products.categories(collection.id)
      : await blogCategories(collection, page.context)
  const limit = wholeNumber(attributes.limit, bounds.limit) ?? bounds.limit
  const json = collectionJson(collection, page.context)
  const categories = names.slice(0, limit).map((name) => ({
    name,
    title: name,
    urlId: name,
    fullUrl: `${json.fullUrl}?${new URLSearchParams({ category: name })}`,
  }))
  return { categories, collection: json }
}

/** Other items of a collection for `<squarespace:related>`: those that share a category first. */
export async function relatedItems(attributes: Attributes, page: PageRender): Promise<PageData | null> {
  const collection = page.context.collections.find((each) => each.id === attributes.collectionId)
  if (!collection || page.queries >= bounds.perPage) return null
  page.queries += 1
  const limit = wholeNumber(attributes.limit, bounds.limit) ?? 3
  // One more than are shown, as the item itself may be among them.
  const query = { collectionId: collection.id, offset: 0, limit: limit + 1, isFeatured: false }
  const category = await categoryOf(collection, attributes.itemId, page)
  const close = category === null ? null : await listItems(collection, { ...query, category }, page)
  const others = close && close.items.length > limit ? null : await listItems(collection, query, page)
  const found = new Map([...(close?.items ?? []), ...(others?.items ?? [])].map((item) => [item.id, item]))
  found.delete(attributes.itemId ?? '')
  return {
    items: [...found.values()].slice(0, limit),
    productMerchandisingContext: {
      ...close?.productMerchandisingContext,
      ...others?.productMerchandisingContext,
    },
    collection: collectionJson(collection, page.context),
  }
}

/** The first category of an item. */
async function categoryOf(collection: Collection, itemId: string | undefined, { context }: PageRender) {
  if (collection.typeName !== 'products' || itemId === undefined) return null
  const product = await context.store.products.find(itemId)
  return product?.categories[0] ?? null
}

interface ItemQuery {
  readonly collectionId: string
  readonly category?: string
  readonly tag?: string
  readonly offset: number
  readonly limit: number
  readonly isFeatured: boolean
}

/** Lists of products that tags asked for; many pages ask for the same. */
const productLists = new RevisionMemory<{
  readonly items: readonly ReturnType<typeof productItemJson>[]
  readonly productMerchandisingContext: ReturnType<typeof merchandisingJson>
}>()

async function listItems(collection: Collection, { isFeatured, ...query }: ItemQuery, page: PageRender) {
  const { store, site, nowMs } = page.context
  if (collection.typeName === 'products') {
    const wanted = { ...query, featuredOnly: isFeatured }
    return productLists.recall(site, JSON.stringify(wanted), async () => {
      const { rows } = await store.products.list(wanted)
      return {
        items: rows.map((product) => productItemJson(product, collection, site)),
        productMerchandisingContext: merchandisingJson(rows),
      }
    })
  }
  // Posts know no featured filter: take enough to choose from.
  const wide = isFeatured ? { ...query, offset: 0, limit: bounds.limit } : query
  const { rows } = await store.items.list({ ...wide, publishedBeforeMs: nowMs })
  const chosen = isFeatured
    ? rows.filter((post) => post.isFeatured).slice(query.offset, query.offset + query.limit)
    : rows
  return {
    items: chosen.map((post) => itemJson(post, collection, site)),
    productMerchandisingContext: {},
  }
}

function findCollection(name: string | undefined, { context }: PageRender): Collection | undefined {
  return context.collections.find((each) => each.isEnabled && (each.urlId === name || each.id === name))
}

function wholeNumber(text: string | undefined, max: number): number | null {
  return text !== undefined && /^\d{1,6}$/.test(text) ? Math.min(max, Number(text)) : null
}
