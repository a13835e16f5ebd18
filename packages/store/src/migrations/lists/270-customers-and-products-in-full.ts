import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { createFullIndex } from '../create-list-table.ts'

/**
 * Lets what customers and products are searched for be found along their lists without a look at each row. Units of products stay out of
 * it: they change with each order, which so has nothing more to write.
 */
export const customersAndProductsInFull: Migration = {
  async up(db: Kysely<unknown>) {
    const numbers = ['order_count', 'spent_cents', 'first_seen_at_ms'] as const
    await createFullIndex(db, 'listed_customers', ['last_order_at_ms', ...numbers])
    await createFullIndex(db, 'listed_products', ['updated_at_ms', 'price_cents', 'created_at_ms'])
  },
}
