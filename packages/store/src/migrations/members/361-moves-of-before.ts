import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** What stood for a moment that nobody kept: with it all that is ever bought under an address that was left would be of the account that left it. */
const unknownMs = 8_640_000_000_000_000

/** Addresses that were left nobody knows when were left now: what was bought under them stays theirs who left them, and what comes is not. */
export const movesOfBefore: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      update member_former_emails set moved_at_ms = ${Date.now()} where moved_at_ms = ${unknownMs}
    `.execute(db)
  },
}
