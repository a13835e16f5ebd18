import { sql } from 'kysely'
import type { Database } from '../engine/session.ts'
import { statement } from '../engine/statement.ts'
import { mayBeDone } from './job-statements.ts'

/** Websites with open jobs whose time has come. */
export async function sitesWithDueJobs(
  database: Database,
  nowMs: number,
  evenSuspended: readonly string[] = [],
): Promise<readonly string[]> {
  const given = { nowMs, evenSuspended: JSON.stringify(evenSuspended) }
  const rows = await database.outside('').all(listSitesWithDueJobs, given)
  return rows.map((row) => row.website_id)
}

const listSitesWithDueJobs = statement((db, given: { nowMs: number; evenSuspended: string }, engine) =>
  db
    .selectFrom('jobs')
    .select('website_id')
    .distinct()
    .where('state', '=', sql.lit('open'))
    .where('run_at_ms', '<=', given.nowMs)
    .where('leased_until_ms', '<=', given.nowMs)
    .where(mayBeDone(db, engine, given.evenSuspended)),
)
