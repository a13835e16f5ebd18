import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { table } from './create-table.ts'

/** Makes the table of redirects: where old addresses lead. */
export const redirects: Migration = {
  async up(db: Kysely<unknown>) {
    const columns = { source: 'text', position: 'bigint', target: 'text', status: 'bigint' } as const
    await table(db, 'redirects', columns, ['source'], ['status in (301, 302)'])
  },
}
