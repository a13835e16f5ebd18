import type { Collection } from '@vitrine/domain/content/collection'
import type { ContentItem } from '@vitrine/domain/content/item'
import { itemJson } from '../../page-json/items/item.ts'
import type { PageContext, PageData } from '../../page-json/page-context.ts'
import { productItemJson } from '../../page-json/products/product-item.ts'
import { merchandisingJson } from '../../page-json/website/merchandising.ts'
import { RevisionMemory } from '../../revisions/revision-memory.ts'
import { isShop, orderingOf } from '../../theme/collection-shape.ts'

/** Which items of a collection a tag asks for: any of the categories, any of the tags. */
export interface WantedItems {
  readonly categories: readonly string[]
  readonly tags: readonly string[]
  readonly featuredOnly: boolean
  readonly skip: number
  readonly limit: number
}

/** Items as templates see them, with what product widgets need beside them. */
export interface FoundItems {
  readonly items: readonly (PageData & { readonly id: string })[]
  readonly productMerchandisingContext: PageData
}

/** The items of a collection that a tag asks for, in the order of the collection. */
export async function wantedItems(
  collection: Collection,
  wanted: WantedItems,
  context: PageContext,
): Promise<FoundItems> {
  if (isShop(collection, context.theme)) return products(collection, wanted, context)
  const found = await joined(wanted, (filter) => listItems(collection, filter, context))
  const items = inOrder(found, collection, context).slice(wanted.skip, wanted.skip + wanted.limit)
  return { items: items.map((item) => itemJson(item, collection, context)), productMerchandisingContext: {} }
}

/** Lists of products that tags asked for; many pages ask for the same. */
const productLists = new RevisionMemory<FoundItems>()

function products(collection: Collection, wanted: WantedItems, { store, site }: PageContext) {
  return productLists.recall(site, `${collection.id} ${JSON.stringify(wanted)}`, async () => {
    const { categories: category, tags: tag, featuredOnly, skip: offset, limit } = wanted
    const query = { collectionId: collection.id, category, tag, featuredOnly, offset, limit }
    const { rows } = await store.products.list(query)
    return {
      items: rows.map((product) => productItemJson(product, collection, site)),
      productMerchandisingContext: merchandisingJson(rows, site, 'block'),
    }
  })
}

interface Filter {
  readonly category?: string
  readonly tag?: string
  readonly featuredOnly: boolean
  readonly offset: number
  readonly limit: number
}

/** The lists of each category with each tag as one, every item once, in no order. */
async function joined(
  { categories, tags, featuredOnly, skip, limit }: WantedItems,
  list: (filter: Filter) => Promise<readonly ContentItem[]>,
): Promise<readonly ContentItem[]> {
  const base = { featuredOnly, offset: 0, limit: skip + limit }
  const byCategory = categories.length === 0 ? [{}] : categories.map((category) => ({ category }))
  const byTag = tags.length === 0 ? [{}] : tags.map((tag) => ({ tag }))
  const found = new Map<string, ContentItem>()
  for (const category of byCategory) {
    for (const tag of byTag) {
      for (const item of await list({ ...base, ...category, ...tag })) found.set(placeOf(item), item)
    }
  }
  return [...found.values()]
}

/** An event that repeats stands in a list once for each of its times. */
function placeOf(item: ContentItem): string {
  return `${item.id} ${item.event?.startAtMs ?? ''}`
}

/** Of events, those to come stand first, then the last ones. */
async function listItems(
  collection: Collection,
  filter: Filter,
  { store, theme, nowMs }: PageContext,
): Promise<readonly ContentItem[]> {
  const collectionId = collection.id
  const ordering = orderingOf(collection, theme)
  if (ordering === 'calendar') {
    const upcoming = await store.items.events({ ...filter, collectionId, nowMs, when: 'upcoming' })
    const limit = filter.limit - upcoming.length
    if (limit <= 0) return upcoming
    const past = await store.items.events({ ...filter, collectionId, nowMs, when: 'past', limit })
    return [...upcoming, ...past]
  }
  const order = ordering === 'chronological' ? 'newest' : 'position'
  const { rows } = await store.items.list({ ...filter, collectionId, order, publishedBeforeMs: nowMs })
  return rows
}

/** Lists that were joined come in the order of their collection again. */
function inOrder(items: readonly ContentItem[], collection: Collection, { theme, nowMs }: PageContext) {
  const ordering = orderingOf(collection, theme)
  const rank = (item: ContentItem): number => {
    if (ordering === 'chronological') return -item.publishedAtMs
    if (ordering !== 'calendar' || !item.event) return item.position
    const { startAtMs, endAtMs } = item.event
    return endAtMs > nowMs ? startAtMs : farAway - startAtMs
  }
  return items.toSorted((one, other) => rank(one) - rank(other))
}

/** Greater than any moment: what is over comes after what is to come. */
const farAway = 4e15
