import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { index, table } from '../create-table.ts'

/** Makes the tables of payment services: their keys for a site, what they told, and the ways to pay that they keep for it. */
export const paymentServices: Migration = {
  async up(db: Kysely<unknown>) {
    await table(
      db,
      'gateway_accounts',
      { gateway: 'text', public_key: 'text', sealed: 'text', updated_at_ms: 'bigint' },
      ['gateway'],
    )
    await table(
      db,
      'gateway_events',
      { gateway: 'text', event_id: 'text', type: 'text', payment_id: 'text', at_ms: 'bigint' },
      ['gateway', 'event_id'],
    )
    await index(db, 'gateway_events', ['at_ms'])
    await table(
      db,
      'saved_methods',
      {
        id: 'text',
        payment_id: 'text',
        gateway: 'text',
        sealed: 'text',
        kind: 'text',
        brand: 'text',
        last4: 'text',
        expiry_month: 'bigint?',
        expiry_year: 'bigint?',
        created_at_ms: 'bigint',
        removed_at_ms: 'bigint?',
      },
      ['id'],
    )
    await index(db, 'saved_methods', ['payment_id'], 'unique')
  },
}
