import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * Lets reminders wait again that a mail had which was given up, or is tried by a job of before: nobody would be reminded by it. Their readers
 * have had their turn taken, which `before` says (`takenBefore` of the domain).
 */
export const remindersThatHang: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`update cart_reminders set state = 'waiting', taken_by = 'before' where state = 'queued'`.execute(
      db,
    )
  },
}
