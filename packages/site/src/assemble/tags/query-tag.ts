import type { Collection } from '@vitrine/domain/content/collection'
import { isShut } from '@vitrine/domain/content/pages/barriers'
import { collectionJson } from '../../page-json/collection.ts'
import { withItemCounts } from '../../page-json/items/item-counts.ts'
import { collectionCategories } from '../../page-json/lists/collection-terms.ts'
import { indexSections } from '../../page-json/lists/index-sections.ts'
import type { PageContext, PageData } from '../../page-json/page-context.ts'
import type { PageRender } from '../../render/page-render.ts'
import { isIndex, isShop } from '../../theme/collection-shape.ts'
import { chosenProducts } from './chosen-products.ts'
import { wantedItems } from './query-lists.ts'
import type { Tag } from './tag.ts'

type Attributes = Tag['attributes']

/** Bounds of `<squarespace:query>` (platform reference, section 1.4). */
const bounds = { perPage: 8, limit: 100, skip: 10 } as const

/** Items of a collection for the body of a `<squarespace:query>`; null when the page has asked too often or the collection is unknown. */
export async function queryItems(attributes: Attributes, page: PageRender): Promise<PageData | null> {
  const { context } = page
  const collection = findCollection(attributes.collection, page)
  if (!collection || page.queries >= bounds.perPage) return null
  page.queries += 1
  const wanted = await wantedItems(
    collection,
    {
      categories: namesIn(attributes.category),
      tags: namesIn(attributes.tag),
      featuredOnly: attributes.featured === 'true',
      skip: wholeNumber(attributes.skip, bounds.skip) ?? 0,
      limit: wholeNumber(attributes.limit, bounds.limit) ?? bounds.limit,
    },
    context,
  )
  const found = await withItemCounts({ ...wanted }, context)
  const sections = isIndex(collection, context.theme)
    ? { collections: await indexSections(collection, context) }
    : {}
  return { ...found, collection: { ...collectionJson(collection, context), ...sections } }
}

/** Categories of a collection for `<squarespace:category>`. */
export async function queryCategories(attributes: Attributes, page: PageRender): Promise<PageData | null> {
  const collection = findCollection(attributes.collection, page)
  if (!collection) return null
  const { context } = page
  const names = await collectionCategories(collection, context)
  const limit = wholeNumber(attributes.limit, bounds.limit) ?? bounds.limit
  const json = collectionJson(collection, context)
  const categories = names.slice(0, limit).map((name) => ({
    name,
    title: name,
    navigationTitle: name,
    urlId: name,
    fullUrl: `${json.fullUrl}?${new URLSearchParams({ category: name })}`,
  }))
  return { categories, collection: json }
}

/** Other items of a collection for `<squarespace:related>`: those that the owner chose, then those that share a category. */
export async function relatedItems(
  attributes: Attributes,
  data: PageData,
  page: PageRender,
): Promise<PageData | null> {
  const { context } = page
  const collection = context.collections.find(
    (each) => each.id === attributes.collectionId && isOpen(each, context),
  )
  if (!collection || page.queries >= bounds.perPage) return null
  page.queries += 1
  const limit = wholeNumber(attributes.limit, bounds.limit) ?? 3
  // One more than are shown, as the item itself may be among them.
  const wanted = { categories: [], tags: [], featuredOnly: false, skip: 0, limit: limit + 1 }
  const chosen = await chosenProducts(attributes.itemId, collection, context)
  const category =
    shownCategory(data, attributes.itemId) ?? (await categoryOf(collection, attributes.itemId, context))
  const close =
    category === null ? null : await wantedItems(collection, { ...wanted, categories: [category] }, context)
  const others = close && close.items.length > limit ? null : await wantedItems(collection, wanted, context)
  const found = new Map(
    [...chosen.items, ...(close?.items ?? []), ...(others?.items ?? [])].map((item) => [item.id, item]),
  )
  found.delete(attributes.itemId ?? '')
  const { items } = await withItemCounts({ items: [...found.values()].slice(0, limit) }, context)
  return {
    items,
    productMerchandisingContext: {
      ...chosen.productMerchandisingContext,
      ...close?.productMerchandisingContext,
      ...others?.productMerchandisingContext,
    },
    collection: collectionJson(collection, context),
  }
}

/** The first category of the item that the page shows, if that is the one. */
function shownCategory({ item }: PageData, itemId: string | undefined): string | null {
  if (typeof item !== 'object' || item === null || !('id' in item) || item.id !== itemId) return null
  const [first] = 'categories' in item && Array.isArray(item.categories) ? item.categories : []
  return typeof first === 'string' ? first : null
}

/** The first category of an item. */
async function categoryOf(
  collection: Collection,
  itemId: string | undefined,
  { store, theme }: PageContext,
): Promise<string | null> {
  if (itemId === undefined) return null
  const item = isShop(collection, theme) ? await store.products.find(itemId) : await store.items.find(itemId)
  return item?.categories[0] ?? null
}

function findCollection(name: string | undefined, { context }: PageRender): Collection | undefined {
  const wanted = name?.replace(/^\//, '')
  return context.collections.find(
    (each) => (each.urlId === wanted || each.id === wanted) && isOpen(each, context),
  )
}

/** What a password protects is not shown on other pages. */
function isOpen(collection: Collection, { collections }: PageContext): boolean {
  return collection.isEnabled && !isShut(collection, collections)
}

/** The names of a list with commas. */
function namesIn(list: string | undefined): readonly string[] {
  return (list ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '')
    .slice(0, maxNames)
}

/** Each name is a list to read. */
const maxNames = 10

function wholeNumber(text: string | undefined, max: number): number | null {
  return text !== undefined && /^\d{1,6}$/.test(text) ? Math.min(max, Number(text)) : null
}
