import { longestEventDays } from '@vitrine/domain/content/events/longest-event'
import { atBegin } from '@vitrine/domain/content/events/occurrences'
import type { ContentItem } from '@vitrine/domain/content/item'
import type { Kysely } from 'kysely'
import { readDocument } from '../../documents/read-document.ts'
import type { Session } from '../../engine/session.ts'
import type { Schema } from '../../schema/schema.ts'
import { itemDocument } from '../item-document.ts'
import { everyTerm, termsOf } from '../item-lists-by-term.ts'
import type { EventQuery, EventTermQuery } from '../items.ts'

/** An event is found for this long after its begin; it lets what is under way be read by index. A day more, as days have up to 25 hours. */
const longestEventMs = (longestEventDays + 1) * 86_400_000

/** Events of a period of time, in the order in which they are listed; one that repeats stands once for each of its times. */
export async function listEvents(session: Session, query: EventQuery): Promise<readonly ContentItem[]> {
  const { nowMs, offset, limit } = query
  switch (query.when) {
    case 'past':
      return read(session, query, (rows) =>
        rows
          .where('entry.ends_at_ms', '<=', nowMs)
          .where('entry.starts_at_ms', '<=', nowMs)
          .orderBy('entry.starts_at_ms', 'desc')
          .orderBy('entry.item_id', 'desc')
          .limit(limit)
          .offset(offset),
      )
    case 'between':
      return read(session, query, (rows) =>
        rows
          .where('entry.starts_at_ms', '<', query.toMs)
          .where('entry.starts_at_ms', '>=', query.fromMs - longestEventMs)
          .where('entry.ends_at_ms', '>=', query.fromMs)
          .orderBy('entry.starts_at_ms')
          .orderBy('entry.item_id')
          .limit(limit)
          .offset(offset),
      )
    case 'upcoming':
      return listUpcoming(session, query)
  }
}

/** What is under way, and then what is to begin: two walks along the index instead of one that sorts. */
async function listUpcoming(session: Session, query: EventQuery): Promise<readonly ContentItem[]> {
  const { nowMs, offset, limit } = query
  const running = await read(session, query, (rows) =>
    rows
      .where('entry.starts_at_ms', '<', nowMs)
      .where('entry.starts_at_ms', '>=', nowMs - longestEventMs)
      .where('entry.ends_at_ms', '>', nowMs)
      .orderBy('entry.starts_at_ms')
      .orderBy('entry.item_id')
      .limit(offset + limit),
  )
  const rest = limit - Math.max(0, running.length - offset)
  if (rest <= 0) return running.slice(offset, offset + limit)
  const next = await read(session, query, (rows) =>
    rows
      .where('entry.starts_at_ms', '>=', nowMs)
      .where('entry.ends_at_ms', '>', nowMs)
      .orderBy('entry.starts_at_ms')
      .orderBy('entry.item_id')
      .limit(rest)
      .offset(Math.max(0, offset - running.length)),
  )
  return [...running.slice(offset), ...next]
}

/** How many times of events are to come or under way, and how many are over. */
export async function countEvents(
  session: Session,
  query: EventTermQuery,
): Promise<{ readonly upcoming: number; readonly past: number }> {
  const [row] = await session.query((db) =>
    eventsOf(db, session.websiteId, query).select((entry) => [
      entry.fn.countAll<number>().filterWhere('entry.ends_at_ms', '>', query.nowMs).as('upcoming'),
      entry.fn.countAll<number>().filterWhere('entry.ends_at_ms', '<=', query.nowMs).as('past'),
    ]),
  )
  return { upcoming: Number(row?.upcoming ?? 0), past: Number(row?.past ?? 0) }
}

type Events = ReturnType<typeof eventsOf>

async function read(
  session: Session,
  query: EventTermQuery,
  choose: (events: Events) => Events,
): Promise<readonly ContentItem[]> {
  const rows = await session.query((db) =>
    choose(eventsOf(db, session.websiteId, query))
      .innerJoin('items', (join) =>
        join.onRef('items.id', '=', 'entry.item_id').onRef('items.website_id', '=', 'entry.website_id'),
      )
      .select(['items.document', 'entry.starts_at_ms']),
  )
  return rows.flatMap((row) => {
    const item = readDocument(session, itemDocument, row)
    return item ? [atBegin(item, Number(row.starts_at_ms))] : []
  })
}

/** The times of the events that visitors see; each is looked up among the terms, so that the walk is one along the times. */
function eventsOf(db: Kysely<Schema>, websiteId: string, query: EventTermQuery) {
  const { main, others } = termsOf(query)
  const ofAll = [everyTerm, main].map(({ kind, term }) => ({ kind, terms: [term] }))
  return db
    .selectFrom('event_occurrences as entry')
    .where('entry.website_id', '=', websiteId)
    .where('entry.collection_id', '=', query.collectionId)
    .where((row) =>
      row.and(
        [...ofAll, ...others].map(({ kind, terms }) =>
          row.exists(
            row
              .selectFrom('item_terms as at')
              .select('at.term')
              .whereRef('at.website_id', '=', 'entry.website_id')
              .whereRef('at.item_id', '=', 'entry.item_id')
              .where('at.kind', '=', kind)
              .where('at.term', 'in', terms)
              .where('at.published_at_ms', '<=', query.nowMs),
          ),
        ),
      ),
    )
}
