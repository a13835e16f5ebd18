import type { Product } from '@vitrine/domain/catalogue/product'
import type { Collection } from '@vitrine/domain/content/collection'
import type { ContentItem } from '@vitrine/domain/content/item'
import type { PageContext } from '../page-json/page-context.ts'
import { isShop, orderingOf } from '../theme/collection-shape.ts'

/** The item or product that a collection without a list begins with; null when it is empty. */
export async function firstItem(
  collection: Collection,
  context: PageContext,
): Promise<
  | { readonly kind: 'item'; readonly collection: Collection; readonly item: ContentItem }
  | { readonly kind: 'product'; readonly collection: Collection; readonly product: Product }
  | null
> {
  const { theme, store } = context
  if (isShop(collection, theme)) {
    const { rows } = await store.products.list({ collectionId: collection.id, offset: 0, limit: 1 })
    return rows[0] ? { kind: 'product', collection, product: rows[0] } : null
  }
  const item = await firstOf(collection, context)
  return item ? { kind: 'item', collection, item } : null
}

async function firstOf(
  collection: Collection,
  { theme, store, nowMs }: PageContext,
): Promise<ContentItem | undefined> {
  const query = { collectionId: collection.id, offset: 0, limit: 1 }
  const ordering = orderingOf(collection, theme)
  if (ordering === 'calendar') {
    const [next] = await store.items.events({ ...query, when: 'upcoming', nowMs })
    return next ?? (await store.items.events({ ...query, when: 'past', nowMs }))[0]
  }
  const order = ordering === 'chronological' ? 'newest' : 'position'
  const { rows } = await store.items.list({ ...query, order, publishedBeforeMs: nowMs })
  return rows[0]
}
