import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { index, table } from '../create-table.ts'

/** Makes the tables of customers' accounts, their sessions and the links that are mailed to them. */
export const members: Migration = {
  async up(db: Kysely<unknown>) {
    await table(db, 'members', { id: 'text', email_key: 'text', document: 'text' }, ['id'])
    await index(db, 'members', ['email_key'], 'unique')
    await table(
      db,
      'member_sessions',
      { token_hash: 'text', member_id: 'text', created_at_ms: 'bigint', expires_at_ms: 'bigint' },
      ['token_hash'],
    )
    await index(db, 'member_sessions', ['member_id'])
    await index(db, 'member_sessions', ['expires_at_ms'])
    await table(
      db,
      'member_links',
      { id: 'text', email_key: 'text', purpose: 'text', document: 'text', expires_at_ms: 'bigint' },
      ['id'],
    )
    await index(db, 'member_links', ['email_key'])
    await index(db, 'member_links', ['expires_at_ms'])
  },
}
