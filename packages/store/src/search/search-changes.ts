import { sql } from 'kysely'
import { jsonValues } from '../engine/json-values.ts'
import { lockFreeRows } from '../engine/locking.ts'
import type { Session } from '../engine/session.ts'
import { statement } from '../engine/statement.ts'
import type { SearchedKind, SearchedThing } from './search-records.ts'

/** Whether a change waits that is due. */
export async function readIsBehind(session: Session, nowMs: number): Promise<boolean> {
  return (await session.first(readDue, { websiteId: session.websiteId, nowMs })) !== undefined
}

/** What has changed and is due, the first first. */
export async function takeChanges(
  session: Session,
  nowMs: number,
  limit: number,
): Promise<readonly SearchedThing[]> {
  const rows = await session.all(takeDue, { websiteId: session.websiteId, nowMs, limit })
  return rows.map(({ object_id: id, kind }) => ({ kind: kind as SearchedKind, id }))
}

/** Forgets changes that were taken. */
export async function forgetChanges(session: Session, changes: readonly SearchedThing[]): Promise<void> {
  if (changes.length === 0) return
  const rows = JSON.stringify(changes.map(({ kind, id }) => [kind, id]))
  await session.write(forget, { websiteId: session.websiteId, rows })
}

const readDue = statement((db, given: { websiteId: string; nowMs: number }) =>
  db
    .selectFrom('search_changes')
    .select('object_id')
    .where('website_id', '=', given.websiteId)
    .where('due_ms', '<=', given.nowMs)
    .limit(1),
)

const takeDue = statement((db, given: { websiteId: string; nowMs: number; limit: number }, engine) =>
  lockFreeRows(
    engine,
    db
      .selectFrom('search_changes')
      .select(['kind', 'object_id'])
      .where('website_id', '=', given.websiteId)
      .where('due_ms', '<=', given.nowMs)
      .orderBy('due_ms')
      .orderBy('kind')
      .orderBy('object_id')
      .limit(given.limit),
  ),
)

const forget = statement((db, given: { websiteId: string; rows: string }, engine) => ({
  compile: () =>
    sql`delete from search_changes where website_id = ${given.websiteId} and (kind, object_id) in
      (select value ->> 0, value ->> 1 from ${jsonValues(engine, given.rows)} as given)`.compile(db),
}))
