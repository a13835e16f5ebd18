import type { SiteStore } from '../store/store.ts'

/** Does one kind of job. It may be run again after a crash, so doing it twice must be as good as once. */
export type JobHandler = (job: RunningJob) => Promise<void>

/** A job in hand. */
export interface RunningJob {
  readonly id: string
  readonly payload: unknown
  readonly store: SiteStore
  readonly nowMs: number
}

/** Handlers by the kind of job. */
export type JobHandlers = Readonly<Record<string, JobHandler>>
