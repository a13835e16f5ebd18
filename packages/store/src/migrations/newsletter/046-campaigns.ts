import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { createListTable } from '../create-list-table.ts'
import { index, table } from '../create-table.ts'

/** Makes the tables of campaigns: what is sent, to whom, which links it holds, and by which keys services of mail are known. */
export const campaigns: Migration = {
  async up(db: Kysely<unknown>) {
    await table(db, 'campaigns', { id: 'text', state: 'text', document: 'text' }, ['id'])
    await index(db, 'campaigns', ['state'])
    await table(
      db,
      'campaign_deliveries',
      {
        campaign_id: 'text',
        subscriber_id: 'text',
        state: 'text',
        due_at_ms: 'bigint',
        at_ms: 'bigint',
        tries: 'bigint',
        is_measured: 'bigint',
        problem: 'text',
        bounced_at_ms: 'bigint?',
        complained_at_ms: 'bigint?',
        left_at_ms: 'bigint?',
        opened_at_ms: 'bigint?',
        clicked_at_ms: 'bigint?',
      },
      ['campaign_id', 'subscriber_id'],
    )
    await index(db, 'campaign_deliveries', ['campaign_id', 'state', 'due_at_ms', 'subscriber_id'])
    await table(
      db,
      'campaign_links',
      { campaign_id: 'text', link_id: 'text', url: 'text', clicks: 'bigint' },
      ['campaign_id', 'link_id'],
    )
    await table(db, 'mail_hooks', { format: 'text', sealed: 'text', updated_at_ms: 'bigint' }, ['format'])
    await createListTable(db, 'listed_campaigns', { created_at_ms: 'bigint', updated_at_ms: 'bigint' })
    // Readers of a list are queued in the order of their ids.
    await index(db, 'subscribers', ['list_id', 'state', 'id'])
  },
}
