import type { Migration } from 'kysely/migration'
import { index, table } from './create-table.ts'

/** One link an account that signs in without a password; a new one takes the place of the former. */
export const signInLinks: Migration = {
  up: async (db) => {
    await table(db, 'sign_in_links', { account_id: 'text', token_hash: 'text', expires_at_ms: 'bigint' }, [
      'account_id',
    ])
    await index(db, 'sign_in_links', ['token_hash'], 'unique')
  },
}
