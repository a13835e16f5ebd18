import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { index } from '../create-table.ts'

/** Tables and the columns by which their rows are looked for, in the order of their keys. */
const lookedFor = [
  ['subscribers', ['email_key'], 'id'],
  ['subscriptions', ['email_key'], 'id'],
  ['reviews', ['email_key'], 'id'],
  ['memberships', ['email_key'], 'id'],
  ['gift_cards', ['recipient'], 'id'],
  ['gift_cards', ['order_id'], 'id'],
  ['restock_signups', ['email'], 'id'],
  ['cart_reminders', ['email'], 'id'],
  ['proposals', ['email'], 'id'],
  ['member_former_emails', ['member_id'], 'email_key'],
] as const

/**
 * Lets what is one person's, or one order's, be found where it is asked for in the order of its key. An index without that order was
 * left aside by SQLite, which took the key's own and read every row of the site.
 */
export const rowsInOrder: Migration = {
  async up(db: Kysely<unknown>) {
    for (const [table, columns, order] of lookedFor) {
      await db.schema.dropIndex(`${table}_by_${columns.join('_')}`).execute()
      await index(db, table, [...columns, order])
    }
    await index(db, 'download_grants', ['order_id', 'id'])
  },
}
