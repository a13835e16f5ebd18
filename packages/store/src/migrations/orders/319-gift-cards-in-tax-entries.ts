import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Books gift cards apart from what was sold: they are no turnover. What was booked before stays as it is. */
export const giftCardsInTaxEntries: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('tax_entries')
      .addColumn('is_gift_card', 'bigint', (column) => column.notNull().defaultTo(0))
      .execute()
  },
}
