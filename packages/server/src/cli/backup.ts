import { existsSync } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { codeOf } from '@vitrine/store/engine/errors'
import { hasSqliteFile } from '@vitrine/store/engine/sqlite-database'
import { readDatabaseMark } from '../start/database-mark.ts'
import { whyNoFolder } from '../start/prepare-folders.ts'
import { readSettings, SettingsError } from '../start/settings.ts'
import { copyInstallation } from './backup/copy-installation.ts'
import type { Command } from './command.ts'
import { readArguments } from './read-arguments.ts'

const usage = 'Usage: npm run -s vitrine -- backup FOLDER'

/** Copies all of an installation that cannot be made again to a new folder, also beside the running shop. */
export const backupCommand: Command = async (args, { environment, rootDir }) => {
  const { words } = readArguments('backup', args, {})
  const [folder, ...rest] = words
  if (folder === undefined || rest.length > 0) {
    console.error(usage)
    return 2
  }
  const { dataDir, databaseUrl } = readSettings(environment, rootDir, false)
  const isPostgres = databaseUrl !== null || readDatabaseMark(dataDir)?.kind === 'postgres'
  if (isPostgres ? !existsSync(path.join(dataDir, 'secret')) : !hasSqliteFile(dataDir))
    throw new SettingsError(
      `There is no installation in ${dataDir}. Set DATA_DIR to the folder that the server uses.`,
    )
  const place = path.resolve(environment.INIT_CWD ?? process.cwd(), folder)
  if (!(await makeFolder(place))) return 1
  try {
    await copyInstallation(dataDir, place)
  } catch (error) {
    // Half a backup may be taken for a whole one.
    await rm(place, { recursive: true, force: true })
    if (!isFull(error)) throw error
    console.error(`The disk of ${place} is full: there is no room for the backup. Make room, and try again.`)
    return 1
  }
  console.log(`The backup is in ${place}. Only you can read it: customers are in it.`)
  if (isPostgres) console.log('The shop is in PostgreSQL: make a copy of that with pg_dump, before this one.')
  return 0
}

const isFull = (error: unknown) => ['ENOSPC', 'SQLITE_FULL'].includes(codeOf(error))

/** Makes a folder for its user alone; says so and returns false where that cannot be. */
async function makeFolder(place: string): Promise<boolean> {
  try {
    await mkdir(place, { mode: 0o700 })
    return true
  } catch (error) {
    console.error(reasonOf(place, error))
    return false
  }
}

function reasonOf(place: string, error: unknown): string {
  switch (codeOf(error)) {
    case 'EEXIST':
      return `${place} is there already: name a folder that is to be made.`
    case 'ENOENT':
      return `There is no folder ${path.dirname(place)} to put the backup into.`
    default:
      return `The backup cannot be put into ${place}: ${whyNoFolder(error)}`
  }
}
