import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { Schema } from '../../schema/schema.ts'

/** Counts again where an answer is public to a comment that is not: it was counted, and is not shown. */
export const countsOfShownComments: Migration = {
  async up(db: Kysely<Schema>) {
    const miscounted = await db
      .selectFrom('comments')
      .innerJoin('comments as answered', (join) =>
        join
          .onRef('answered.website_id', '=', 'comments.website_id')
          .onRef('answered.id', '=', 'comments.parent_id'),
      )
      .select(['comments.website_id', 'comments.item_id'])
      .distinct()
      .where('comments.status', '=', 'public')
      .where('answered.status', '!=', 'public')
      .execute()
    for (const { website_id: websiteId, item_id: itemId } of miscounted) {
      const { rows } = await sql<{ readonly total: number }>`
        with recursive shown(id) as (
          select id from comments
          where website_id = ${websiteId} and item_id = ${itemId} and status = 'public' and parent_id is null
          union all
          select comments.id from comments inner join shown on shown.id = comments.parent_id
          where comments.website_id = ${websiteId} and comments.status = 'public'
        )
        select count(*) as total from shown`.execute(db)
      const total = Number(rows[0]?.total ?? 0)
      await db
        .updateTable('item_counts')
        .set({ public_comment_count: total })
        .where('website_id', '=', websiteId)
        .where('item_id', '=', itemId)
        .execute()
      await db
        .updateTable('listed_items')
        .set({ comment_count: total })
        .where('website_id', '=', websiteId)
        .where('row_id', '=', itemId)
        .execute()
    }
  },
}
