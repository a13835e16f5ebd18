import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { index } from './create-table.ts'

/**
 * Finds the terms of a product in an index that holds all that is asked of them: without statistics SQLite otherwise reads all terms
 * of the site in the key of the table. Carts are found by their age, for those that are left behind to be cleared away.
 */
export const indexes: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.dropIndex('product_terms_by_product_id_kind_term').execute()
    const order = db.schema.createIndex('product_terms_by_product').on('product_terms')
    await order.columns(['website_id', 'product_id', 'kind', 'term', 'collection_id', 'position']).execute()
    await index(db, 'carts', ['updated_at_ms'])
  },
}
