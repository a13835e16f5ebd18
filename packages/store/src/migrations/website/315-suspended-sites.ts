import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Keeps beside each site since when it is suspended, and why: settings are saved without a word of it, and jobs ask for it. */
export const suspendedSites: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('websites').addColumn('suspended_at_ms', 'bigint').execute()
    await db.schema
      .alterTable('websites')
      .addColumn('suspension_reason', 'text', (column) => column.notNull().defaultTo(''))
      .execute()
    // Few are: what asks for it reads no settings of a site.
    await db.schema
      .createIndex('websites_suspended')
      .on('websites')
      .columns(['website_id'])
      .where(sql.ref('suspended_at_ms'), 'is not', sql.lit(null))
      .execute()
  },
}
