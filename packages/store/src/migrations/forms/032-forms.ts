import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { createListTable } from '../create-list-table.ts'
import { index, table } from '../create-table.ts'

/** Makes the tables of forms and of what visitors send by them. Forms of layouts that are kept already are written when the store opens. */
export const forms: Migration = {
  async up(db: Kysely<unknown>) {
    await table(db, 'forms', { id: 'text', place_kind: 'text', place_id: 'text', document: 'text' }, ['id'])
    await index(db, 'forms', ['place_kind', 'place_id'])
    await table(
      db,
      'form_submissions',
      { id: 'text', form_id: 'text', created_at_ms: 'bigint', is_unread: 'bigint', document: 'text' },
      ['id'],
    )
    await index(db, 'form_submissions', ['form_id'])
    await index(db, 'form_submissions', ['is_unread'])
    await table(db, 'form_keys', { key: 'text', used_at_ms: 'bigint' }, ['key'])
    await index(db, 'form_keys', ['used_at_ms'])
    await createListTable(db, 'listed_form_submissions', { created_at_ms: 'bigint' })
  },
}
