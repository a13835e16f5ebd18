import { type Kysely, sql } from 'kysely'
import type { Engine } from '../engine/dialect.ts'
import type { Database } from '../engine/session.ts'
import { statement } from '../engine/statement.ts'
import type { Schema } from '../schema/schema.ts'
import {
  type GivenWanted,
  givenWanted,
  isNoneOf,
  isOneOf,
  mayBeDone,
  type WantedJobs,
} from './wanted-jobs.ts'

/** Websites with open jobs whose time has come, of the kinds that are wanted; those that wait longest first. */
export async function sitesWithDueJobs(
  database: Database,
  nowMs: number,
  wanted: WantedJobs = {},
): Promise<readonly string[]> {
  const { by, ...given } = givenWanted(wanted)
  const rows = await database.outside('').all(listSitesWithDueJobs[by], { nowMs, ...given })
  return rows.map((row) => row.website_id)
}

interface GivenDue extends GivenWanted {
  readonly nowMs: number
}

/** Grouped by an expression: SQLite, which has counted nothing, else reads all open jobs in the order of their sites, due or not. */
const sitesWithDue = (db: Kysely<Schema>, given: GivenDue, engine: Engine) => {
  const websiteId = sql<string>`jobs.website_id || ''`
  return db
    .selectFrom('jobs')
    .select(websiteId.as('website_id'))
    .where('state', '=', sql.lit('open'))
    .where('run_at_ms', '<=', given.nowMs)
    .where('leased_until_ms', '<=', given.nowMs)
    .where(mayBeDone(db, engine, given.whileSuspended))
    .groupBy(websiteId)
    .orderBy(sql`min(run_at_ms)`)
}

/** Of one kind, or of all but some. */
export const listSitesWithDueJobs = {
  ofKind: statement((db, given: GivenDue, engine) =>
    sitesWithDue(db, given, engine).where(isOneOf(engine, given.kinds)),
  ),
  ofOthers: statement((db, given: GivenDue, engine) =>
    sitesWithDue(db, given, engine).where(isNoneOf(engine, given.kinds)),
  ),
}
