import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { index, table } from '../create-table.ts'

/** Makes the table of what each variant cost and when; it begins with the prices of the day when the store opens. */
export const priceHistory: Migration = {
  async up(db: Kysely<unknown>) {
    await table(
      db,
      'price_history',
      {
        variant_id: 'text',
        at_ms: 'bigint',
        product_id: 'text',
        currency: 'text',
        asked_cents: 'bigint?',
        regular_cents: 'bigint',
      },
      ['variant_id', 'at_ms'],
    )
    await index(db, 'price_history', ['product_id', 'at_ms'])
  },
}
