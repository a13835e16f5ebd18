import { randomBytes } from 'node:crypto'
import type { Log } from '@vitrine/site/log'
import { FolderInUseError } from '@vitrine/store/engine/errors'
import { hasSqliteFile } from '@vitrine/store/engine/sqlite-database'
import { type MoveOutcome, moveToPostgres } from '@vitrine/store/move-to-postgres'
import { readDatabaseMark, writeDatabaseMark } from '../start/database-mark.ts'
import { openInstallation } from '../start/open-installation.ts'
import { openLog } from '../start/open-log.ts'
import { showProgress } from '../start/progress.ts'
import { readSettings, type Settings, SettingsError } from '../start/settings.ts'
import type { Command } from './command.ts'
import { readArguments } from './read-arguments.ts'

/** Moves everything of an installation from its SQLite file to the empty PostgreSQL database that `DATABASE_URL` names. */
export const moveToPostgresCommand: Command = async (args, { environment, rootDir }) => {
  const { words } = readArguments('move-to-postgres', args, {})
  if (words.length > 0) {
    console.error(`move-to-postgres takes nothing behind it; ${words.join(' ')} is too much.`)
    return 2
  }
  const settings = readSettings(environment, rootDir, false)
  const url = requireMovable(settings)
  const log = await openLog(settings.log, 'stderr')
  const outcome = await move(settings.dataDir, url, log)
  if (!outcome.ok) {
    console.error(notEmptyText(outcome.table))
    return 1
  }
  for (const line of movedLines(outcome)) console.log(line)
  // Notes in both places that they belong together, as the first start would.
  const { store } = await openInstallation(settings, log)
  await store.close()
  return 0
}

/** Returns the address of the database. */
function requireMovable({ databaseUrl, dataDir }: Settings): string {
  if (databaseUrl === null)
    throw new SettingsError(
      'Set DATABASE_URL to the address of an empty PostgreSQL database: the shop is moved there.',
    )
  if (readDatabaseMark(dataDir)?.kind === 'postgres')
    throw new SettingsError(`The shop of ${dataDir} is in PostgreSQL already.`)
  if (!hasSqliteFile(dataDir))
    throw new SettingsError(
      `There is no vitrine.sqlite in ${dataDir}. Set DATA_DIR to the folder that the server uses.`,
    )
  return databaseUrl
}

async function move(dataDir: string, url: string, log: Log): Promise<MoveOutcome> {
  const begunToken = () => {
    const mark = readDatabaseMark(dataDir)
    return mark?.kind === 'moving' ? mark.token : null
  }
  try {
    return await showProgress('Moving the shop to PostgreSQL', () =>
      moveToPostgres({
        dataDir,
        url,
        log,
        now: Date.now,
        token: randomBytes(12).toString('hex'),
        begunToken,
        noteBegun: (token) => writeDatabaseMark(dataDir, { kind: 'moving', token }),
      }),
    )
  } catch (error) {
    if (!(error instanceof FolderInUseError)) console.error(brokenOffText)
    throw error
  }
}

const brokenOffText =
  'The move was broken off. vitrine.sqlite is as it was, and the command can be run again.'

function movedLines({ tables, rows, sites, backup }: Extract<MoveOutcome, { ok: true }>): readonly string[] {
  const counted = (count: number, noun: string) =>
    `${count.toLocaleString('en')} ${noun}${count === 1 ? '' : 's'}`
  return [
    `Moved ${counted(sites, 'site')} to PostgreSQL: ${counted(rows, 'row')} of ${counted(tables, 'table')}, counted on both sides.`,
    `vitrine.sqlite is now ${backup}. Nothing opens it: keep it as a backup of this moment, or remove it.`,
    'Pictures, files, secret and test-gateway.sqlite stay in the data folder, and go on being used.',
    'Start the server with the same DATA_DIR and DATABASE_URL.',
  ]
}

function notEmptyText(table: string): string {
  return `The database of DATABASE_URL is not empty: there is something in ${table}. Nothing was moved.
Make a new database (createdb NAME), and set DATABASE_URL to its address.`
}
