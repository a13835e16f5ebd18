import { type Kysely, PostgresAdapter, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Keeps codes in the order of their characters, whatever language the database sorts by: they are looked through by how they begin, and locked in this order. */
export const codesInOneOrder: Migration = {
  async up(db: Kysely<unknown>) {
    // SQLite has no other order.
    if (!(db.getExecutor().adapter instanceof PostgresAdapter)) return
    for (const name of ['discount_codes', 'discount_uses'])
      await sql`alter table ${sql.table(name)} alter column code type text collate "C"`.execute(db)
  },
}
