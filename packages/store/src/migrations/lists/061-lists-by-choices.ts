import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { createIndexOfBits } from '../create-list-table.ts'

/** Lets lists find the rows of rare choices, such as unread submissions or orders to be sent, without a walk over all others. */
export const listsByChoices: Migration = {
  async up(db: Kysely<unknown>) {
    await createIndexOfBits(db, 'listed_form_submissions', ['created_at_ms'])
    await createIndexOfBits(db, 'listed_orders', ['created_at_ms', 'number', 'total_cents'])
    await createIndexOfBits(db, 'listed_products', ['updated_at_ms', 'units', 'price_cents', 'created_at_ms'])
  },
}
