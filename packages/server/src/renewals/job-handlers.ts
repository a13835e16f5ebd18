import type { JobHandlers } from '../jobs/job-handler.ts'
import type { Services } from '../services/services.ts'
import { readRenewalPayload, renewalJobKind } from '../subscribed/keep-subscription.ts'
import { renewSubscription } from './renew-subscription.ts'

/** The jobs of subscriptions: the charge of the next cycle. */
export function renewalJobs(services: Services): JobHandlers {
  return {
    [renewalJobKind]: ({ payload, store }) => renewSubscription(store, readRenewalPayload(payload), services),
  }
}
