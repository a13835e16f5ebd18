import type { EventTimes } from '@vitrine/domain/content/events/event-times'
import { atNext, toCome } from '@vitrine/domain/content/events/occurrences'
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
    item: {
      ...itemJson(atNext(item, context.nowMs), collection, context),
      ...(item.event?.repeat ? { nextOccurrences: nextOccurrences(item.event, context.nowMs) } : {}),
    },
    collectionTerms: await collectionTerms(collection, context),
    pagination: {
      ...(previous ? { prevItem: itemJson(atNext(previous, context.nowMs), collection, context) } : {}),
      ...(next ? { nextItem: itemJson(atNext(next, context.nowMs), collection, context) } : {}),
    },
  }
}

/** So many times to come are named on the page of an event that repeats. */
const mostNamed = 10

function nextOccurrences(event: EventTimes, nowMs: number) {
  return toCome(event, nowMs)
    .slice(0, mostNamed)
    .map(({ startAtMs, endAtMs, days }) => ({
      ...{ startDate: startAtMs, endDate: endAtMs },
      ...(days ? { allDay: days } : {}),
    }))
}
