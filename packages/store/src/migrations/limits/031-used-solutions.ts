import type { Migration } from 'kysely/migration'
import { index, table } from '../create-table.ts'

/** What was solved once and is not taken again: until it would have ended anyway. */
export const usedSolutions: Migration = {
  up: async (db) => {
    await table(db, 'used_solutions', { solution_hash: 'text', ends_at_ms: 'bigint' }, ['solution_hash'])
    await index(db, 'used_solutions', ['ends_at_ms'])
  },
}
