import type { SiteStore, SiteTables } from '@vitrine/store/store'

/**
 * Does one kind of job. It may be run again after a crash, so doing it twice must be as good as once; nobody else takes the job up before it ended.
 */
export type JobHandler = (job: RunningJob) => Promise<void> | Promise<JobOutcome>

/**
 * What is to become of a job that was done. `finished`: it was taken off the list in the transaction that keeps what it did; `againAtMs`: what it
 * asks after goes on, and it begins anew then; otherwise it is taken off the list now.
 */
export type JobOutcome = 'finished' | { readonly againAtMs: number } | undefined

/** A job in hand. */
interface RunningJob {
  readonly id: string
  readonly payload: unknown
  /** How often it was tried, this time included. */
  readonly attempts: number
  readonly store: SiteStore
  readonly nowMs: number
  /** Tells a job that took too long that it is to end. */
  readonly signal: AbortSignal
}

/** Handlers by the kind of job. */
export type JobHandlers = Readonly<Record<string, JobHandler>>

/** A job that is put aside as dead, and why: what failed, or null where a person gave it up. */
interface GivenUpJob {
  readonly id: string
  readonly payload: unknown
  readonly websiteId: string
  readonly tables: SiteTables
  readonly nowMs: number
  readonly error: unknown
}

/** Writes down what a job that is given up leaves undone, so that nobody waits for it; in one transaction. It may be run again after a crash. */
export type JobEnding = (job: GivenUpJob) => Promise<void>

/** The same of a job that sends a mail, which a person may give up, too. */
export type MailEnding = (job: Omit<GivenUpJob, 'websiteId'>) => Promise<void>

/** What becomes of those whose mail was given up, where it is to be sent after all. */
export interface MailReturn {
  /** Whether they could wait for this one; changes nothing. */
  isAwaited(job: Pick<GivenUpJob, 'payload' | 'tables'>): Promise<boolean>
  /** Has them wait for it again; false where nobody does any more. */
  take(job: Omit<GivenUpJob, 'websiteId' | 'error'>): Promise<boolean>
}

/** Endings by the kind of job. */
export type JobEndings = Readonly<Record<string, JobEnding>>

export type MailEndings = Readonly<Record<string, MailEnding>>

export type MailReturns = Readonly<Record<string, MailReturn>>

/** What the owner is told of a job that is given up: the words of its handler, or those for all that is not known. */
export function wordsOfEnd(error: unknown, otherwise: string): string {
  return error instanceof PermanentJobError ? error.message : otherwise
}

/** Thrown by a handler for what trying again cannot fix: the job is put aside at once, with these words for the owner. */
export class PermanentJobError extends Error {
  override readonly name = 'PermanentJobError'
}
