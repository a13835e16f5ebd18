import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Turns what the platform wrote in English as the note of a count into its cause, which the panel says in the language of whoever reads it. */
export const causesOfCounts: Migration = {
  async up(db: Kysely<unknown>) {
    for (const [note, cause] of [
      ['Counted by the owner', 'edited'],
      ['Import', 'imported'],
    ])
      await sql`update stock_movements set cause = coalesce(cause, ${cause}), reason = ''
        where kind = 'counted' and reason = ${note} and account_id is null`.execute(db)
    await sql`update stock_movements set cause = case when cause = 'other' then 'undone' else cause end, reason = ''
      where kind = 'counted' and reason = 'Undone' and cause in ('other', 'unlimited')`.execute(db)
  },
}
