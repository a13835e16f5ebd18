import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { index, table } from '../create-table.ts'

/** Makes the tables of files that are sold, of who may download them, and of what was downloaded. */
export const downloads: Migration = {
  async up(db: Kysely<unknown>) {
    await table(db, 'digital_files', { id: 'text', created_at_ms: 'bigint', document: 'text' }, ['id'])
    await table(
      db,
      'download_grants',
      { id: 'text', order_id: 'text', line_id: 'text', token_hash: 'text', document: 'text' },
      ['id'],
    )
    await index(db, 'download_grants', ['token_hash'], 'unique')
    await index(db, 'download_grants', ['order_id', 'line_id'], 'unique')
    await table(
      db,
      'download_parts',
      { grant_id: 'text', file_id: 'text', visitor: 'text', sent_bytes: 'bigint', at_ms: 'bigint' },
      ['grant_id', 'file_id', 'visitor'],
    )
  },
}
