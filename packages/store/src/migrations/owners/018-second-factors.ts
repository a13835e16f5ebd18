import type { Migration } from 'kysely/migration'
import { index, table } from '../create-table.ts'

/** What somebody proves who they are by beside their password: codes of an app, codes on paper, and passkeys. */
export const secondFactors: Migration = {
  up: async (db) => {
    await table(
      db,
      'second_factors',
      { account_id: 'text', secret: 'text', is_on: 'bigint', last_step: 'bigint' },
      ['account_id'],
    )
    await table(db, 'recovery_codes', { account_id: 'text', code_hash: 'text' }, ['account_id', 'code_hash'])
    await table(
      db,
      'sign_in_tickets',
      { token_hash: 'text', account_id: 'text', is_by_link: 'bigint', expires_at_ms: 'bigint' },
      ['token_hash'],
    )
    await table(
      db,
      'passkeys',
      {
        id: 'text',
        account_id: 'text',
        counter: 'bigint',
        created_at_ms: 'bigint',
        last_used_at_ms: 'bigint?',
        document: 'text',
      },
      ['id'],
    )
    await index(db, 'passkeys', ['account_id'])
    await table(
      db,
      'passkey_challenges',
      { challenge: 'text', account_id: 'text', expires_at_ms: 'bigint' },
      ['challenge'],
    )
  },
}
