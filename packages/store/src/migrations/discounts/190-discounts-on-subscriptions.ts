import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Keeps beside each discount whether it is for subscriptions: whether the checkout of one asks for codes depends on it. */
export const discountsOnSubscriptions: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('discounts')
      .addColumn('is_for_subscriptions', 'bigint', (column) => column.notNull().defaultTo(0))
      .execute()
    await db.schema
      .createIndex('discounts_for_subscriptions')
      .on('discounts')
      .columns(['website_id', 'is_for_subscriptions', 'is_automatic'])
      .execute()
  },
}
