import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { createListTable } from '../create-list-table.ts'
import { index, table } from '../create-table.ts'

/** Makes the tables of gift cards: what is on each, why, and what payments under way reserve. */
export const giftCards: Migration = {
  async up(db: Kysely<unknown>) {
    await table(
      db,
      'gift_cards',
      {
        id: 'text',
        code_hash: 'text',
        sealed_code: 'text',
        source: 'text',
        state: 'text',
        is_test: 'bigint',
        currency: 'text',
        balance_cents: 'bigint',
        held_cents: 'bigint',
        recipient: 'text',
        order_id: 'text?',
        document: 'text',
      },
      ['id'],
      ['held_cents >= 0', 'balance_cents >= held_cents'],
    )
    await index(db, 'gift_cards', ['code_hash'], 'unique')
    await index(db, 'gift_cards', ['source'], 'unique')
    await index(db, 'gift_cards', ['order_id'])
    await index(db, 'gift_cards', ['recipient'])
    await table(
      db,
      'gift_card_movements',
      {
        id: 'text',
        card_id: 'text',
        kind: 'text',
        cents: 'bigint',
        order_id: 'text?',
        reason: 'text',
        by_name: 'text',
        at_ms: 'bigint',
      },
      ['card_id', 'id'],
    )
    await table(db, 'gift_card_holds', { payment_id: 'text', card_id: 'text', cents: 'bigint' }, [
      'payment_id',
      'card_id',
    ])
    await createListTable(db, 'listed_gift_cards', {
      issued_at_ms: 'bigint',
      updated_at_ms: 'bigint',
      balance_cents: 'bigint',
    })
  },
}
