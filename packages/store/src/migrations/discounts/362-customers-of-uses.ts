import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Keeps beside each use of a discount that each customer has once whose it is: who has two, by an order whose address was corrected, has it until both are given back. */
export const customersOfUses: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('discount_uses')
      .addColumn('customer_key', 'text', (column) => column.notNull().defaultTo(''))
      .execute()
    await sql`
      update discount_uses set customer_key = coalesce((
        select claims.customer_key from discount_customers as claims
        where claims.website_id = discount_uses.website_id
          and claims.payment_id = discount_uses.payment_id
          and claims.discount_id = discount_uses.discount_id
      ), '')
    `.execute(db)
    await db.schema
      .createIndex('discount_uses_by_customer')
      .on('discount_uses')
      .columns(['website_id', 'customer_key', 'discount_id'])
      .execute()
  },
}
