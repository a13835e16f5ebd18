import type { ItemOrder } from '@vitrine/store/content/items'
import type { Destination } from '../../page-json/destination.ts'
import { orderingOf } from '../../theme/collection-shape.ts'
import { collectionTerms } from '../lists/collection-terms.ts'
import type { PageContext, PageData } from '../page-context.ts'
import { itemJson } from './item.ts'

/** In which order the neighbours of an item stand. */
const neighbourOrders = {
  chronological: 'newest',
  'user-orderable': 'position',
  'music-album': 'position',
  calendar: 'start',
} as const satisfies Record<string, ItemOrder>

/** What the page of an item has beside the collection: the item, and those before and after it in its list. */
export async function itemPageJson(
  { item, collection }: Extract<Destination, { kind: 'item' }>,
  context: PageContext,
): Promise<PageData> {
  const order = neighbourOrders[orderingOf(collection, context.theme)]
  const { previous, next } = await context.store.items.neighbours(item, order)
  return {
    item: itemJson(item, collection, context),
    collectionTerms: await collectionTerms(collection, context),
    pagination: {
      ...(previous ? { prevItem: itemJson(previous, collection, context) } : {}),
      ...(next ? { nextItem: itemJson(next, collection, context) } : {}),
    },
  }
}
