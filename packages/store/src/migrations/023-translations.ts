import type { Migration } from 'kysely/migration'
import { index, table } from './create-table.ts'

/** The texts of a site in its further languages, beside what they are translated from. */
export const translations: Migration = {
  up: async (db) => {
    const columns = {
      language: 'text',
      kind: 'text',
      object_id: 'text',
      updated_at_ms: 'bigint',
      document: 'text',
    } as const
    await table(db, 'translations', columns, ['language', 'kind', 'object_id'])
    await index(db, 'translations', ['kind', 'object_id'])
  },
}
