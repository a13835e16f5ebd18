/** Work to be done after a commit, at least once each (the outbox): enqueued in the transaction that calls for it. */
export interface JobRecords {
  enqueue(job: NewJob): Promise<void>
  /** Takes due jobs on lease; a job whose lease ran out is taken again. */
  claim(query: {
    readonly nowMs: number
    readonly leaseMs: number
    readonly limit: number
  }): Promise<readonly Job[]>
  finish(id: string): Promise<void>
  /** Puts a failed job back for later, or aside as dead when its attempts are used up. */
  retry(
    id: string,
    failure: { readonly message: string; readonly runAtMs: number; readonly isDead: boolean },
  ): Promise<void>
  /** Has an open job done earlier than it was to be. */
  hasten(id: string, runAtMs: number): Promise<void>
  /** Gives a job that failed all its attempts again, beginning at a moment; false when there is no such job. */
  revive(id: string, runAtMs: number): Promise<boolean>
  /** Jobs of some kinds that failed at least once and are not done, the latest first; at most 100. */
  listFailed(kinds: readonly string[]): Promise<readonly TrackedJob[]>
  /** Jobs of some kinds that are not done, those that failed first, then by when they are due; at most 200. */
  listUnfinished(kinds: readonly string[]): Promise<readonly TrackedJob[]>
  /** How many jobs of some kinds wait for their first attempt, failed and are tried again, or were given up. */
  countUnfinished(
    kinds: readonly string[],
  ): Promise<{ readonly waiting: number; readonly failed: number; readonly dead: number }>
  /** A job that is not finished yet, and how it stands. */
  find(id: string): Promise<TrackedJob | undefined>
  /** Removes jobs that failed for good before a moment; returns how many. */
  removeDead(beforeMs: number): Promise<number>
}

export interface NewJob {
  readonly id: string
  readonly kind: string
  readonly payload: unknown
  readonly runAtMs: number
}

export interface Job extends NewJob {
  /** How often it was claimed, this time included. */
  readonly attempts: number
}

export interface TrackedJob extends Job {
  readonly state: 'open' | 'dead'
  readonly lastError: string
}
