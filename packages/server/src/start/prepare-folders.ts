import { constants } from 'node:fs'
import { access, mkdir, stat } from 'node:fs/promises'
import path from 'node:path'
import { codeOf } from '@vitrine/store/engine/errors'
import { type Settings, SettingsError } from './settings.ts'

/** Makes the data folder, for its user alone, when it is not there; throws a `SettingsError` when it can be none, or cannot be written to. */
export async function prepareDataFolder(dataDir: string): Promise<void> {
  try {
    await mkdir(dataDir, { recursive: true, mode: 0o700 })
    await access(dataDir, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch (error) {
    throw new SettingsError(`DATA_DIR is ${dataDir}, but ${reasonOf(error)}`)
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

function reasonOf(error: unknown): string {
  const code = codeOf(error)
  if (code === 'EEXIST' || code === 'ENOTDIR') return 'a file is in its place.'
  if (code === 'EROFS') return 'it lies on a disk that is mounted for reading only.'
  if (code === 'EACCES' || code === 'EPERM')
    return 'the user that runs Vitrine may not read and write there. Give the folder to that user.'
  return `it cannot be made: ${error instanceof Error ? error.message : error}`
}
