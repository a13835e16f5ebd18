import type { Migration } from 'kysely/migration'
import { index } from './create-table.ts'

/** Lets the payments of the last weeks be held against the books of the gateway without reading them all. */
export const paymentsByTime: Migration = {
  up: async (db) => {
    await index(db, 'payments', ['created_at_ms'])
  },
}
