import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { index, table } from '../create-table.ts'

/** Lets a refund come back: its table is made again, as not every database changes the check of a column. */
export const refundsThatComeBack: Migration = {
  async up(db: Kysely<unknown>) {
    await table(
      db,
      'money_movements_back',
      columns,
      ['id'],
      [`kind = 'refund' or (kind = 'charge' and cents >= 0)`],
    )
    const names = ['website_id', ...Object.keys(columns)]
    const list = sql.join(names.map((name) => sql.ref(name)))
    await sql`insert into money_movements_back (${list}) select ${list} from money_movements`.execute(db)
    await db.schema.dropTable('money_movements').execute()
    await db.schema.alterTable('money_movements_back').renameTo('money_movements').execute()
    await index(db, 'money_movements', ['order_id'])
  },
}

const columns = {
  id: 'text',
  order_id: 'text',
  payment_id: 'text',
  kind: 'text',
  cents: 'bigint',
  currency: 'text',
  gateway: 'text',
  reference: 'text',
  at_ms: 'bigint',
} as const
