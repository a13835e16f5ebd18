import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { createListTable, createTermTable } from './create-list-table.ts'

/** Makes the tables that lists of the panel are answered from. They are filled when the store opens, since what they hold is derived. */
export const lists: Migration = {
  async up(db: Kysely<unknown>) {
    await createTermTable(db)
    await createListTable(db, 'listed_orders', {
      number: 'bigint',
      created_at_ms: 'bigint',
      total_cents: 'bigint',
    })
    // The list was searched and sorted by these.
    await db.schema.dropIndex('orders_by_grand_total_cents_number').execute()
    await db.schema.alterTable('orders').dropColumn('search_text').execute()
  },
}
