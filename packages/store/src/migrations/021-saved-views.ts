import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { index, table } from './create-table.ts'

/** Keeps views of lists that people save. */
export const savedViews: Migration = {
  async up(db: Kysely<unknown>) {
    await table(
      db,
      'saved_views',
      {
        id: 'text',
        list: 'text',
        account_id: 'text',
        name: 'text',
        query: 'text',
        is_shared: 'bigint',
        created_at_ms: 'bigint',
      },
      ['id'],
    )
    await index(db, 'saved_views', ['list', 'created_at_ms'])
  },
}
