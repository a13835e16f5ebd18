import type { Migration } from 'kysely/migration'
import { table } from './create-table.ts'

/** What all servers on one database must agree on; `website_id` is empty, as it is about all of them. */
export const installationMarks: Migration = {
  up: async (db) => {
    await table(db, 'installation_marks', { name: 'text', value: 'text' }, ['name'])
  },
}
