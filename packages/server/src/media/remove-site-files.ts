import { rm } from 'node:fs/promises'
import path from 'node:path'
import type { Store } from '@vitrine/store/store'
import { imagesDir } from '../images/image-folder.ts'
import { mediaDir, uploadsDir } from './media-folders.ts'

/** Removes pictures and other files of sites that were removed; called after a removal, and at each start for what a crash left. */
export async function removeSiteFiles(store: Store, dataDir: string): Promise<void> {
  for (const websiteId of await store.sites.removed()) {
    for (const folder of [imagesDir(dataDir), mediaDir(dataDir), uploadsDir(dataDir)])
      await rm(path.join(folder, websiteId), { recursive: true, force: true })
    await store.sites.forgetRemoved(websiteId)
  }
}
