import { rm } from 'node:fs/promises'
import { isRecord } from '@vitrine/domain/shapes/is-record'
import { uploadedTemplatesDir } from '@vitrine/site/templates/template-place'
import type { NewJob } from '@vitrine/store/jobs/jobs'
import type { JobHandler } from '../jobs/job-handler.ts'
import type { Services } from '../services/services.ts'
import { incomingDir } from './take-template.ts'

/** Jobs that clear away what was set aside of a template that was removed. */
export const forgetTemplateKind = 'forget-template'

/** The job for what lies aside, to be enqueued in the transaction after which nobody needs it: a crash behind it brings nothing back. */
export function forgetTemplateJob(jobId: string, asideId: string, nowMs: number): NewJob {
  return { id: jobId, kind: forgetTemplateKind, payload: { asideId }, runAtMs: nowMs }
}

/** Clears away what was set aside. */
export function forgetTemplate({ dataDir }: Pick<Services, 'dataDir'>): JobHandler {
  return async ({ payload }) => {
    const asideId = isRecord(payload) ? payload.asideId : null
    // Jobs come along with a saved site, from elsewhere: nothing but a folder of ours is named.
    if (typeof asideId !== 'string' || !/^[0-9a-f]{24}$/.test(asideId)) return
    await rm(incomingDir(uploadedTemplatesDir(dataDir), asideId), { recursive: true, force: true })
  }
}
