import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { index, table } from '../create-table.ts'

/** Makes the table of what visitors saved of forms to go on with later. */
export const formDrafts: Migration = {
  async up(db: Kysely<unknown>) {
    await table(
      db,
      'form_drafts',
      {
        token_hash: 'text',
        form_id: 'text',
        sealed: 'text',
        mailed_key: 'text',
        answered_key: 'text',
        saved_at_ms: 'bigint',
      },
      ['token_hash'],
    )
    await index(db, 'form_drafts', ['form_id'])
    await index(db, 'form_drafts', ['saved_at_ms'])
    await index(db, 'form_drafts', ['mailed_key'])
    await index(db, 'form_drafts', ['answered_key'])
  },
}
