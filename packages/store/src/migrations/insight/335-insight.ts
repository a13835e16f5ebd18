import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { index, table } from '../create-table.ts'

/** Makes the counts of a day, what is known of a visit while it lasts, the secrets by which it is known again, and which orders were counted. */
export const insight: Migration = {
  async up(db: Kysely<unknown>) {
    await table(
      db,
      'insight_days',
      {
        subject: 'text',
        day: 'text',
        key: 'text',
        currency: 'text',
        visits: 'bigint',
        views: 'bigint',
        acts: 'bigint',
        orders: 'bigint',
        amount_cents: 'bigint',
      },
      ['subject', 'day', 'key', 'currency'],
    )
    await table(
      db,
      'insight_visits',
      { visitor_key: 'text', last_at_ms: 'bigint', cart_id: 'text', document: 'text' },
      ['visitor_key'],
    )
    await index(db, 'insight_visits', ['last_at_ms'])
    await index(db, 'insight_visits', ['cart_id'])
    await table(db, 'insight_secrets', { day: 'text', secret: 'text' }, ['day'])
    await table(db, 'insight_orders', { order_id: 'text', counted_at_ms: 'bigint' }, ['order_id'])
    await index(db, 'insight_orders', ['counted_at_ms'])
  },
}
