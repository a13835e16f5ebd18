import { parse } from '../documents/read-document.ts'
import { removedAtOnce } from '../engine/removed-at-once.ts'
import type { Session } from '../engine/session.ts'
import type { Tell } from '../engine/tell.ts'
import {
  dropUnsentListed,
  keepNewListed,
  keepNewMailsListed,
  keepUnsentListed,
} from '../mail/listed-mails.ts'
import { type OutboxRow, writeMailFacts } from '../mail/outbox-mail.ts'
import type { JobRow } from '../schema/schema.ts'
import {
  extendLease,
  find,
  findLastOfKind,
  finish,
  giveUp,
  hasten,
  insert,
  insertNew,
  lease,
  listDue,
  lock,
  postpone,
  removeDead,
  retry,
  revive,
  takeUp,
} from './job-statements.ts'
import type { Job, JobRecords, NewJob, TrackedJob } from './jobs.ts'
import { givenWanted } from './wanted-jobs.ts'

/** The outbox: jobs to be done after the commit that enqueued them. */
export function jobRows(session: Session, { tell }: { readonly tell: Tell }): JobRecords {
  const { websiteId } = session
  return {
    enqueue: async (job) => {
      await session.atomically((inside) => enqueue(inside, job))
      tell('jobs-enqueued')
      if (job.mail) tell('mail-changed')
    },
    enqueueMany: async (jobs) => {
      if (jobs.length === 0) return
      await session.atomically((inside) => enqueueMany(inside, jobs))
      tell('jobs-enqueued')
      if (jobs.some(({ mail }) => mail)) tell('mail-changed')
    },
    claim: (query) => session.atomically((inside) => claim(inside, query)),
    extendLease: (id, untilMs) =>
      session.atomically((inside) => inside.write(extendLease, { websiteId, id, untilMs })),
    lastOfKindMs: async (kind) =>
      Number((await session.first(findLastOfKind, { websiteId, kind }))?.run_at_ms ?? 0),
    finish: (id, { isMailKept = false } = {}) =>
      session.atomically(async (inside) => {
        const gone = await inside.first(finish, { websiteId, id })
        if (gone && !isMailKept) await dropUnsentListed(inside, gone)
        if (gone?.mail) tell('mail-changed')
      }),
    retry: (id, { message, runAtMs, isDead }) => {
      const given = { websiteId, id, message, runAtMs, state: isDead ? 'dead' : 'open' } as const
      return changeJob(session, tell, (inside) => inside.first(retry, given)).then(() => undefined)
    },
    postpone: (id, runAtMs) =>
      session.atomically((inside) => inside.write(postpone, { websiteId, id, runAtMs })),
    hasten: (id, runAtMs) =>
      session.atomically(async (inside) => {
        await inside.write(hasten, { websiteId, id, runAtMs })
        tell('jobs-enqueued')
      }),
    revive: async (id, runAtMs) => {
      const given = { websiteId, id, runAtMs }
      const isRevived = await changeJob(session, tell, (inside) => inside.first(revive, given))
      tell('jobs-enqueued')
      return isRevived
    },
    giveUp: (id, given) =>
      changeJob(session, tell, (inside) => inside.first(giveUp, { websiteId, id, ...given })),
    takeUp: async (id, { runAtMs, attempts, lastError }) => {
      const given = { websiteId, id, runAtMs, attempts, lastError }
      await changeJob(session, tell, (inside) => inside.first(takeUp, given))
      tell('jobs-enqueued')
    },
    find: async (id) => {
      const row = await session.first(find, { websiteId, id })
      return row && trackedJobOf(row)
    },
    lock: async (id) => {
      const row = await session.first(lock, { websiteId, id })
      return row && trackedJobOf(row)
    },
    removeDead: (beforeMs) =>
      session.atomically(async (inside) => {
        const gone = await inside.all(removeDead, { websiteId, beforeMs, limit: removedAtOnce })
        for (const row of gone) await dropUnsentListed(inside, row)
        return gone.length
      }),
  }
}

/** New jobs have new ids: two of the same are a mistake, and undo all. */
async function enqueueMany(session: Session, jobs: readonly NewJob[]): Promise<void> {
  const { websiteId } = session
  const listed: OutboxRow[] = []
  for (const { id, kind, payload, runAtMs, mail } of jobs) {
    const facts = mail ? writeMailFacts(mail, runAtMs) : ''
    const given = { websiteId, id, kind, payload: JSON.stringify(payload), runAtMs, mail: facts }
    await session.write(insertNew, given)
    if (mail) listed.push(begun(given))
  }
  await keepNewMailsListed(session, listed)
}

async function enqueue(session: Session, { id, kind, payload, runAtMs, mail }: NewJob): Promise<void> {
  const { websiteId } = session
  const facts = mail ? writeMailFacts(mail, runAtMs) : ''
  const given = { websiteId, id, kind, payload: JSON.stringify(payload), runAtMs, mail: facts }
  if (!mail) return session.write(insert, given)
  if ((await session.change(insert, given)) === 1) await keepNewListed(session, begun(given))
}

/** How the mail of a job stands that was just enqueued. */
function begun({ id, runAtMs, mail }: { id: string; runAtMs: number; mail: string }): OutboxRow {
  return { id, state: 'open', run_at_ms: runAtMs, attempts: 0, last_error: '', mail }
}

/** Changes how a job stands, and its mail on the list with it; tells whether there was such a job. */
async function changeJob(
  session: Session,
  tell: Tell,
  change: (inside: Session) => Promise<OutboxRow | undefined>,
): Promise<boolean> {
  return session.atomically(async (inside) => {
    const row = await change(inside)
    if (!row) return false
    await keepUnsentListed(inside, row)
    if (row.mail !== '') tell('mail-changed')
    return true
  })
}

async function claim(
  session: Session,
  { nowMs, leaseMs, limit, ...wanted }: Parameters<JobRecords['claim']>[0],
): Promise<readonly Job[]> {
  const { websiteId } = session
  const { by, ...given } = givenWanted(wanted)
  const due = await session.all(listDue[by], { websiteId, nowMs, limit, ...given })
  for (const job of due) await session.write(lease, { websiteId, id: job.id, untilMs: nowMs + leaseMs })
  return due.map((job) => ({ ...jobOf(job), attempts: job.attempts + 1 }))
}

function trackedJobOf(row: JobRow): TrackedJob {
  const { state, last_error: lastError, leased_until_ms: leasedUntilMs, mail } = row
  return { ...jobOf(row), state, lastError, leasedUntilMs, isMail: mail !== '' }
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
