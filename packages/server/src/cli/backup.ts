import { existsSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { syncFolder } from '@vitrine/site/moving/sync-folder'
import { codeOf, isDiskFull } from '@vitrine/store/engine/errors'
import { hasSqliteFile } from '@vitrine/store/engine/sqlite-database'
import { readDatabaseMark } from '../start/database-mark.ts'
import { whyNoFolder } from '../start/prepare-folders.ts'
import { readSettings, SettingsError } from '../start/settings.ts'
import { copyInstallation } from './backup/copy-installation.ts'
import { DamagedDatabaseError } from './backup/require-whole.ts'
import type { Command } from './command.ts'
import { readArguments } from './read-arguments.ts'
import { untilBrokenOff } from './until-broken-off.ts'

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
  if (!(await untilBrokenOff((signal) => copyTo(place, dataDir, signal)))) return 1
  console.log(`The backup is in ${place}. Only you can read it: customers are in it.`)
  if (isPostgres) console.log('The shop is in PostgreSQL: make a copy of that with pg_dump, before this one.')
  return 0
}

/** Copies under a name beside until all is there and on the disk: half a backup may be taken for a whole one. Says so and returns false where it cannot be. */
async function copyTo(place: string, dataDir: string, signal: AbortSignal): Promise<boolean> {
  const part = `${place}.part`
  if (!(await makeFolder(place, part))) return false
  try {
    await copyInstallation(dataDir, part, signal)
    await rename(part, place)
    await syncFolder(path.dirname(place))
    return true
  } catch (error) {
    await rm(part, { recursive: true, force: true })
    if (codeOf(error) === 'ENOTEMPTY') return refuse(thereText(place))
    if (error instanceof DamagedDatabaseError) return refuse(damagedText(path.join(dataDir, error.file)))
    if (!isFull(error)) throw error
    return refuse(`The disk of ${place} is full: there is no room for the backup. Make room, and try again.`)
  }
}

const isFull = (error: unknown) => isDiskFull(error) || codeOf(error) === 'SQLITE_FULL'

/** Makes the folder of a backup that is not whole, for its user alone; says so and returns false where that cannot be. */
async function makeFolder(place: string, part: string): Promise<boolean> {
  if (existsSync(place)) return refuse(thereText(place))
  try {
    await mkdir(part, { mode: 0o700 })
    return true
  } catch (error) {
    return refuse(codeOf(error) === 'EEXIST' ? remainsText(part) : reasonOf(place, error))
  }
}

function refuse(line: string): false {
  console.error(line)
  return false
}

function damagedText(file: string): string {
  return `${file} is damaged: a copy of it would not bring the shop back, and none was made. Keep the backups that there are, stop the server, and bring the last good one back.`
}

function thereText(place: string): string {
  return `${place} is there already: name a folder that is to be made.`
}

function remainsText(part: string): string {
  return `${part} is there already: a backup that was killed left it, or another one is being made. Remove it in the first case.`
}

function reasonOf(place: string, error: unknown): string {
  switch (codeOf(error)) {
    case 'ENOENT':
      return `There is no folder ${path.dirname(place)} to put the backup into.`
    default:
      return `The backup cannot be put into ${place}: ${whyNoFolder(error)}`
  }
}
