import { existsSync } from 'node:fs'
import { removeAnnouncedFiles, removeSiteFiles } from '../media/remove-site-files.ts'
import type { Services } from '../services/services.ts'
import { siteFolders } from './site-folders.ts'

/** Another server on the same PostgreSQL may be bringing it in at the moment. */
const othersBringMs = 3_600_000

/** Clears away what was left of a site that was removed, or did not come in; false where there are files that may be somebody's. */
export async function makeRoom(
  siteId: string,
  services: Pick<Services, 'store' | 'dataDir' | 'log'>,
): Promise<boolean> {
  const { store, dataDir } = services
  await removeSiteFiles(services)
  // One of its folders cannot be removed: the log says which.
  if ((await store.sites.removed()).includes(siteId)) return false
  const forMs = store.engine === 'sqlite' ? 0 : othersBringMs
  const isCutShort = (await store.sites.abandoned(forMs)).includes(siteId)
  if (isCutShort && !(await removeAnnouncedFiles(services, siteId))) return false
  return !siteFolders(dataDir, siteId).some((folder) => existsSync(folder))
}
