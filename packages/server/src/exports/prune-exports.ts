import { rm } from 'node:fs/promises'
import { exportKeptMs } from '@vitrine/domain/exports/data-export'
import type { SiteStore } from '@vitrine/store/store'
import type { Services } from '../services/services.ts'
import { exportFile } from './export-folder.ts'

/** Removes exports of a site, with their files, that are older than they are kept. */
export async function pruneExports(
  store: SiteStore,
  { dataDir, clock }: Pick<Services, 'dataDir' | 'clock'>,
): Promise<void> {
  for (const id of await store.exports.removeOld(clock() - exportKeptMs))
    await rm(exportFile(dataDir, store.websiteId, id), { force: true })
}
