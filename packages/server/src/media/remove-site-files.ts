import { rm } from 'node:fs/promises'
import path from 'node:path'
import { digitalDir } from '@vitrine/store/downloads/digital-place'
import { exportsDir } from '../exports/export-folder.ts'
import { imagesDir } from '../images/image-folder.ts'
import { importsDir } from '../lists/import/imports-dir.ts'
import type { Services } from '../services/services.ts'
import { formFilesDir, mediaDir, uploadsDir } from './media-folders.ts'

type RemovalServices = Pick<Services, 'store' | 'dataDir' | 'log'>

/**
 * Removes pictures and other files of sites that were removed; called after a removal, and at each start for what a crash left. Of what cannot be
 * removed the log is told, and it is tried again at the next start. Returns the ids of the sites of which files are left.
 */
export async function removeSiteFiles({ store, dataDir, log }: RemovalServices): Promise<readonly string[]> {
  const left: string[] = []
  for (const websiteId of await store.sites.removed()) {
    // Files of a site that came back are its own.
    const isGone =
      (await store.sites.find(websiteId)) !== undefined || (await areGone(websiteId, { dataDir, log }))
    if (isGone) await store.sites.forgetRemoved(websiteId)
    else left.push(websiteId)
  }
  return left
}

/**
 * Removes pictures of sites whose adding was cut short by a crash; called at a start. Only what the store was told of before is
 * looked at: folders that it does not know may be those of another database. `forMs` leaves alone what began a shorter time ago.
 * What cannot be removed is treated as that of removed sites.
 */
export async function removeAbandonedFiles(services: RemovalServices, forMs: number): Promise<void> {
  for (const websiteId of await services.store.sites.abandoned(forMs))
    await removeAnnouncedFiles(services, websiteId)
}

/** Removes the files of a site that was announced and came to nothing; false where some are left, as those of removed sites may be. */
export async function removeAnnouncedFiles(
  { store, dataDir, log }: RemovalServices,
  websiteId: string,
): Promise<boolean> {
  if (!(await areGone(websiteId, { dataDir, log }))) return false
  await store.sites.forgetAbandoned(websiteId)
  return true
}

async function areGone(
  websiteId: string,
  { dataDir, log }: Pick<RemovalServices, 'dataDir' | 'log'>,
): Promise<boolean> {
  try {
    await removeFolders(dataDir, websiteId)
    return true
  } catch (error) {
    log.warn({ site: websiteId, err: error }, 'Files of a site that is gone could not be removed')
    return false
  }
}

/** Removes all folders of a site, also behind one that cannot be removed; throws what was in the way of these. */
async function removeFolders(dataDir: string, websiteId: string): Promise<void> {
  const failures: unknown[] = []
  for (const folder of [
    imagesDir(dataDir),
    mediaDir(dataDir),
    uploadsDir(dataDir),
    exportsDir(dataDir),
    importsDir(dataDir),
    formFilesDir(dataDir),
    digitalDir(dataDir),
  ])
    await rm(path.join(folder, websiteId), { recursive: true, force: true }).catch((error: unknown) =>
      failures.push(error),
    )
  if (failures.length > 0) throw new AggregateError(failures, 'Not all folders of a site could be removed')
}
