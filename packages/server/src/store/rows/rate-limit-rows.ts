import { sql } from 'kysely'
import type { Session } from '../engine/session.ts'
import { statement } from '../engine/statement.ts'
import type { RateLimits } from '../rate-limits.ts'

/** Attempts counted in the database, for servers of several processes. One statement counts and answers. */
export function rateLimitRows(session: Session): RateLimits {
  const { websiteId } = session
  return {
    take: (key, { max, windowMs, nowMs }) =>
      session.atomically(async (inside) => {
        const row = await inside.first(take, { websiteId, key, nowMs, endsAtMs: nowMs + windowMs })
        if (!row) throw new Error('The attempt was not counted')
        return { allowed: row.count <= max, retryAfterMs: Math.max(0, row.ends_at_ms - nowMs) }
      }),
  }
}

const take = statement((db, given: { websiteId: string; key: string; nowMs: number; endsAtMs: number }) =>
  db
    .insertInto('rate_limits')
    .values({ website_id: given.websiteId, key: given.key, count: 1, ends_at_ms: given.endsAtMs })
    .onConflict((conflict) =>
      conflict.columns(['website_id', 'key']).doUpdateSet({
        count: sql<number>`case when rate_limits.ends_at_ms <= ${given.nowMs} then 1 else rate_limits.count + 1 end`,
        ends_at_ms: sql<number>`case when rate_limits.ends_at_ms <= ${given.nowMs} then excluded.ends_at_ms else rate_limits.ends_at_ms end`,
      }),
    )
    .returning(['count', 'ends_at_ms']),
)
