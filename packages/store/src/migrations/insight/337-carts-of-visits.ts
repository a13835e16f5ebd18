import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { index, table } from '../create-table.ts'

/** Makes the table of carts by the visits that they came with: a visit has several, as what is bought by itself has a cart of its own. */
export const cartsOfVisits: Migration = {
  async up(db: Kysely<unknown>) {
    await table(db, 'insight_carts', { cart_id: 'text', visitor_key: 'text', noted_at_ms: 'bigint' }, [
      'cart_id',
    ])
    await index(db, 'insight_carts', ['noted_at_ms'])
    await sql`insert into insight_carts (website_id, cart_id, visitor_key, noted_at_ms)
      select website_id, cart_id, visitor_key, last_at_ms from (
        select website_id, cart_id, visitor_key, last_at_ms,
          row_number() over (partition by website_id, cart_id order by last_at_ms desc, visitor_key) as place
        from insight_visits where cart_id <> ''
      ) as ordered where place = 1`.execute(db)
    await db.schema.dropIndex('insight_visits_by_cart_id').execute()
    await db.schema.alterTable('insight_visits').dropColumn('cart_id').execute()
  },
}
