import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Takes numbers of orders that are not there for such as their owners left out: nothing told until now which of them were. */
export const numbersThatWereLeftOut: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`insert into counters (website_id, name, value)
      select website_id, 'order-raised-at:' || (coalesce(before, 1000) + 1), number
      from (select website_id, number, lag(number) over (partition by website_id order by number) as before
        from orders) as placed
      where number > coalesce(before, 1000) + 1`.execute(db)
  },
}
