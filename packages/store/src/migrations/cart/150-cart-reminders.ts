import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { createListTable } from '../create-list-table.ts'
import { index, table } from '../create-table.ts'

/** Makes the tables of those who agreed to be reminded of their cart. */
export const cartReminders: Migration = {
  async up(db: Kysely<unknown>) {
    await table(
      db,
      'cart_reminders',
      {
        id: 'text',
        cart_id: 'text',
        cart_token: 'text',
        email: 'text',
        consent_text: 'text',
        state: 'text',
        taken_by: 'text',
        items: 'text',
        total_cents: 'bigint',
        currency: 'text',
        order_id: 'text',
        created_at_ms: 'bigint',
        changed_at_ms: 'bigint',
      },
      ['id'],
    )
    await index(db, 'cart_reminders', ['cart_id'], 'unique')
    await index(db, 'cart_reminders', ['email'])
    await index(db, 'cart_reminders', ['changed_at_ms'])
    await createListTable(db, 'listed_cart_reminders', {
      created_at_ms: 'bigint',
      changed_at_ms: 'bigint',
      total_cents: 'bigint',
    })
  },
}
