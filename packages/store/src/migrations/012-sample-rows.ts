import type { Migration } from 'kysely/migration'
import { table } from './create-table.ts'

/** What of a website came as sample content, and as it was then. */
export const sampleRows: Migration = {
  up: async (db) => {
    await table(db, 'sample_rows', { kind: 'text', id: 'text', updated_at_ms: 'bigint', document: 'text' }, [
      'kind',
      'id',
    ])
  },
}
