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
  const { categories: category, tags: tag, featuredOnly, skip, limit } = wanted
  const found = await listItems(collection, { category, tag, featuredOnly, limit: skip + limit }, context)
  const items = found.slice(skip)
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
  readonly category: readonly string[]
  readonly tag: readonly string[]
  readonly featuredOnly: boolean
  readonly limit: number
}

/** Of events, those to come stand first, then the last ones. */
async function listItems(
  collection: Collection,
  asked: Filter,
  { store, theme, nowMs }: PageContext,
): Promise<readonly ContentItem[]> {
  const filter = { ...asked, collectionId: collection.id, offset: 0 }
  const ordering = orderingOf(collection, theme)
  if (ordering === 'calendar') {
    const upcoming = await store.items.events({ ...filter, nowMs, when: 'upcoming' })
    const limit = filter.limit - upcoming.length
    if (limit <= 0) return upcoming
    const past = await store.items.events({ ...filter, nowMs, when: 'past', limit })
    return [...upcoming, ...past]
  }
  const order = ordering === 'chronological' ? 'newest' : 'position'
  const { rows } = await store.items.list({ ...filter, order, publishedBeforeMs: nowMs })
  return rows
}
