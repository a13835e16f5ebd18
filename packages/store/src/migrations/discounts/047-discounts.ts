import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { createListTable } from '../create-list-table.ts'
import { index, table } from '../create-table.ts'

/** Makes the tables of discounts: what they are, their codes with counts of uses, and who had them. */
export const discounts: Migration = {
  async up(db: Kysely<unknown>) {
    await table(db, 'discounts', { id: 'text', is_automatic: 'bigint', document: 'text' }, ['id'])
    await index(db, 'discounts', ['is_automatic', 'id'])
    await table(
      db,
      'discount_codes',
      {
        code: 'text',
        discount_id: 'text',
        used: 'bigint',
        reserved: 'bigint',
        most: 'bigint?',
        created_at_ms: 'bigint',
      },
      ['code'],
      ['used >= 0', 'reserved >= 0'],
    )
    await index(db, 'discount_codes', ['discount_id', 'code'])
    await table(
      db,
      'discount_uses',
      {
        payment_id: 'text',
        discount_id: 'text',
        code: 'text',
        cart_id: 'text',
        state: 'text',
        order_id: 'text?',
        order_number: 'bigint?',
        amount_cents: 'bigint',
        currency: 'text',
        at_ms: 'bigint',
      },
      ['payment_id', 'discount_id'],
    )
    await index(db, 'discount_uses', ['discount_id', 'at_ms', 'payment_id'])
    await index(db, 'discount_uses', ['order_id'])
    await index(db, 'discount_uses', ['cart_id'])
    await table(db, 'discount_customers', { discount_id: 'text', customer_key: 'text', payment_id: 'text' }, [
      'discount_id',
      'customer_key',
    ])
    await index(db, 'discount_customers', ['payment_id'])
    await index(db, 'discount_customers', ['customer_key'])
    await createListTable(db, 'listed_discounts', {
      created_at_ms: 'bigint',
      starts_at_ms: 'bigint',
      ends_at_ms: 'bigint',
    })
  },
}
