import { rm } from 'node:fs/promises'
import { exportKeptMs } from '@vitrine/domain/exports/data-export'
import type { SiteStore } from '@vitrine/store/store'
import type { Services } from '../services/services.ts'
import { exportFile } from './export-folder.ts'

/**
 * Removes exports of a site that are older than they are kept. Each goes behind its file: one whose file cannot be removed stays, is told in the log, and
 * is tried again the next time.
 */
export async function pruneExports(
  store: SiteStore,
  { dataDir, clock, log }: Pick<Services, 'dataDir' | 'clock' | 'log'>,
): Promise<void> {
  const beforeMs = clock() - exportKeptMs
  let afterId = ''
  for (;;) {
    const ids = await store.exports.old(beforeMs, afterId)
    const last = ids.at(-1)
    if (last === undefined) return
    afterId = last
    const gone: string[] = []
    for (const id of ids)
      try {
        await rm(exportFile(dataDir, store.websiteId, id), { force: true })
        gone.push(id)
      } catch (error) {
        log.warn(
          { site: store.websiteId, export: id, err: error },
          'The file of an export could not be removed',
        )
      }
    await store.exports.forget(gone)
  }
}
