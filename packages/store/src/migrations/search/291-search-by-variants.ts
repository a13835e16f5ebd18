import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Has the indexes read everything again while the server runs: products are found by the values of their options, too. What is the same is kept. */
export const searchByVariants: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`update search_states set filled_kind = 'product', filled_id = ''`.execute(db)
  },
}
