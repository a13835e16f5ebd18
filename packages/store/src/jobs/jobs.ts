import type { MailFacts } from '@vitrine/domain/mail/listed-mail'
import type { WantedJobs } from './wanted-jobs.ts'

/** Work to be done after a commit, at least once each (the outbox): enqueued in the transaction that calls for it. */
export interface JobRecords {
  enqueue(job: NewJob): Promise<void>
  /** Enqueues new jobs at once, as many as a transaction should have. */
  enqueueMany(jobs: readonly NewJob[]): Promise<void>
  /** Takes due jobs on lease; a job whose lease ran out is taken again. */
  claim(
    query: WantedJobs & { readonly nowMs: number; readonly leaseMs: number; readonly limit: number },
  ): Promise<readonly Job[]>
  /** Keeps a job on lease that is still being done; one that is on nobody's lease any more stays as it is. */
  extendLease(id: string, untilMs: number): Promise<void>
  /** Removes a job that is done, or no longer needed. Its mail is taken off the list, unless it went out; `isMailKept` says so where that is known. */
  finish(id: string, given?: { readonly isMailKept?: boolean }): Promise<void>
  /** Puts a failed job back for later, or aside as dead when its attempts are used up. */
  retry(
    id: string,
    failure: { readonly message: string; readonly runAtMs: number; readonly isDead: boolean },
  ): Promise<void>
  /** Puts a job back for later of which nothing failed: it begins anew then. */
  postpone(id: string, runAtMs: number): Promise<void>
  /** Has an open job done earlier than it was to be. */
  hasten(id: string, runAtMs: number): Promise<void>
  /** Gives a job that failed all its attempts again, beginning at a moment; false when there is no such job. */
  revive(id: string, runAtMs: number): Promise<boolean>
  /** Gives up a job that nobody works on: it is put aside as dead. False when there is none that is open. */
  giveUp(id: string, given: { readonly reason: string; readonly nowMs: number }): Promise<boolean>
  /** Takes up again what was given up, as it stood before. */
  takeUp(id: string, before: Pick<TrackedJob, 'runAtMs' | 'attempts' | 'lastError'>): Promise<void>
  /** When the last of the jobs of a kind that were not tried yet is to be done; 0 where there is none. */
  lastOfKindMs(kind: string): Promise<number>
  /** A job that is not finished yet, and how it stands. */
  find(id: string): Promise<TrackedJob | undefined>
  /** The same, kept from being begun, changed or finished until the end of the transaction. */
  lock(id: string): Promise<TrackedJob | undefined>
  /** Removes some of the jobs that failed for good before a moment; returns how many. */
  removeDead(beforeMs: number): Promise<number>
}

export interface NewJob {
  readonly id: string
  readonly kind: string
  readonly payload: unknown
  readonly runAtMs: number
  /** What the mailbox tells of the mail that it sends; left out where it sends none. */
  readonly mail?: MailFacts
}

export interface Job extends Omit<NewJob, 'mail'> {
  /** How often it was claimed, this time included. */
  readonly attempts: number
}

export interface TrackedJob extends Job {
  readonly state: 'open' | 'dead'
  readonly lastError: string
  /** Until when a server works on it; 0 while none does. */
  readonly leasedUntilMs: number
  /** Whether it sends a mail. */
  readonly isMail: boolean
}
