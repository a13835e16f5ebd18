import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { createListTable } from '../create-list-table.ts'
import { index, table } from '../create-table.ts'

/** Makes the tables of newsletters: lists, subscribers, those who said no, and files of addresses. */
export const newsletter: Migration = {
  async up(db: Kysely<unknown>) {
    await table(db, 'newsletter_lists', { id: 'text', document: 'text' }, ['id'])
    await table(
      db,
      'subscribers',
      {
        id: 'text',
        list_id: 'text',
        email_key: 'text',
        state: 'text',
        changed_at_ms: 'bigint',
        document: 'text',
      },
      ['id'],
    )
    await index(db, 'subscribers', ['list_id', 'email_key'], 'unique')
    await index(db, 'subscribers', ['email_key'])
    await index(db, 'subscribers', ['state', 'changed_at_ms'])
    await index(db, 'subscribers', ['changed_at_ms'])
    await table(db, 'newsletter_refusals', { list_id: 'text', email_hash: 'text', at_ms: 'bigint' }, [
      'list_id',
      'email_hash',
    ])
    await table(db, 'subscriber_imports', { id: 'text', created_at_ms: 'bigint', document: 'text' }, ['id'])
    await index(db, 'subscriber_imports', ['created_at_ms'])
    await createListTable(db, 'listed_subscribers', {
      created_at_ms: 'bigint',
      changed_at_ms: 'bigint',
      email: 'text',
    })
  },
}
