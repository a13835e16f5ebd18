import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import type { Site } from '@vitrine/domain/website/site'
import { type Sealing, type WrittenArchive, writeArchive } from '@vitrine/site/moving/write-archive'
import { templateDir } from '@vitrine/site/templates/template-place'
import { codeOf, isDiskFull } from '@vitrine/store/engine/errors'
import type { Services } from '../services/services.ts'
import { type ArchiveKey, makeArchiveKey } from './archive-key.ts'
import { installationName } from './installation-name.ts'
import { findMarked, nameMarked } from './keyed/persons.ts'
import { type KeyChange, sealRowsAgain } from './keyed/seal-rows-again.ts'
import { filesOfSite } from './site-folders.ts'
import { hashTemplate, zipTemplate } from './template-files.ts'

type SaveServices = Pick<
  Services,
  'store' | 'gateways' | 'dataDir' | 'siteDir' | 'secret' | 'clock' | 'newToken'
> & { readonly signal?: AbortSignal }

/** Where a site is saved, and how it can be opened elsewhere. */
export interface SaveRequest {
  readonly site: Site
  readonly file: string
  /** By which an installation with another key can open it; null: only one with the same can. */
  readonly passphrase: string | null
}

/** What was saved. */
export interface SavedSite extends WrittenArchive {
  /** How many rows of a table there are whose secret could not be opened. */
  readonly lost: ReadonlyMap<string, number>
}

/** Saves a site to a file that is not there yet; one that comes there meanwhile stays. */
export async function saveSite(
  { site, file, passphrase }: SaveRequest,
  services: SaveServices,
): Promise<SavedSite | 'file-there'> {
  if (existsSync(file)) return 'file-there'
  const { store, gateways, secret } = services
  const lost = new Map<string, number>()
  const key = passphrase === null ? null : await makeArchiveKey(passphrase)
  const token = services.newToken(6)
  const zip = `${file}.${token}.zip`
  try {
    const written = await writeArchive(file, site, {
      store,
      books: gateways.books,
      files: filesOfSite(path.resolve(services.dataDir), site.id),
      template: await templateOf(site, zip, services),
      installation: installationName(secret),
      savedAtMs: services.clock(),
      token,
      signal: services.signal,
      sealing: key && sealingBy(key, { websiteId: site.id, from: secret, to: key.key }, lost),
    })
    return { ...written, lost }
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return 'file-there'
    // The system does not say on which disk: what is written here is this file, and its template beside it.
    throw isDiskFull(error) && error instanceof Error ? Object.assign(error, { path: file }) : error
  } finally {
    await rm(zip, { force: true })
  }
}

/** The template of a site: as a zip file, if it was uploaded. */
async function templateOf({ templateId }: Site, zip: string, services: SaveServices) {
  const dir = templateDir(templateId, services)
  const hash = await hashTemplate(dir)
  if (hash === null) return null
  if (!templateId?.startsWith('templates/')) return { hash, zip: null }
  await zipTemplate(dir, zip)
  return { hash, zip }
}

function sealingBy({ noted, key }: ArchiveKey, change: KeyChange, lost: Map<string, number>): Sealing {
  const lose = (table: string) => void lost.set(table, (lost.get(table) ?? 0) + 1)
  return {
    noted,
    begin: async (of) => {
      const known = await findMarked(of, { websiteId: change.websiteId, secret: change.from })
      return (rows) => nameMarked(sealRowsAgain(rows, change, lose), known, key)
    },
  }
}
