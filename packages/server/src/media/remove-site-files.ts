import { rm } from 'node:fs/promises'
import path from 'node:path'
import { digitalDir } from '@vitrine/store/downloads/digital-place'
import type { Store } from '@vitrine/store/store'
import { exportsDir } from '../exports/export-folder.ts'
import { imagesDir } from '../images/image-folder.ts'
import { importsDir } from '../lists/import/imports-dir.ts'
import { formFilesDir, mediaDir, uploadsDir } from './media-folders.ts'

/** Removes pictures and other files of sites that were removed; called after a removal, and at each start for what a crash left. */
export async function removeSiteFiles(store: Store, dataDir: string): Promise<void> {
  for (const websiteId of await store.sites.removed()) {
    await removeFolders(dataDir, websiteId)
    await store.sites.forgetRemoved(websiteId)
  }
}

/**
 * Removes pictures of sites whose adding was cut short by a crash; called at a start. Only what the store was told of before is
 * looked at: folders that it does not know may be those of another database. `forMs` leaves alone what began a shorter time ago.
 */
export async function removeAbandonedFiles(store: Store, dataDir: string, forMs: number): Promise<void> {
  for (const websiteId of await store.sites.abandoned(forMs)) {
    await removeFolders(dataDir, websiteId)
    await store.sites.forgetAbandoned(websiteId)
  }
}

/** Removes the files of a site that was announced and came to nothing. */
export async function removeAnnouncedFiles(store: Store, dataDir: string, websiteId: string): Promise<void> {
  await removeFolders(dataDir, websiteId)
  await store.sites.forgetAbandoned(websiteId)
}

async function removeFolders(dataDir: string, websiteId: string): Promise<void> {
  for (const folder of [
    imagesDir(dataDir),
    mediaDir(dataDir),
    uploadsDir(dataDir),
    exportsDir(dataDir),
    importsDir(dataDir),
    formFilesDir(dataDir),
    digitalDir(dataDir),
  ])
    await rm(path.join(folder, websiteId), { recursive: true, force: true })
}
