import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { createListTable } from '../create-list-table.ts'
import { index, table } from '../create-table.ts'

/** Makes the tables of those who wait for what is sold out. */
export const restock: Migration = {
  async up(db: Kysely<unknown>) {
    await table(
      db,
      'restock_signups',
      {
        id: 'text',
        product_id: 'text',
        variant_id: 'text',
        product_title: 'text',
        variant_name: 'text',
        email: 'text',
        joins_list: 'bigint',
        language: 'text',
        state: 'text',
        created_at_ms: 'bigint',
        changed_at_ms: 'bigint',
      },
      ['id'],
    )
    await index(db, 'restock_signups', ['product_id', 'variant_id', 'email'], 'unique')
    await index(db, 'restock_signups', ['state', 'product_id', 'variant_id', 'id'])
    await index(db, 'restock_signups', ['state', 'changed_at_ms'])
    await index(db, 'restock_signups', ['email'])
    await createListTable(db, 'listed_restock', { created_at_ms: 'bigint', changed_at_ms: 'bigint' })
  },
}
