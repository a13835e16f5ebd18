import { readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { isImportUnderWay } from '@vitrine/domain/lists/file-import'
import type { SiteStore } from '@vitrine/store/store'
import type { Services } from '../../services/services.ts'
import { importsDir } from './imports-dir.ts'

/**
 * Removes files that no import waits for: a server that was killed left them while they came in or were looked at. Called at a start. Only those of
 * sites that the store knows are looked at: others may be those of another database. `forMs` leaves alone what was written a shorter time ago.
 * What cannot be removed, such as a folder that somebody put there, is told in the log and stays: no start waits for it.
 */
export async function removeLeftImportFiles(
  { store, dataDir, log }: Pick<Services, 'store' | 'dataDir' | 'log'>,
  forMs: number,
): Promise<void> {
  for (const websiteId of await namesIn(importsDir(dataDir))) {
    if (!(await store.sites.find(websiteId))) continue
    const folder = path.join(importsDir(dataDir), websiteId)
    for (const name of await namesIn(folder)) {
      const file = path.join(folder, name)
      if ((await isLeft(file, forMs)) && !(await isWaitedFor(name, store.site(websiteId))))
        await rm(file, { force: true }).catch((error: unknown) =>
          log.warn({ site: websiteId, file, err: error }, 'A file that an import left could not be removed'),
        )
    }
  }
}

async function isLeft(file: string, forMs: number): Promise<boolean> {
  const written = await stat(file).catch(() => null)
  return written !== null && written.mtimeMs + forMs <= Date.now()
}

async function isWaitedFor(name: string, store: SiteStore): Promise<boolean> {
  const [, kind, id = ''] = /^(subscribers-)?(.+)\.csv$/.exec(name) ?? []
  const found = await (kind ? store.subscriberImports : store.productImports).find(id)
  return found !== undefined && isImportUnderWay(found)
}

/** None where there is no such folder. */
function namesIn(folder: string): Promise<readonly string[]> {
  return readdir(folder).catch(() => [])
}
