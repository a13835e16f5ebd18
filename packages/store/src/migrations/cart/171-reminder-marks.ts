import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { table } from '../create-table.ts'

/** Makes the table of when somebody was reminded last, and of who wants no more of it; by a keyed hash of the address. */
export const reminderMarks: Migration = {
  async up(db: Kysely<unknown>) {
    await table(
      db,
      'cart_reminder_marks',
      { person_key: 'text', mailed_at_ms: 'bigint', is_refused: 'bigint' },
      ['person_key'],
    )
  },
}
