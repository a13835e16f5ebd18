import { rm, stat } from 'node:fs/promises'
import path from 'node:path'
import type { NewJob } from '@vitrine/store/jobs/jobs'
import { Type } from 'typebox'
import { imagesDir } from '../images/image-folder.ts'
import { defineJob } from '../jobs/define-job.ts'
import type { JobHandler } from '../jobs/job-handler.ts'
import { entryDir, uploadFile } from './media-folders.ts'

/** Jobs that clear away an upload that nobody goes on with. */
export const discardJobKind = 'discard-upload'

const discardJobs = defineJob(discardJobKind, Type.Object({ uploadId: Type.String() }))

/** How long an upload may lie still. */
const keptUnfinishedMs = 86_400_000

/** The job for an upload, to be enqueued in the transaction that begins it. */
export function discardJob(jobId: string, uploadId: string, nowMs: number): NewJob {
  return { id: jobId, kind: discardJobKind, payload: { uploadId }, runAtMs: nowMs + keptUnfinishedMs }
}

/** Clears an upload away a day after its last part; what a finish or a discard that a crash cut short left of it goes, too. */
export function discardUpload({
  dataDir,
  newId,
}: {
  readonly dataDir: string
  readonly newId: () => string
}): JobHandler {
  return async ({ payload, store, nowMs }) => {
    const { uploadId: id } = discardJobs.read(payload)
    const { websiteId } = store
    const file = uploadFile(dataDir, websiteId, id)
    const upload = await store.uploads.find(id)
    if (!upload) return rm(file, { force: true })
    const touchedAtMs = await stat(file).then(
      ({ mtimeMs }) => mtimeMs,
      () => 0,
    )
    if (touchedAtMs + keptUnfinishedMs > nowMs) {
      await store.jobs.enqueue(discardJob(newId(), upload.id, Math.floor(touchedAtMs)))
      return
    }
    await store.uploads.remove(upload.id)
    await rm(file, { force: true })
    if (upload.finishedAs !== undefined || (await store.media.find(upload.id))) return
    for (const dir of [
      entryDir(dataDir, websiteId, upload.id),
      path.join(imagesDir(dataDir), websiteId, upload.id),
    ])
      await rm(dir, { recursive: true, force: true })
  }
}
