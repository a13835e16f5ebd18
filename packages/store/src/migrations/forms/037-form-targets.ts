import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { index, table } from '../create-table.ts'

/** Makes the tables of where submissions go, of what is on its way there, and of how long forms keep what was sent. */
export const formTargets: Migration = {
  async up(db: Kysely<unknown>) {
    await table(db, 'form_targets', { id: 'text', form_id: 'text', document: 'text' }, ['id'])
    await index(db, 'form_targets', ['form_id'])
    await table(
      db,
      'form_deliveries',
      { id: 'text', target_id: 'text', submission_id: 'text', created_at_ms: 'bigint', document: 'text' },
      ['id'],
    )
    await index(db, 'form_deliveries', ['target_id', 'created_at_ms'])
    await index(db, 'form_deliveries', ['submission_id'])
    await index(db, 'form_deliveries', ['created_at_ms'])
    await table(db, 'form_retention', { form_id: 'text', days: 'bigint' }, ['form_id'])
    await index(db, 'form_submissions', ['form_id', 'created_at_ms'])
  },
}
