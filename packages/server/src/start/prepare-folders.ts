import { constants } from 'node:fs'
import { access, chmod, mkdir, readdir, stat } from 'node:fs/promises'
import path from 'node:path'
import { codeOf } from '@vitrine/store/engine/errors'
import { type Settings, SettingsError } from './settings.ts'

/** Makes the data folder, for its user alone, when it is not there; throws a `SettingsError` when it can be none, or cannot be written to. */
export async function prepareDataFolder(dataDir: string): Promise<void> {
  try {
    await makeFolder(dataDir)
    await access(dataDir, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch (error) {
    throw new SettingsError(`DATA_DIR is ${dataDir}, but ${whyNoFolder(error)}`)
  }
}

/** Makes a folder and those above it. Node's own way tries without end where the system has no room for folders, as in /proc. */
async function makeFolder(dir: string): Promise<void> {
  if ((await stat(dir).catch(() => null))?.isDirectory()) return
  const parent = path.dirname(dir)
  if (parent !== dir) await makeFolder(parent)
  await mkdir(dir, { mode: 0o700 }).catch(async (error: unknown) => {
    // Another server that starts at the same time may have made it.
    if (!(await stat(dir).catch(() => null))?.isDirectory()) throw error
  })
}

/** Of the data folder alone, which a version before may have written so that others can read it. What else lies there is the operator's. */
const ourName =
  /^(vitrine.*\.sqlite|test-gateway\.sqlite)(-wal|-shm|-journal)?$|^(lock|secret|database|control\.json|images|media|digital-files|form-files|uploads|templates|exports|imports|cache)$/

/** Lets nobody but its user read what lies in a data folder: customers are in it, and their files. */
export async function closeToOthers(dataDir: string): Promise<void> {
  for (const name of await readdir(dataDir)) {
    if (!ourName.test(name)) continue
    const place = path.join(dataDir, name)
    // A running server may have taken it away since.
    const mode = (await stat(place).catch(() => null))?.mode ?? 0
    // What belongs to somebody else, or lies on a drive without modes, stays as it is.
    if ((mode & 0o077) !== 0) await chmod(place, mode & 0o700).catch(() => {})
  }
}

/** Throws a `SettingsError` when there is no folder at the place of the site template, or none with a template in it. */
export async function requireSiteFolder({ siteDir }: Pick<Settings, 'siteDir'>): Promise<void> {
  const folder = await stat(siteDir).catch(() => null)
  if (!folder?.isDirectory())
    throw new SettingsError(`SITE_DIR is ${siteDir}, but there is no folder of that name.`)
  const conf = await stat(path.join(siteDir, 'template.conf')).catch(() => null)
  if (!conf?.isFile())
    throw new SettingsError(
      `SITE_DIR is ${siteDir}, but there is no template.conf in it. Name the folder of a site template.`,
    )
}

/** Why there can be no folder of ours at a place, for whoever named it. */
export function whyNoFolder(error: unknown): string {
  const code = codeOf(error)
  if (code === 'EEXIST' || code === 'ENOTDIR') return 'a file is in its place.'
  if (code === 'ENOENT') return 'no folder can be made there.'
  if (code === 'EROFS') return 'it lies on a disk that is mounted for reading only.'
  if (code === 'EACCES' || code === 'EPERM')
    return 'the user that runs Vitrine may not read and write there. Give the folder to that user.'
  return `it cannot be made: ${error instanceof Error ? error.message : error}`
}
