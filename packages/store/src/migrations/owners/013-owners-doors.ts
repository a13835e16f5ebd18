import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { index, table } from '../create-table.ts'

/** What owners are told of their sign-ins, and links that set a new password: one an account, a new one in the place of the former. */
export const ownersDoors: Migration = {
  up: async (db) => {
    for (const column of ['device', 'network'])
      await db.schema
        .alterTable('sessions')
        .addColumn(column, 'text', (made) => made.notNull().defaultTo(''))
        .execute()
    await db.schema
      .alterTable('sessions')
      .addColumn('last_seen_at_ms', 'bigint', (made) => made.notNull().defaultTo(0))
      .execute()
    await sql`update sessions set last_seen_at_ms = created_at_ms`.execute(db)
    await table(db, 'password_links', { account_id: 'text', token_hash: 'text', expires_at_ms: 'bigint' }, [
      'account_id',
    ])
    await index(db, 'password_links', ['token_hash'], 'unique')
    await index(db, 'orders', ['fulfillment_status', 'payment_state'])
  },
}
