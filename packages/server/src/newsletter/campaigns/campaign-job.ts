import type { Campaign } from '@vitrine/domain/newsletter/campaigns/campaign'
import type { NewJob } from '@vitrine/store/jobs/jobs'
import { Type } from 'typebox'
import { defineJob } from '../../jobs/define-job.ts'
import type { Services } from '../../services/services.ts'

/** Jobs that send some more of a campaign. They have a runner of their own, so that no other mail waits for them. */
export const campaignJobKind = 'send-campaign'

/** Campaigns of so many sites are sent at once; most of their time they wait for their next mail. */
export const campaignSitesAtOnce = 16

/** Which turn of sending a job is: one that another turn has followed does nothing. */
export const campaignJobs = defineJob(
  campaignJobKind,
  Type.Object({ campaignId: Type.String(), turn: Type.Number() }),
)

/** The job for the turn that a campaign is at, to be enqueued in the transaction that keeps it. */
export function campaignJob(
  { id, progress }: Campaign,
  runAtMs: number,
  { newId }: Pick<Services, 'newId'>,
): NewJob {
  const payload = { campaignId: id, turn: progress.turn }
  return { id: newId(), kind: campaignJobKind, payload, runAtMs }
}
