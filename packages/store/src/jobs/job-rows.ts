import { sql } from 'kysely'
import { parse } from '../documents/read-document.ts'
import { lockFreeRows } from '../engine/locking.ts'
import type { Session } from '../engine/session.ts'
import { statement } from '../engine/statement.ts'
import type { Tell } from '../engine/tell.ts'
import type { JobRow } from '../schema/schema.ts'
import type { Job, JobRecords, TrackedJob } from './jobs.ts'

/** The outbox: jobs to be done after the commit that enqueued them. */
export function jobRows(session: Session, { tell }: { readonly tell: Tell }): JobRecords {
  const { websiteId } = session
  return {
    enqueue: async ({ id, kind, payload, runAtMs }) => {
      const given = { websiteId, id, kind, payload: JSON.stringify(payload), runAtMs }
      await session.atomically((inside) => inside.change(insert, given))
      tell('jobs-enqueued')
    },
    claim: (query) => session.atomically((inside) => claim(inside, query)),
    finish: (id) =>
      session.atomically(async (inside) => {
        await inside.change(finish, { websiteId, id })
      }),
    retry: (id, { message, runAtMs, isDead }) =>
      session.atomically(async (inside) => {
        await inside.change(retry, { websiteId, id, message, runAtMs, state: isDead ? 'dead' : 'open' })
      }),
    hasten: (id, runAtMs) =>
      session.atomically(async (inside) => {
        await inside.change(hasten, { websiteId, id, runAtMs })
        tell('jobs-enqueued')
      }),
    revive: (id, runAtMs) =>
      session.atomically(async (inside) => {
        const changed = await inside.change(revive, { websiteId, id, runAtMs })
        tell('jobs-enqueued')
        return changed === 1
      }),
    listFailed: async (kinds) => {
      const rows = await session.query((db) =>
        db
          .selectFrom('jobs')
          .selectAll()
          .where('website_id', '=', websiteId)
          .where('kind', 'in', kinds)
          .where('last_error', '<>', '')
          .orderBy('run_at_ms', 'desc')
          .limit(100),
      )
      return rows.map(trackedJobOf)
    },
    listUnfinished: async (kinds) => {
      const rows = await session.query((db) =>
        db
          .selectFrom('jobs')
          .selectAll()
          .where('website_id', '=', websiteId)
          .where('kind', 'in', kinds)
          .orderBy(sql`case when last_error = '' then 1 else 0 end`)
          .orderBy('run_at_ms')
          .orderBy('id')
          .limit(200),
      )
      return rows.map(trackedJobOf)
    },
    countUnfinished: async (kinds) => {
      const [row] = await session.query((db) =>
        db
          .selectFrom('jobs')
          .select([
            sql<number>`sum(case when state = 'open' and last_error = '' then 1 else 0 end)`.as('waiting'),
            sql<number>`sum(case when state = 'open' and last_error <> '' then 1 else 0 end)`.as('failed'),
            sql<number>`sum(case when state = 'dead' then 1 else 0 end)`.as('dead'),
          ])
          .where('website_id', '=', websiteId)
          .where('kind', 'in', kinds),
      )
      const count = (value: number | null | undefined) => Number(value ?? 0)
      return { waiting: count(row?.waiting), failed: count(row?.failed), dead: count(row?.dead) }
    },
    find: async (id) => {
      const row = await session.first(find, { websiteId, id })
      return row && trackedJobOf(row)
    },
    removeDead: (beforeMs) =>
      session.atomically((inside) => inside.change(removeDead, { websiteId, beforeMs })),
  }
}

async function claim(
  session: Session,
  { nowMs, leaseMs, limit }: Parameters<JobRecords['claim']>[0],
): Promise<readonly Job[]> {
  const { websiteId } = session
  const due = await session.all(listDue, { websiteId, nowMs, limit })
  for (const job of due) await session.change(lease, { websiteId, id: job.id, untilMs: nowMs + leaseMs })
  return due.map((job) => ({ ...jobOf(job), attempts: job.attempts + 1 }))
}

function trackedJobOf(row: Parameters<typeof jobOf>[0] & Pick<JobRow, 'state' | 'last_error'>): TrackedJob {
  return { ...jobOf(row), state: row.state, lastError: row.last_error }
}

function jobOf(row: {
  readonly id: string
  readonly kind: string
  readonly payload: string
  readonly run_at_ms: number
  readonly attempts: number
}): Job {
  return {
    id: row.id,
    kind: row.kind,
    payload: parse(row.payload),
    runAtMs: row.run_at_ms,
    attempts: row.attempts,
  }
}

const insert = statement(
  (db, given: { websiteId: string; id: string; kind: string; payload: string; runAtMs: number }) =>
    db
      .insertInto('jobs')
      .values({
        website_id: given.websiteId,
        id: given.id,
        kind: given.kind,
        payload: given.payload,
        state: 'open',
        run_at_ms: given.runAtMs,
        attempts: 0,
        leased_until_ms: 0,
        last_error: '',
      })
      .onConflict((conflict) => conflict.columns(['website_id', 'id']).doNothing()),
)

const listDue = statement((db, given: { websiteId: string; nowMs: number; limit: number }, engine) =>
  lockFreeRows(
    engine,
    db
      .selectFrom('jobs')
      .selectAll()
      .where('website_id', '=', given.websiteId)
      .where('state', '=', sql.lit('open'))
      .where('run_at_ms', '<=', given.nowMs)
      .where('leased_until_ms', '<=', given.nowMs)
      .orderBy('run_at_ms')
      .limit(given.limit),
  ),
)

const lease = statement((db, given: { websiteId: string; id: string; untilMs: number }) =>
  db
    .updateTable('jobs')
    .set((column) => ({ leased_until_ms: given.untilMs, attempts: column('attempts', '+', 1) }))
    .where('website_id', '=', given.websiteId)
    .where('id', '=', given.id),
)

const finish = statement((db, given: { websiteId: string; id: string }) =>
  db.deleteFrom('jobs').where('website_id', '=', given.websiteId).where('id', '=', given.id),
)

const retry = statement(
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
      .where('id', '=', given.id),
)

const hasten = statement((db, given: { websiteId: string; id: string; runAtMs: number }) =>
  db
    .updateTable('jobs')
    .set({ run_at_ms: given.runAtMs })
    .where('website_id', '=', given.websiteId)
    .where('id', '=', given.id)
    .where('run_at_ms', '>', given.runAtMs),
)

const revive = statement((db, given: { websiteId: string; id: string; runAtMs: number }) =>
  db
    .updateTable('jobs')
    .set({ state: 'open', attempts: 0, leased_until_ms: 0, run_at_ms: given.runAtMs })
    .where('website_id', '=', given.websiteId)
    .where('id', '=', given.id)
    .where('last_error', '<>', sql.lit(''))
    // It is not taken from a server that works on it.
    .where('leased_until_ms', '<=', given.runAtMs),
)

const find = statement((db, given: { websiteId: string; id: string }) =>
  db.selectFrom('jobs').selectAll().where('website_id', '=', given.websiteId).where('id', '=', given.id),
)

const removeDead = statement((db, given: { websiteId: string; beforeMs: number }) =>
  db
    .deleteFrom('jobs')
    .where('website_id', '=', given.websiteId)
    .where('state', '=', sql.lit('dead'))
    .where('run_at_ms', '<', given.beforeMs),
)
