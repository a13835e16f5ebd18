import type { NewJob } from '@vitrine/store/jobs/jobs'
import type { Services } from '../../services/services.ts'

/** Jobs that go on with an act on many rows. */
export const bulkActJobKind = 'bulk-act'

/** What such a job keeps. */
export interface BulkActPayload {
  readonly bulkActId: string
}

/** The job that goes on with an act, to be enqueued in the transaction that begins it; it enqueues the next itself. */
export function bulkActJob({ newId, clock }: Pick<Services, 'newId' | 'clock'>, bulkActId: string): NewJob {
  const payload: BulkActPayload = { bulkActId }
  return { id: newId(), kind: bulkActJobKind, payload, runAtMs: clock() }
}
