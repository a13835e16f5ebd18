import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { index, table } from '../create-table.ts'

/** Makes the table of the addresses that customers' accounts had before. */
export const formerEmails: Migration = {
  async up(db: Kysely<unknown>) {
    await table(db, 'member_former_emails', { email_key: 'text', member_id: 'text' }, ['email_key'])
    await index(db, 'member_former_emails', ['member_id'])
  },
}
