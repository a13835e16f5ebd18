import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { createListTable } from '../create-list-table.ts'

/**
 * Makes the tables that the lists of products and of the inventory are answered from, filled when the store opens; and lets the ledger of
 * stock say who counted, and why.
 */
export const listedProducts: Migration = {
  async up(db: Kysely<unknown>) {
    await createListTable(db, 'listed_products', {
      title: 'text',
      units: 'bigint',
      price_cents: 'bigint',
      updated_at_ms: 'bigint',
      created_at_ms: 'bigint',
    })
    await createListTable(db, 'listed_variants', { title: 'text', units: 'bigint', price_cents: 'bigint' })
    await db.schema.alterTable('stock_movements').addColumn('cause', 'text').execute()
    await db.schema.alterTable('stock_movements').addColumn('account_id', 'text').execute()
    // The list was searched and sorted by these.
    await db.schema.dropIndex('products_by_updated_at_ms_id').execute()
    await db.schema.alterTable('products').dropColumn('search_text').execute()
    await db.schema.alterTable('products').dropColumn('updated_at_ms').execute()
  },
}
