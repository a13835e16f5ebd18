import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { index, table } from '../create-table.ts'

/** Makes the tables of invoices and credit notes, and of what belongs into the books of taxes. */
export const papers: Migration = {
  async up(db: Kysely<unknown>) {
    await table(
      db,
      'papers',
      {
        id: 'text',
        source: 'text',
        kind: 'text',
        number: 'bigint',
        order_id: 'text',
        issued_at_ms: 'bigint',
        document: 'text',
      },
      ['id'],
    )
    await index(db, 'papers', ['source'], 'unique')
    await index(db, 'papers', ['kind', 'number'], 'unique')
    await index(db, 'papers', ['order_id'])
    await table(
      db,
      'tax_entries',
      {
        source: 'text',
        place: 'bigint',
        order_id: 'text',
        kind: 'text',
        at_ms: 'bigint',
        country: 'text',
        name: 'text',
        rate_milli_percent: 'bigint',
        is_reverse_charge: 'bigint',
        currency: 'text',
        net_cents: 'bigint',
        tax_cents: 'bigint',
      },
      ['source', 'place'],
    )
    await index(db, 'tax_entries', ['at_ms'])
  },
}
