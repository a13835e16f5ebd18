import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { index, table } from '../create-table.ts'

/** Lets a payment be under way for days: its table is made again, as not every database changes the check of a column. */
export const paymentsUnderWay: Migration = {
  async up(db: Kysely<unknown>) {
    await table(db, 'payments_under_way', columns, ['id'], checks)
    const names = ['website_id', ...Object.keys(columns)]
    const list = sql.join(names.map((name) => sql.ref(name)))
    await sql`insert into payments_under_way (${list}) select ${list} from payments`.execute(db)
    await db.schema.dropTable('payments').execute()
    await db.schema.alterTable('payments_under_way').renameTo('payments').execute()
    await index(db, 'payments', ['cart_id', 'attempt_key'], 'unique')
    await index(db, 'payments', ['order_id'])
    await index(db, 'payments', ['state', 'expires_at_ms'])
    await index(db, 'payments', ['created_at_ms'])
  },
}

const columns = {
  id: 'text',
  cart_id: 'text',
  attempt_key: 'text',
  request_hash: 'text',
  gateway: 'text',
  amount_cents: 'bigint',
  currency: 'text',
  state: 'text',
  message: 'text',
  reference: 'text',
  order_id: 'text?',
  draft: 'text',
  created_at_ms: 'bigint',
  expires_at_ms: 'bigint',
} as const

const checks = [
  'amount_cents >= 0',
  `state in ('started', 'awaiting-confirmation', 'processing', 'paid', 'declined', 'expired')`,
]
