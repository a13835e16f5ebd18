import type { JobHandler } from '../../jobs/job-handler.ts'
import type { ActServices, BulkActHandler } from './bulk-act-handler.ts'
import type { BulkActPayload } from './bulk-act-job-kind.ts'
import { goOnWithAct } from './go-on-with-act.ts'
import { PaceOfPages } from './pace-of-pages.ts'
import type { ActsThread } from './thread/acts-thread.ts'

interface ActJobParts {
  readonly services: ActServices
  readonly handlers: readonly BulkActHandler<unknown>[]
  /** Where acts are done; null: here. */
  readonly thread: ActsThread | null
}

/** How long others have the store for themselves behind a slice that is done in their thread, of the time that it took. */
const pauseShare = 0.4

/** Goes on with an act for a while, in a thread of its own where there is one. Should that fail, what it has left is done here. */
export function bulkActSlices({ services, handlers, thread }: ActJobParts): JobHandler {
  const pace = new PaceOfPages()
  return async ({ payload, store }) => {
    const { bulkActId } = payload as BulkActPayload
    if (thread && (await thread.goOn(store.websiteId, bulkActId)) === 'over') return
    await goOnWithAct(bulkActId, { store, services, handlers, pace, pauseShare })
  }
}
