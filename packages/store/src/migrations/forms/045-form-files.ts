import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { index, table } from '../create-table.ts'

/** Makes the table of files that visitors send with forms. */
export const formFiles: Migration = {
  async up(db: Kysely<unknown>) {
    await table(
      db,
      'form_files',
      {
        id: 'text',
        form_id: 'text',
        field_id: 'text',
        session: 'text',
        submission_id: 'text',
        state: 'text',
        name: 'text',
        kind: 'text',
        bytes: 'bigint',
        created_at_ms: 'bigint',
      },
      ['id'],
    )
    await index(db, 'form_files', ['submission_id'])
    await index(db, 'form_files', ['state', 'created_at_ms'])
  },
}
