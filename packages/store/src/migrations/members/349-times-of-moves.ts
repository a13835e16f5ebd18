import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** The greatest moment there is: nobody knows when who moved before left their address, and all that was bought under it stays theirs. */
const unknownMs = 8_640_000_000_000_000

/** Keeps when an account left an address: what is bought under it later is not theirs. */
export const timesOfMoves: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('member_former_emails')
      .addColumn('moved_at_ms', 'bigint', (column) => column.notNull().defaultTo(unknownMs))
      .execute()
  },
}
