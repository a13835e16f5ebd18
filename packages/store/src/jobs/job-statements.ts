import { type Kysely, sql } from 'kysely'
import type { Engine } from '../engine/dialect.ts'
import { lockFreeRows, lockRows } from '../engine/locking.ts'
import { statement } from '../engine/statement.ts'
import type { Schema } from '../schema/schema.ts'
import { type GivenWanted, isNoneOf, isOneOf, mayBeDone } from './wanted-jobs.ts'

interface GivenJob {
  readonly websiteId: string
  readonly id: string
}

/** What tells of the mail of a job. */
const outboxColumns = ['id', 'state', 'run_at_ms', 'attempts', 'last_error', 'mail'] as const

interface GivenNewJob extends GivenJob {
  readonly kind: string
  readonly payload: string
  readonly runAtMs: number
  readonly mail: string
}

const insertInto = (db: Kysely<Schema>, given: GivenNewJob) =>
  db.insertInto('jobs').values({
    website_id: given.websiteId,
    id: given.id,
    kind: given.kind,
    payload: given.payload,
    state: 'open',
    run_at_ms: given.runAtMs,
    attempts: 0,
    leased_until_ms: 0,
    last_error: '',
    mail: given.mail,
  })

/** Enqueues a job; one with an id that is taken changes nothing. */
export const insert = statement((db, given: GivenNewJob) =>
  insertInto(db, given).onConflict((conflict) => conflict.columns(['website_id', 'id']).doNothing()),
)

/** Enqueues a job with a new id. */
export const insertNew = statement((db, given: GivenNewJob) => insertInto(db, given))

interface GivenDue {
  readonly websiteId: string
  readonly nowMs: number
  readonly limit: number
}

/** Jobs that are due and on nobody's lease. */
const due = (db: Kysely<Schema>, given: GivenDue & GivenWanted, engine: Engine) =>
  db
    .selectFrom('jobs')
    .selectAll()
    .where('website_id', '=', given.websiteId)
    .where('state', '=', sql.lit('open'))
    .where('run_at_ms', '<=', given.nowMs)
    .where('leased_until_ms', '<=', given.nowMs)
    .where(mayBeDone(db, engine, given.whileSuspended))
    .orderBy('run_at_ms')
    .limit(given.limit)

/** Of one kind, or of all but some. */
export const listDue = {
  ofKind: statement((db, given: GivenDue & GivenWanted, engine) =>
    lockFreeRows(engine, due(db, given, engine).where(isOneOf(engine, given.kinds))),
  ),
  ofOthers: statement((db, given: GivenDue & GivenWanted, engine) =>
    lockFreeRows(engine, due(db, given, engine).where(isNoneOf(engine, given.kinds))),
  ),
}

/** The latest that waits for its first attempt: one that failed may wait for hours, and nobody waits for it. */
export const findLastOfKind = statement((db, given: { websiteId: string; kind: string }) =>
  db
    .selectFrom('jobs')
    .select('run_at_ms')
    .where('website_id', '=', given.websiteId)
    .where('state', '=', sql.lit('open'))
    .where('kind', '=', given.kind)
    .where('attempts', '=', sql.lit(0))
    .orderBy('run_at_ms', 'desc')
    .limit(1),
)

/** Takes a job for a while. */
export const lease = statement((db, given: { websiteId: string; id: string; untilMs: number }) =>
  db
    .updateTable('jobs')
    .set((column) => ({ leased_until_ms: given.untilMs, attempts: column('attempts', '+', 1) }))
    .where('website_id', '=', given.websiteId)
    .where('id', '=', given.id),
)

/** Keeps a job that was taken for a while longer. */
export const extendLease = statement((db, given: { websiteId: string; id: string; untilMs: number }) =>
  db
    .updateTable('jobs')
    .set({ leased_until_ms: given.untilMs })
    .where('website_id', '=', given.websiteId)
    .where('id', '=', given.id)
    .where('leased_until_ms', '>', sql.lit(0)),
)

/** Removes a job. */
export const finish = statement((db, given: GivenJob) =>
  db
    .deleteFrom('jobs')
    .where('website_id', '=', given.websiteId)
    .where('id', '=', given.id)
    .returning(['id', 'mail']),
)

