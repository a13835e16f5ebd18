import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { createListTable } from '../create-list-table.ts'
import { index, table } from '../create-table.ts'

/** Makes the tables of subscriptions to products. */
export const subscriptions: Migration = {
  async up(db: Kysely<unknown>) {
    const columns = {
      id: 'text',
      order_id: 'text',
      line_id: 'text',
      email_key: 'text',
      updated_at_ms: 'bigint',
      document: 'text',
    } as const
    await table(db, 'subscriptions', columns, ['id'])
    await index(db, 'subscriptions', ['order_id', 'line_id'], 'unique')
    await index(db, 'subscriptions', ['email_key'])
    await index(db, 'subscriptions', ['updated_at_ms'])
    await createListTable(db, 'listed_subscriptions', {
      created_at_ms: 'bigint',
      next_at_ms: 'bigint',
      email: 'text',
    })
  },
}
