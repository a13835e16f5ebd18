import { importJobKind } from '../../catalogue/import/import-job.ts'
import { deliveryJobKind, deliveryPace } from '../../forms/targets/enqueue-deliveries.ts'
import { JobRunner, type JobRunnerDependencies } from '../../jobs/runner.ts'
import { campaignJobKind, campaignSitesAtOnce } from '../../newsletter/campaigns/campaign-job.ts'

/** Files of products of so many sites are read at once: each takes a processor for a while, and memory. */
const importSitesAtOnce = 3

/** The runners of a server: no order's mail waits for a campaign, for a service outside that hangs, or for a file that waits until others were read. */
export function jobRunners(parts: JobRunnerDependencies): readonly JobRunner[] {
  return [
    new JobRunner({ ...parts, except: [campaignJobKind, deliveryJobKind, importJobKind] }),
    new JobRunner({ ...parts, only: campaignJobKind, sitesAtOnce: campaignSitesAtOnce }),
    new JobRunner({ ...parts, only: deliveryJobKind, ...deliveryPace }),
    new JobRunner({ ...parts, only: importJobKind, sitesAtOnce: importSitesAtOnce }),
  ]
}
