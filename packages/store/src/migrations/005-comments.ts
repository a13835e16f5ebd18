import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { index, table } from './create-table.ts'

/** Makes the tables of what visitors say and like, with a vote of each kind once a visitor. */
export const comments: Migration = {
  async up(db: Kysely<unknown>) {
    await table(
      db,
      'comments',
      {
        id: 'text',
        item_id: 'text',
        parent_id: 'text?',
        status: 'text',
        created_at_ms: 'bigint',
        like_count: 'bigint',
        flag_count: 'bigint',
        document: 'text',
      },
      ['id'],
      [`status in ('public', 'pending', 'spam')`, 'like_count >= 0', 'flag_count >= 0'],
    )
    await index(db, 'comments', ['item_id', 'status', 'created_at_ms'])
    await index(db, 'comments', ['status', 'created_at_ms', 'id'])
    await index(db, 'comments', ['parent_id'])
    await table(
      db,
      'comment_votes',
      { comment_id: 'text', kind: 'text', voter: 'text' },
      ['comment_id', 'kind', 'voter'],
      [`kind in ('like', 'flag')`],
    )
    await table(db, 'item_likes', { item_id: 'text', voter: 'text' }, ['item_id', 'voter'])
    await table(
      db,
      'item_counts',
      { item_id: 'text', like_count: 'bigint', public_comment_count: 'bigint' },
      ['item_id'],
    )
  },
}
