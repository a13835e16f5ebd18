import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { index, table } from '../create-table.ts'

/** Makes the table of errors that scripts threw on pages. */
export const scriptErrors: Migration = {
  async up(db: Kysely<unknown>) {
    await table(
      db,
      'insight_errors',
      {
        id: 'text',
        message: 'text',
        source: 'text',
        stack: 'text',
        path: 'text',
        browser: 'text',
        seen: 'bigint',
        first_at_ms: 'bigint',
        last_at_ms: 'bigint',
      },
      ['id'],
    )
    await index(db, 'insight_errors', ['last_at_ms', 'id'])
  },
}
