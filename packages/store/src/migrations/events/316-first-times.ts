import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Events stand among others by the first time that takes place, where the one that they are planned by is left out. */
export const firstTimes: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`update item_terms set (starts_at_ms, ends_at_ms) = (
        select starts_at_ms, ends_at_ms from event_occurrences as entry
        where entry.website_id = item_terms.website_id and entry.item_id = item_terms.item_id
        order by starts_at_ms limit 1)
      where exists (select 1 from event_occurrences as entry
        where entry.website_id = item_terms.website_id and entry.item_id = item_terms.item_id)`.execute(db)
  },
}
