import { firstTimeOf } from '@vitrine/domain/content/events/occurrences'
import type { ContentItem } from '@vitrine/domain/content/item'
import { readDocument } from '../documents/read-document.ts'
import type { Session } from '../engine/session.ts'
import { statement } from '../engine/statement.ts'
import { itemDocument } from './item-document.ts'
import type { ItemOrder, Neighbours } from './items.ts'

/** The items before and after one in an order of its collection. Of a blog, the newer comes before; of events, the earlier. */
export async function itemNeighbours(
  session: Session,
  item: ContentItem,
  order: ItemOrder,
): Promise<Neighbours> {
  const given = {
    websiteId: session.websiteId,
    collectionId: item.collectionId,
    itemId: item.id,
    place: placeOf(item, order, session.now()),
    nowMs: session.now(),
  }
  const { previous, next } = statements[order]
  return {
    previous: readDocument(session, itemDocument, await session.first(previous, given)),
    next: readDocument(session, itemDocument, await session.first(next, given)),
  }
}

function placeOf({ publishedAtMs, position, event }: ContentItem, order: ItemOrder, nowMs: number): number {
  if (order === 'newest') return Math.min(publishedAtMs, nowMs)
  if (order === 'position') return position
  return event ? firstTimeOf(event).startAtMs : publishedAtMs
}

interface NeighbourQuery {
  readonly websiteId: string
  readonly collectionId: string
  readonly itemId: string
  /** The item's number in the order asked for. */
  readonly place: number
  readonly nowMs: number
}

type OrderColumn = 'term.published_at_ms' | 'term.position' | 'term.starts_at_ms'

const statements = {
  newest: {
    previous: neighbour('term.published_at_ms', 'asc'),
    next: neighbour('term.published_at_ms', 'desc'),
  },
  position: { previous: neighbour('term.position', 'desc'), next: neighbour('term.position', 'asc') },
  start: { previous: neighbour('term.starts_at_ms', 'desc'), next: neighbour('term.starts_at_ms', 'asc') },
}

function neighbour(column: OrderColumn, direction: 'asc' | 'desc') {
  const beyond = direction === 'asc' ? '>' : '<'
  // What is older than an item that is seen is seen too. Two bounds above would make SQLite read all that is newer.
  const isOlder = column === 'term.published_at_ms' && direction === 'desc'
  return statement((db, given: NeighbourQuery) =>
    db
      .selectFrom('item_terms as term')
      .innerJoin('items', (join) =>
        join.onRef('items.id', '=', 'term.item_id').onRef('items.website_id', '=', 'term.website_id'),
      )
      .select('items.document')
      .where('term.website_id', '=', given.websiteId)
      .where('term.collection_id', '=', given.collectionId)
      .where('term.kind', '=', 'all')
      .where('term.term', '=', '')
      .$if(!isOlder, (query) => query.where('term.published_at_ms', '<=', given.nowMs))
      .where(column, direction === 'asc' ? '>=' : '<=', given.place)
      .where((row) => row.or([row(column, beyond, given.place), row('term.item_id', beyond, given.itemId)]))
      .orderBy(column, direction)
      .orderBy('term.item_id', direction)
      .limit(1),
  )
}