/** Puts a job back for later, or aside. */
export const retry = statement(
  (db, given: { websiteId: string; id: string; message: string; runAtMs: number; state: 'open' | 'dead' }) =>
    db
      .updateTable('jobs')
      .set({
        state: given.state,
        run_at_ms: given.runAtMs,
        leased_until_ms: 0,
        last_error: given.message,
      })
      .where('website_id', '=', given.websiteId)
      .where('id', '=', given.id)
      .returning(outboxColumns),
)

/** Puts a job back that is to begin anew later. */
export const postpone = statement((db, given: { websiteId: string; id: string; runAtMs: number }) =>
  db
    .updateTable('jobs')
    .set({ run_at_ms: given.runAtMs, leased_until_ms: 0, attempts: 0, last_error: '' })
    .where('website_id', '=', given.websiteId)
    .where('id', '=', given.id)
    .where('state', '=', sql.lit('open')),
)

/** Has an open job done earlier. */
export const hasten = statement((db, given: { websiteId: string; id: string; runAtMs: number }) =>
  db
    .updateTable('jobs')
    .set({ run_at_ms: given.runAtMs })
    .where('website_id', '=', given.websiteId)
    .where('id', '=', given.id)
    .where('run_at_ms', '>', given.runAtMs),
)

/** Gives a job that failed all its attempts again. */
export const revive = statement((db, given: { websiteId: string; id: string; runAtMs: number }) =>
  db
    .updateTable('jobs')
    .set({ state: 'open', attempts: 0, leased_until_ms: 0, run_at_ms: given.runAtMs })
    .where('website_id', '=', given.websiteId)
    .where('id', '=', given.id)
    .where('last_error', '<>', sql.lit(''))
    // It is not taken from a server that works on it.
    .where('leased_until_ms', '<=', given.runAtMs)
    .returning(outboxColumns),
)

/** Puts a job aside that nobody works on. */
export const giveUp = statement((db, given: GivenJob & { readonly reason: string; readonly nowMs: number }) =>
  db
    .updateTable('jobs')
    .set({ state: 'dead', leased_until_ms: 0, run_at_ms: given.nowMs, last_error: given.reason })
    .where('website_id', '=', given.websiteId)
    .where('id', '=', given.id)
    .where('state', '=', sql.lit('open'))
    .where('leased_until_ms', '<=', given.nowMs)
    .returning(outboxColumns),
)

/** Has a job stand again as it did before it was put aside. */
export const takeUp = statement(
  (
    db,
    given: GivenJob & { readonly runAtMs: number; readonly attempts: number; readonly lastError: string },
  ) =>
    db
      .updateTable('jobs')
      .set({
        state: 'open',
        run_at_ms: given.runAtMs,
        attempts: given.attempts,
        last_error: given.lastError,
      })
      .where('website_id', '=', given.websiteId)
      .where('id', '=', given.id)
      .where('state', '=', sql.lit('dead'))
      .returning(outboxColumns),
)

/** A job. */
export const find = statement((db, given: GivenJob) =>
  db.selectFrom('jobs').selectAll().where('website_id', '=', given.websiteId).where('id', '=', given.id),
)

export const lock = statement((db, given: GivenJob, engine) =>
  lockRows(
    engine,
    db.selectFrom('jobs').selectAll().where('website_id', '=', given.websiteId).where('id', '=', given.id),
  ),
)

/** Removes some of the jobs that were put aside before a moment. */
export const removeDead = statement((db, given: { websiteId: string; beforeMs: number; limit: number }) =>
  db
    .deleteFrom('jobs')
    .where('website_id', '=', given.websiteId)
    .where('state', '=', sql.lit('dead'))
    .where(
      'id',
      'in',
      db
        .selectFrom('jobs as old')
        .select('old.id')
        .where('old.website_id', '=', given.websiteId)
        .where('old.state', '=', sql.lit('dead'))
        .where('old.run_at_ms', '<', given.beforeMs)
        .limit(given.limit),
    )
    .returning(['id', 'mail']),
)
