import type { NewJob } from '@vitrine/store/jobs/jobs'
import { Type } from 'typebox'
import { defineJob } from '../jobs/define-job.ts'
import { type JobHandler, PermanentJobError } from '../jobs/job-handler.ts'
import { aheadKinds, type ImageRenditions } from './image-renditions.ts'

/** Jobs that have the sizes of a new picture made ahead. */
export const prepareJobKind = 'prepare-picture'

const prepareJobs = defineJob(prepareJobKind, Type.Object({ imageId: Type.String() }))

/** The job for a picture, to be enqueued in the transaction that keeps it. */
export function prepareJob(jobId: string, imageId: string, nowMs: number): NewJob {
  return { id: jobId, kind: prepareJobKind, payload: { imageId }, runAtMs: nowMs }
}

/** Hands a picture on to be made ready. The job is done with that: what a crash leaves is made at the next start, or when it is asked for. */
export function preparePicture(renditions: Pick<ImageRenditions, 'prepareAll'>): JobHandler {
  return async ({ payload, store }) => {
    const image = await store.media.find(prepareJobs.read(payload).imageId)
    if (image?.kind !== 'picture') throw new PermanentJobError('There is no such picture')
    const { version, widthPx } = image
    const picture = { websiteId: store.websiteId, imageId: image.id, version, widthPx }
    void (async () => {
      for (const kind of aheadKinds) await renditions.prepareAll(picture, kind)
    })()
  }
}
