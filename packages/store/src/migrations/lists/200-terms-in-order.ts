import { type Kysely, PostgresAdapter, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { createFullIndex } from '../create-list-table.ts'

/** Lets rows that a word leads to be put in order, and found along their list, without a look at each of them. */
export const termsInOrder: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table list_terms add column sort_value bigint not null default 0`.execute(db)
    for (const [list, table] of Object.entries(sorted))
      await sql`update list_terms set sort_value = coalesce((select created_at_ms from ${sql.table(table)} as listed
          where listed.website_id = list_terms.website_id and listed.row_id = list_terms.row_id), 0)
        where list = ${sql.lit(list)}`.execute(db)
    // SQLite keeps the whole row in its key.
    if (db.getExecutor().adapter instanceof PostgresAdapter)
      await sql`alter table list_terms drop constraint list_terms_key,
        add constraint list_terms_key primary key (website_id, list, term, row_id) include (sort_value)`.execute(
        db,
      )
    await createFullIndex(db, 'listed_form_submissions', ['created_at_ms'])
    await createFullIndex(db, 'listed_orders', ['created_at_ms', 'number', 'total_cents'])
  },
}

/** The lists whose rows keep the value that they are usually sorted by. */
const sorted = { 'form-submissions': 'listed_form_submissions', orders: 'listed_orders' }
