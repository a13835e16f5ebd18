import type { ContentItem } from '@vitrine/domain/content/item'
import type { Kysely } from 'kysely'
import type { Session } from '../engine/session.ts'
import type { EventQuery, EventTermQuery } from '../items.ts'
import type { Schema } from '../schema.ts'
import { parseDocument } from './document.ts'
import { countItems } from './item-lists.ts'
import { waysInto } from './item-ways.ts'

/** An event is found in calendars for this long after its begin; it lets a month be read by index. */
const longestEventMs = 366 * 86_400_000

/** Events of a stretch of time, in the order in which they are told. */
export async function listEvents(session: Session, query: EventQuery): Promise<readonly ContentItem[]> {
  const rows = await session.query((db) =>
    eventsOf(db, session.websiteId, query)
      .innerJoin('items', (join) =>
        join.onRef('items.id', '=', 'way.item_id').onRef('items.website_id', '=', 'way.website_id'),
      )
      .select('items.document')
      .orderBy('way.starts_at_ms', query.when === 'past' ? 'desc' : 'asc')
      .orderBy('way.item_id', query.when === 'past' ? 'desc' : 'asc')
      .limit(query.limit)
      .offset(query.offset),
  )
  return rows.map((row) => parseDocument<ContentItem>(row.document))
}

/** How many events are to come or under way, and how many are over. Only those to come are counted one by one. */
export async function countEvents(
  session: Session,
  query: EventTermQuery,
): Promise<{ readonly upcoming: number; readonly past: number }> {
  const [row] = await session.query((db) =>
    eventsOf(db, session.websiteId, { ...query, when: 'upcoming', offset: 0, limit: 0 }).select((way) =>
      way.fn.countAll<number>().as('upcoming'),
    ),
  )
  const upcoming = row?.upcoming ?? 0
  const all = await countItems(session, { ...query, publishedBeforeMs: query.nowMs })
  return { upcoming, past: Math.max(0, all - upcoming) }
}

function eventsOf(db: Kysely<Schema>, websiteId: string, query: EventQuery) {
  const ways = waysInto(db, websiteId, query)
    .where('way.published_at_ms', '<=', query.nowMs)
    .where('way.starts_at_ms', 'is not', null)
  switch (query.when) {
    case 'upcoming':
      return ways.where('way.ends_at_ms', '>', query.nowMs)
    case 'past':
      return ways.where('way.ends_at_ms', '<=', query.nowMs)
    case 'between':
      return ways
        .where('way.starts_at_ms', '<', query.toMs)
        .where('way.starts_at_ms', '>=', query.fromMs - longestEventMs)
        .where('way.ends_at_ms', '>=', query.fromMs)
  }
}
