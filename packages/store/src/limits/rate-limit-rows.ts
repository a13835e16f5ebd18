import { sql } from 'kysely'
import { lockFreeRows } from '../engine/locking.ts'
import type { Session } from '../engine/session.ts'
import { statement } from '../engine/statement.ts'
import type { MonotonicClock } from './monotonic-clock.ts'
import type { RateLimits } from './rate-limits.ts'

/** Attempts counted in the database, for servers of several processes. One statement counts and returns the count. */
export function rateLimitRows(session: Session, time: MonotonicClock): RateLimits {
  const { websiteId } = session
  return {
    take: (key, limit) =>
      session.atomically(async (inside) => {
        const nowMs = time.at(limit.nowMs)
        const endsAtMs = nowMs + limit.windowMs
        const row = await inside.first(take, {
          websiteId,
          key,
          nowMs,
          endsAtMs,
          tooLateMs: endsAtMs + skewMs,
        })
        if (!row) throw new Error('The attempt was not counted')
        if (row.count === 1) await inside.write(forgetEnded, { websiteId, nowMs, limit: forgottenAtOnce })
        const leftMs = Math.min(row.ends_at_ms - nowMs, limit.windowMs)
        return { allowed: row.count <= limit.max, retryAfterMs: Math.max(0, leftMs) }
      }),
    giveBack: (key) =>
      session.atomically(async (inside) => {
        await inside.write(giveBack, { websiteId, key })
      }),
  }
}

/** How far clocks of several servers may be apart. */
const skewMs = 5_000

/** Each new window clears away more windows that ended, so that they do not pile up. */
const forgottenAtOnce = 5

interface GivenTake {
  readonly websiteId: string
  readonly key: string
  readonly nowMs: number
  readonly endsAtMs: number
  readonly tooLateMs: number
}

const take = statement((db, given: GivenTake) =>
  db
    .insertInto('rate_limits')
    .values({ website_id: given.websiteId, key: given.key, count: 1, ends_at_ms: given.endsAtMs })
    .onConflict((conflict) =>
      conflict.columns(['website_id', 'key']).doUpdateSet({
        count: sql<number>`case when ${isOver(given)} then 1 else rate_limits.count + 1 end`,
        ends_at_ms: sql<number>`case when ${isOver(given)} then excluded.ends_at_ms else rate_limits.ends_at_ms end`,
      }),
    )
    .returning(['count', 'ends_at_ms']),
)

const giveBack = statement((db, given: { websiteId: string; key: string }) =>
  db
    .updateTable('rate_limits')
    .set((row) => ({ count: row('count', '-', 1) }))
    .where('website_id', '=', given.websiteId)
    .where('key', '=', given.key)
    .where('count', '>', 0),
)

/** A window that ends later than one that begins now was begun before the clock was set back. */
function isOver({ nowMs, tooLateMs }: GivenTake) {
  return sql`(rate_limits.ends_at_ms <= ${nowMs} or rate_limits.ends_at_ms > ${tooLateMs})`
}

const forgetEnded = statement((db, given: { websiteId: string; nowMs: number; limit: number }, engine) =>
  db
    .deleteFrom('rate_limits')
    .where('website_id', '=', given.websiteId)
    .where(
      'key',
      'in',
      lockFreeRows(
        engine,
        db
          .selectFrom('rate_limits')
          .select('key')
          .where('website_id', '=', given.websiteId)
          .where('ends_at_ms', '<=', given.nowMs)
          .orderBy('ends_at_ms')
          .limit(given.limit),
      ),
    ),
)
