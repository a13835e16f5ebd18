import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Counts again where an answer is public to a comment that is not: it was counted, and is not shown. */
export const countsOfShownComments: Migration = {
  async up(db: Kysely<unknown>) {
    const miscounted = await sql<{ readonly website_id: string; readonly item_id: string }>`
      select distinct comments.website_id, comments.item_id from comments
      inner join comments as answered
        on answered.website_id = comments.website_id and answered.id = comments.parent_id
      where comments.status = 'public' and answered.status <> 'public'`.execute(db)
    for (const { website_id: websiteId, item_id: itemId } of miscounted.rows) {
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
      await sql`
        update item_counts set public_comment_count = ${total}
        where website_id = ${websiteId} and item_id = ${itemId}`.execute(db)
      await sql`
        update listed_items set comment_count = ${total}
        where website_id = ${websiteId} and row_id = ${itemId}`.execute(db)
    }
  },
}
