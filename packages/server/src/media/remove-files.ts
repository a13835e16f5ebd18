import { readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import type { MediaEntry } from '@vitrine/domain/media/media-entry'
import type { NewJob } from '@vitrine/store/jobs/jobs'
import { imageDir, imagesDir } from '../images/image-folder.ts'
import type { JobHandler } from '../jobs/job-handler.ts'
import { entryDir, entryFile } from './media-folders.ts'

/** Jobs that remove the bytes of what is no longer in the library. */
export const removeFilesKind = 'remove-files'

/** The job for a file, or for one version of it, to be enqueued in the transaction after which nobody needs it. */
export function removeFilesJob(
  jobId: string,
  {
    id,
    kind,
    version,
  }: { readonly id: string; readonly kind: MediaEntry['kind']; readonly version: number | null },
  nowMs: number,
): NewJob {
  return { id: jobId, kind: removeFilesKind, payload: { id, kind, version }, runAtMs: nowMs }
}

/** Removes the bytes, unless the library has them again. */
export function removeFiles({ dataDir }: { readonly dataDir: string }): JobHandler {
  return async ({ payload, store }) => {
    const { id, kind, version } = payload as { id: string; kind: MediaEntry['kind']; version: number | null }
    const entry = await store.media.find(id)
    if (entry && (version === null || entry.version === version)) return
    const { websiteId } = store
    if (kind !== 'picture') {
      const place =
        version === null ? entryDir(dataDir, websiteId, id) : entryFile(dataDir, websiteId, { id, version })
      return rm(place, { recursive: true, force: true })
    }
    if (version === null)
      return rm(path.join(imagesDir(dataDir), websiteId, id), { recursive: true, force: true })
    return removeVersion(imageDir(dataDir, { websiteId, imageId: id, version }))
  }
}

/** The first version of a picture lies beside the folders of those that came after it. */
async function removeVersion(dir: string): Promise<void> {
  const entries = await readdir(dir, { withFileTypes: true }).catch(() => [])
  for (const each of entries) if (each.isFile()) await rm(path.join(dir, each.name), { force: true })
}
