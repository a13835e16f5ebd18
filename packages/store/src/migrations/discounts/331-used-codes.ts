import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Lets the uses of a discount be added up without its codes that nobody used, of which there may be very many. */
export const usedCodes: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create index discount_codes_by_use on discount_codes (website_id, discount_id, used) where used > 0`.execute(
      db,
    )
  },
}
