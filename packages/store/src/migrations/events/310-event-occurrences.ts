import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { index, table } from '../create-table.ts'

/** Each time of an event is a row, so that lists can hold an event as often as it takes place. Events that are there take place once. */
export const eventOccurrences: Migration = {
  async up(db: Kysely<unknown>) {
    const columns = {
      collection_id: 'text',
      starts_at_ms: 'bigint',
      item_id: 'text',
      ends_at_ms: 'bigint',
    } as const
    await table(db, 'event_occurrences', columns, ['collection_id', 'starts_at_ms', 'item_id'])
    await index(db, 'event_occurrences', ['item_id'])
    await index(db, 'event_occurrences', ['starts_at_ms'])
    await sql`insert into event_occurrences (website_id, collection_id, starts_at_ms, item_id, ends_at_ms)
      select website_id, collection_id, starts_at_ms, item_id, ends_at_ms from item_terms
      where kind = 'all' and term = '' and starts_at_ms is not null and ends_at_ms is not null`.execute(db)
  },
}
