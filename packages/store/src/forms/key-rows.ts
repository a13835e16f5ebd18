import { removedAtOnce } from '../engine/removed-at-once.ts'
import type { Session } from '../engine/session.ts'
import { statement } from '../engine/statement.ts'

/** Uses up a key to a submission; false when it was used before. */
export async function useKey(session: Session, key: string, nowMs: number): Promise<boolean> {
  return (await session.change(insert, { websiteId: session.websiteId, key, nowMs })) === 1
}

/** Forgets some of the keys that were used before a moment; returns how many. */
export function removeKeys(session: Session, beforeMs: number): Promise<number> {
  return session.change(remove, { websiteId: session.websiteId, beforeMs, limit: removedAtOnce })
}

const insert = statement((db, given: { websiteId: string; key: string; nowMs: number }) =>
  db
    .insertInto('form_keys')
    .values({ website_id: given.websiteId, key: given.key, used_at_ms: given.nowMs })
    .onConflict((conflict) => conflict.columns(['website_id', 'key']).doNothing()),
)

const remove = statement((db, given: { websiteId: string; beforeMs: number; limit: number }) =>
  db
    .deleteFrom('form_keys')
    .where('website_id', '=', given.websiteId)
    .where(
      'key',
      'in',
      db
        .selectFrom('form_keys as old')
        .select('old.key')
        .where('old.website_id', '=', given.websiteId)
        .where('old.used_at_ms', '<', given.beforeMs)
        .limit(given.limit),
    ),
)
