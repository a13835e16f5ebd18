import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Lets reminders wait again that a mail had which was given up, or is tried by a job of before: nobody would be reminded by it. */
export const remindersThatHang: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`update cart_reminders set state = 'waiting', taken_by = '' where state = 'queued'`.execute(db)
  },
}
