import { sql } from 'kysely'
import { statement } from '../engine/statement.ts'

/** Orders without a mark. */
export const uncounted = statement((db, given: { websiteId: string; sinceMs: number; limit: number }) =>
  db
    .selectFrom('orders')
    .select('id')
    .where('website_id', '=', given.websiteId)
    .where('created_at_ms', '>=', given.sinceMs)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('insight_orders as counted')
            .select('counted.order_id')
            .where('counted.website_id', '=', given.websiteId)
            .whereRef('counted.order_id', '=', 'orders.id'),
        ),
      ),
    )
    .orderBy('created_at_ms')
    .orderBy('number')
    .limit(given.limit),
)

/** Marks orders, in the order of their ids; returns those that had no mark. */
export const mark = statement((db, given: { websiteId: string; ids: string; nowMs: number }, engine) => ({
  compile: () =>
    sql<{ readonly order_id: string }>`insert into insight_orders (website_id, order_id, counted_at_ms)
      select cast(${given.websiteId} as text), value, cast(${given.nowMs} as bigint)
      from ${engine === 'sqlite' ? sql`json_each(${given.ids})` : sql`json_array_elements_text(cast(${given.ids} as json))`}
      where true order by value on conflict do nothing returning order_id`.compile(db),
}))

/** Forgets marks of before a moment. */
export const removeMarks = statement((db, given: { websiteId: string; beforeMs: number; limit: number }) =>
  db
    .deleteFrom('insight_orders')
    .where('website_id', '=', given.websiteId)
    .where(
      'order_id',
      'in',
      db
        .selectFrom('insight_orders as old')
        .select('old.order_id')
        .where('old.website_id', '=', given.websiteId)
        .where('old.counted_at_ms', '<', given.beforeMs)
        .orderBy('old.counted_at_ms')
        .limit(given.limit),
    ),
)
