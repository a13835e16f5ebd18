import type { Job } from '@vitrine/store/jobs/jobs'
import type { SiteStore } from '@vitrine/store/store'
import { type JobEndings, type JobHandlers, type JobOutcome, PermanentJobError } from './job-handler.ts'
import { attemptLimit, retryTime } from './retry-time.ts'

/** What doing a job needs; times in epoch milliseconds. */
export interface JobDependencies {
  readonly handlers: JobHandlers
  /** What is written down of jobs that are given up. */
  readonly endings?: JobEndings
  /** Kinds of jobs that are tried until they are done, however long it takes: money and stock hang on them. */
  readonly patientKinds?: ReadonlySet<string>
  readonly clock: () => number
  readonly log: { warn(details: object, message: string): void }
  /** A number from 0 to below 1, to spread retries. */
  readonly chance?: () => number
}

/** A job holds its place for so long; its lease is longer, so that no other server takes it meanwhile. */
const jobLimitMs = 30_000

/** A job is on its lease for so long, and for so long again as often as the limit goes by. */
export const leaseMs = 2 * jobLimitMs

/** An ending that fails is tried again with its job, so often beyond the attempts of a job; then the job is put aside without it. */
const endingTries = 3

/**
 * A job that was begun so often and is not put aside has ended the process each time, as one that needs more memory than there is: it is put
 * aside unbegun. That is more often than one whose ending fails is tried, with room for servers that were stopped meanwhile.
 */
export const mostBeginnings = attemptLimit + endingTries + 2

/**
 * Does a job. It resolves when what came of it is kept, or when it took so long that others are to have its place: it is told to end then, and
 * goes on, on its lease, until it does. It never rejects: what fails of one job is none of the others'.
 */
export async function runJob(store: SiteStore, job: Job, parts: JobDependencies): Promise<void> {
  const { log } = parts
  const facts = { site: store.websiteId, job: job.id, kind: job.kind, attempts: job.attempts }
  const end = new AbortController()
  const overdue = Promise.withResolvers<void>()
  const timer = setInterval(() => {
    if (!end.signal.aborted) log.warn(facts, 'A job takes long, and goes on without its place')
    end.abort(new Error(`It took longer than ${jobLimitMs / 1000} seconds`))
    overdue.resolve()
    keepLease(store, job, parts)
  }, jobLimitMs).unref()
  const work = doJob(store, job, { parts, signal: end.signal })
    .catch((error: unknown) => log.warn({ ...facts, err: error }, 'What came of a job could not be kept'))
    .finally(() => clearInterval(timer))
  await Promise.race([work, overdue.promise])
}

function keepLease({ jobs, websiteId }: SiteStore, { id }: Job, { clock, log }: JobDependencies): void {
  jobs
    .extendLease(id, clock() + leaseMs)
    .catch((error: unknown) => log.warn({ site: websiteId, job: id, err: error }, 'A job lost its lease'))
}

interface DoingContext {
  readonly parts: JobDependencies
  readonly signal: AbortSignal
}

async function doJob(store: SiteStore, job: Job, context: DoingContext): Promise<void> {
  let outcome: JobOutcome
  try {
    outcome = await handle(store, job, context)
  } catch (error) {
    await putBack(store, job, { error, parts: context.parts })
    return
  }
  if (outcome === undefined) await store.jobs.finish(job.id)
  else if (outcome !== 'finished') await store.jobs.postpone(job.id, outcome.againAtMs)
}

async function handle(store: SiteStore, job: Job, { parts, signal }: DoingContext): Promise<JobOutcome> {
  const { id, kind, payload, attempts } = job
  if (attempts > mostBeginnings && !parts.patientKinds?.has(kind))
    throw new Error(`It was begun ${mostBeginnings} times, and came to no end`)
  const handler = parts.handlers[kind]
  if (!handler) throw new Error(`Nobody does jobs of the kind ${kind}`)
  const outcome = await handler({ id, payload, attempts, store, nowMs: parts.clock(), signal })
  return outcome === 'finished' || typeof outcome === 'object' ? outcome : undefined
}

interface Failure {
  readonly error: unknown
  readonly parts: JobDependencies
}

async function putBack(store: SiteStore, job: Job, { error, parts }: Failure): Promise<void> {
  const { clock, log, chance = Math.random, patientKinds } = parts
  const message = error instanceof Error ? error.message : String(error)
  const isSpent = job.attempts >= attemptLimit && !patientKinds?.has(job.kind)
  const isGivenUp = isSpent || error instanceof PermanentJobError
  const isDead = isGivenUp && (await isEnded(store, job, { error, parts }))
  const runAtMs = retryTime(clock(), job.attempts, chance())
  await store.jobs.retry(job.id, { message, runAtMs, isDead })
  const facts = { site: store.websiteId, job: job.id, kind: job.kind, attempts: job.attempts, err: error }
  log.warn(facts, isDead ? 'A job failed for good' : 'A job failed and will be tried again')
}

/** Writes down what a job that is given up leaves undone; false where that failed, and is to be tried again. */
async function isEnded(store: SiteStore, job: Job, { error, parts }: Failure): Promise<boolean> {
  try {
    const ending = parts.endings?.[job.kind]
    const { websiteId } = store
    const given = { ...job, websiteId, nowMs: parts.clock(), error }
    if (ending) await store.transaction((tables) => ending({ ...given, tables }))
    return true
  } catch (failure) {
    const facts = { site: store.websiteId, job: job.id, kind: job.kind, err: failure }
    parts.log.warn(facts, 'What a job leaves undone could not be written down')
    return job.attempts >= attemptLimit + endingTries
  }
}
