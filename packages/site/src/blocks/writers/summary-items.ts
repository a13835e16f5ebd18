import type { Product } from '@vitrine/domain/catalogue/product'
import type { Collection } from '@vitrine/domain/content/collection'
import { atNext } from '@vitrine/domain/content/events/occurrences'
import type { ContentItem } from '@vitrine/domain/content/item'
import type { BlockValue } from '@vitrine/domain/content/layout'
import type { ProductImage } from '@vitrine/domain/images/product-image'
import { itemJson, itemUrl } from '../../page-json/items/item.ts'
import { withItemCounts } from '../../page-json/items/item-counts.ts'
import type { PageContext, PageData } from '../../page-json/page-context.ts'
import { productItemJson, productUrl } from '../../page-json/products/product-item.ts'
import { merchandisingJson } from '../../page-json/website/merchandising.ts'
import { isShop, orderingOf } from '../../theme/collection-shape.ts'

/** An item as a summary shows it, whatever it is. */
export interface SummaryItem {
  readonly kind: 'text' | 'image' | 'video' | 'event' | 'audio' | 'store-item'
  readonly title: string
  readonly url: string
  readonly image: ProductImage | null
  /** Cleaned HTML. */
  readonly excerptHtml: string
  readonly atMs: number
  /** The first day of an event that lasts all day, such as 2026-12-24. */
  readonly day?: string | undefined
  readonly isCanceled?: boolean | undefined
  readonly author: string
  readonly categories: readonly string[]
  readonly tags: readonly string[]
  readonly place: string
  /** What our formatters see of it. */
  readonly json: PageData
}

/** The items that a summary block asks for. */
export async function summaryItems(
  value: BlockValue<'summary-v2'>,
  collection: Collection,
  context: PageContext,
): Promise<readonly SummaryItem[]> {
  if (isShop(collection, context.theme)) return readProducts(value, collection, context)
  const found = await readItems(value, collection, context)
  const isCounted = value.primaryMetadata === 'comments' || value.secondaryMetadata === 'comments'
  return isCounted ? withCounts(found, context) : found
}

/** The items with what is counted of them, in what our formatters see. */
async function withCounts(
  found: readonly SummaryItem[],
  context: PageContext,
): Promise<readonly SummaryItem[]> {
  const { items } = await withItemCounts({ items: found.map(({ json }) => json.item) }, context)
  return Array.isArray(items) ? found.map((each, at) => ({ ...each, json: { item: items[at] } })) : found
}

async function readProducts(
  { categories, tags, featuredOnly, count }: BlockValue<'summary-v2'>,
  collection: Collection,
  context: PageContext,
): Promise<readonly SummaryItem[]> {
  const { rows } = await context.store.products.list({
    collectionId: collection.id,
    category: categories,
    tag: tags,
    featuredOnly,
    offset: 0,
    limit: count,
  })
  return rows.map((product) => ofProduct(product, collection, context))
}

async function readItems(
  { events, categories, tags, featuredOnly, count }: BlockValue<'summary-v2'>,
  collection: Collection,
  context: PageContext,
): Promise<readonly SummaryItem[]> {
  const { store, nowMs, theme } = context
  const filter = {
    collectionId: collection.id,
    category: categories,
    tag: tags,
    featuredOnly,
    offset: 0,
    limit: count,
  }
  const ordering = orderingOf(collection, theme)
  if (ordering === 'calendar' && events !== 'all') {
    const found = await store.items.events({ ...filter, when: events, nowMs })
    return found.map((item) => ofItem(item, collection, context))
  }
  const { rows } = await store.items.list({
    ...filter,
    publishedBeforeMs: nowMs,
    // Pictures and tracks stand as their owner put them; what is written, with the newest first.
    order: ordering === 'user-orderable' || ordering === 'music-album' ? 'position' : 'newest',
  })
  return rows.map((item) => ofItem(atNext(item, nowMs), collection, context))
}

function ofProduct(product: Product, collection: Collection, { site }: PageContext): SummaryItem {
  return {
    kind: 'store-item',
    title: product.title,
    url: productUrl(product, collection),
    image: product.images[0] ?? null,
    excerptHtml: product.excerptHtml,
    atMs: product.createdAtMs,
    author: '',
    categories: product.categories,
    tags: product.tags,
    place: '',
    json: {
      item: productItemJson(product, collection, site),
      productMerchandisingContext: merchandisingJson([product], site, 'block'),
    },
  }
}

function ofItem(item: ContentItem, collection: Collection, context: PageContext): SummaryItem {
  const { location } = item
  return {
    kind: item.kind,
    title: item.title,
    url: itemUrl(item, collection),
    image: item.image,
    excerptHtml: item.excerptHtml,
    atMs: item.event?.startAtMs ?? item.publishedAtMs,
    day: item.event?.days?.first,
    isCanceled: item.event?.isCanceled,
    author: item.author.displayName,
    categories: item.categories,
    tags: item.tags,
    place: location ? location.addressTitle || location.addressLine1 : '',
    json: { item: itemJson(item, collection, context) },
  }
}
