import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Has the indexes read pages again while the server runs, those of all kinds and as they are shown. What is the same is kept; where products are read still, pages come after them. */
export const pagesOfAllKinds: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`update search_states set filled_kind = 'page', filled_id = '' where filled_kind <> 'product'`.execute(
      db,
    )
  },
}
