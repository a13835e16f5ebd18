import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { createListTable } from '../create-list-table.ts'
import { index, table } from '../create-table.ts'

/** Makes the tables of orders that owners draft for customers. */
export const proposals: Migration = {
  async up(db: Kysely<unknown>) {
    await table(db, 'proposals', { id: 'text', email: 'text', document: 'text' }, ['id'])
    await index(db, 'proposals', ['email'])
    await createListTable(db, 'listed_proposals', {
      created_at_ms: 'bigint',
      updated_at_ms: 'bigint',
      total_cents: 'bigint',
      ends_at_ms: 'bigint',
    })
  },
}
