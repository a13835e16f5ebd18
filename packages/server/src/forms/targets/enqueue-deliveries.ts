import type { Submission } from '@vitrine/domain/forms/inbox/submission'
import type { FormDelivery } from '@vitrine/domain/forms/targets/delivery'
import type { FormTarget } from '@vitrine/domain/forms/targets/form-target'
import { wantsSubmission } from '@vitrine/domain/forms/targets/wants-submission'
import type { SiteTables } from '@vitrine/store/store'
import { Type } from 'typebox'
import { defineJob } from '../../jobs/define-job.ts'

/** The kind of the jobs that send a submission to a target. */
export const deliveryJobKind = 'form-delivery'

/** Which delivery a job is for. */
export const deliveryJobs = defineJob(deliveryJobKind, Type.Object({ deliveryId: Type.String() }))

/** How many are on their way at once, each to another target: a site whose targets are silent keeps no other waiting. */
export const deliveryPace = { sitesAtOnce: 4, jobsOfSite: 2, isRefilled: true } as const

interface NewDelivery {
  readonly newId: () => string
  readonly nowMs: number
}

/** Puts a submission on its way to the targets of its form, in the transaction that stores it. */
export async function enqueueDeliveries(
  tables: Pick<SiteTables, 'formTargets' | 'formDeliveries' | 'jobs'>,
  submission: Submission,
  newDelivery: NewDelivery,
): Promise<void> {
  if (submission.isSpam) return
  for (const target of await tables.formTargets.ofForm(submission.formId))
    if (wantsSubmission(target, submission)) await beginDelivery(tables, target, submission.id, newDelivery)
}

/** Puts one submission on its way to one target; '' for a test. */
export async function beginDelivery(
  { formDeliveries, jobs }: Pick<SiteTables, 'formDeliveries' | 'jobs'>,
  { id: targetId, formId }: Pick<FormTarget, 'id' | 'formId'>,
  submissionId: string,
  { newId, nowMs }: NewDelivery,
): Promise<FormDelivery> {
  const delivery: FormDelivery = {
    id: newId(),
    targetId,
    formId,
    submissionId,
    state: 'waiting',
    jobId: newId(),
    createdAtMs: nowMs,
    beganAtMs: nowMs,
    tried: 0,
    nextAtMs: nowMs,
    tries: [],
  }
  await formDeliveries.save(delivery)
  await enqueueDelivery({ jobs }, delivery)
  return delivery
}

/** Enqueues the job that a delivery names, for when it is tried next. */
export async function enqueueDelivery(
  { jobs }: Pick<SiteTables, 'jobs'>,
  { id, jobId, nextAtMs }: FormDelivery,
): Promise<void> {
  if (nextAtMs === null) return
  await jobs.enqueue({ id: jobId, kind: deliveryJobKind, payload: { deliveryId: id }, runAtMs: nextAtMs })
}
