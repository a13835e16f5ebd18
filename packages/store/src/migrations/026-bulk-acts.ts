import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { index, table } from './create-table.ts'

/** Keeps acts on many rows, and what came of each row. */
export const bulkActs: Migration = {
  async up(db: Kysely<unknown>) {
    await table(db, 'bulk_acts', { id: 'text', created_at_ms: 'bigint', document: 'text' }, ['id'])
    await index(db, 'bulk_acts', ['created_at_ms', 'id'])
    const columns = {
      act_id: 'text',
      row_id: 'text',
      outcome: 'text',
      row_name: 'text',
      message: 'text',
      before_image: 'text?',
    } as const
    await table(db, 'bulk_act_rows', columns, ['act_id', 'row_id'])
    await index(db, 'bulk_act_rows', ['act_id', 'outcome', 'row_id'])
  },
}
