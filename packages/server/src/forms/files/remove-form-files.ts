import { readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { formFileLimits } from '@vitrine/domain/forms/files/file-field'
import { formFilesJobKind } from '@vitrine/store/forms/files/form-file-rows'
import type { NewJob } from '@vitrine/store/jobs/jobs'
import type { SiteStore } from '@vitrine/store/store'
import type { JobHandler } from '../../jobs/job-handler.ts'
import { formFilesDir } from '../../media/media-folders.ts'
import type { Services } from '../../services/services.ts'
import { formFilePlace } from './file-folder.ts'

const hourMs = 3_600_000

/** The job that looks after what waited for too long: one for all files of an hour. */
export function expiryJob(nowMs: number): NewJob {
  const hour = Math.floor(nowMs / hourMs) + 1
  return {
    id: `form-files-of-${hour}`,
    kind: formFilesJobKind,
    payload: null,
    runAtMs: hour * hourMs + formFileLimits.pendingMs,
  }
}

/** Removes the bytes of files whose submission is gone, or never came. */
export function removeFormFiles({ dataDir }: Pick<Services, 'dataDir'>): JobHandler {
  return async ({ store, nowMs }) => {
    await store.formFiles.expire(nowMs - formFileLimits.pendingMs)
    await removeGone(store, dataDir)
  }
}

/** Removes what was given up by a visitor, or by the removal of its submission. */
export async function removeGone(store: SiteStore, dataDir: string): Promise<void> {
  for (;;) {
    const ids = await store.formFiles.gone(200)
    for (const id of ids) {
      await rm(formFilePlace(dataDir, store.websiteId, id), { force: true })
      await store.formFiles.forget(id)
    }
    if (ids.length === 0) return
  }
}

/** Once a day: what waited for too long, and what a crash left on the disk of which the store knows nothing. */
export async function pruneFormFiles(
  store: SiteStore,
  { dataDir, clock }: Pick<Services, 'dataDir' | 'clock'>,
): Promise<void> {
  const nowMs = clock()
  await store.formFiles.expire(nowMs - formFileLimits.pendingMs)
  await removeGone(store, dataDir)
  const folder = path.join(formFilesDir(dataDir), store.websiteId)
  for (const name of await readdir(folder).catch(() => [])) {
    const file = path.join(folder, name)
    const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: nowMs }))
    const isOld = mtimeMs + formFileLimits.pendingMs < nowMs
    if (isOld && !(await store.formFiles.find(name))) await rm(file, { force: true })
  }
}
