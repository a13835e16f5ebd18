import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { createListTable } from '../create-list-table.ts'
import { index, table } from '../create-table.ts'

/** Makes the tables of reviews: themselves, what they come to for each product, and who wants no mail about them. */
export const reviews: Migration = {
  async up(db: Kysely<unknown>) {
    await table(
      db,
      'reviews',
      {
        id: 'text',
        product_id: 'text',
        status: 'text',
        source: 'text',
        origin_key: 'text',
        email_key: 'text',
        rating: 'bigint',
        created_at_ms: 'bigint',
        document: 'text',
      },
      ['id'],
    )
    await index(db, 'reviews', ['origin_key'], 'unique')
    await index(db, 'reviews', ['product_id', 'status', 'created_at_ms', 'id'])
    await index(db, 'reviews', ['email_key'])
    await table(
      db,
      'review_totals',
      { product_id: 'text', source: 'text', reviews: 'bigint', rating_sum: 'bigint' },
      ['product_id', 'source'],
    )
    await table(db, 'review_refusals', { person_key: 'text', at_ms: 'bigint' }, ['person_key'])
    await createListTable(db, 'listed_reviews', {
      created_at_ms: 'bigint',
      changed_at_ms: 'bigint',
      rating: 'bigint',
    })
  },
}
