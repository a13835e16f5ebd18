import { type Kysely, PostgresAdapter, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { createListTable } from '../create-list-table.ts'
import { index, table } from '../create-table.ts'
import { withoutNul } from '../website/365-worn-templates.ts'

/**
 * Keeps a person for each e-mail address that bought, and which orders are theirs; they are filled when the store opens, as lists are. Keeps
 * what became of exports, too.
 */
export const customers: Migration = {
  async up(db: Kysely<unknown>) {
    await table(db, 'customers', { id: 'text', email_key: 'text', document: 'text' }, ['id'])
    await index(db, 'customers', ['email_key'], 'unique')
    await table(
      db,
      'customer_orders',
      {
        order_id: 'text',
        customer_id: 'text',
        created_at_ms: 'bigint',
        orders: 'bigint',
        test_orders: 'bigint',
        cents: 'bigint',
      },
      ['order_id'],
    )
    await index(db, 'customer_orders', ['customer_id', 'created_at_ms'])
    await createListTable(db, 'listed_customers', {
      name_key: 'text',
      email_key: 'text',
      order_count: 'bigint',
      spent_cents: 'bigint',
      last_order_at_ms: 'bigint',
      first_seen_at_ms: 'bigint',
    })
    await findCommentsByAuthor(db)
    await table(db, 'exports', { id: 'text', created_at_ms: 'bigint', document: 'text' }, ['id'])
    await index(db, 'exports', ['created_at_ms', 'id'])
  },
}

/** Lets the comments of an e-mail address be found; '' where none was given. */
async function findCommentsByAuthor(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('comments')
    .addColumn('author_key', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter
  const email = isPostgres
    ? sql`(${withoutNul(sql`document`)})::json ->> 'authorEmail'`
    : sql`document ->> '$.authorEmail'`
  await sql`update comments set author_key = coalesce(lower(trim(${email})), '')`.execute(db)
  await index(db, 'comments', ['author_key', 'created_at_ms'])
}
