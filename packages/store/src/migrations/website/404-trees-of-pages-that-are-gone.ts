import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Removes trees of categories whose page was removed for good. */
export const treesOfPagesThatAreGone: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`delete from categories where not exists (select 1 from collections
      where collections.website_id = categories.website_id and collections.id = categories.collection_id)`.execute(
      db,
    )
  },
}
