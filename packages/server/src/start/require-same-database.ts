import { existsSync } from 'node:fs'
import path from 'node:path'
import { hasSqliteFile, sqliteFileName } from '@vitrine/store/engine/sqlite-database'
import { postgresHoldsSites, sqliteHoldsSites } from '@vitrine/store/move/holds-sites'
import { databaseMarkName, readDatabaseMark } from './database-mark.ts'
import { type Settings, SettingsError } from './settings.ts'

/**
 * Throws a `SettingsError` where the installation of a data folder has its tables in another database than the one that is set: a new shop would be
 * opened there, and the one that customers know would seem to be gone.
 */
export async function requireSameDatabase({
  databaseUrl,
  dataDir,
}: Pick<Settings, 'databaseUrl' | 'dataDir'>): Promise<void> {
  if (databaseUrl === null) requireSqlite(dataDir)
  else await requirePostgres(databaseUrl, dataDir)
}

function requireSqlite(dataDir: string): void {
  const mark = readDatabaseMark(dataDir)
  if (mark?.kind === 'postgres') throw new SettingsError(inPostgresText(dataDir))
  if (hasSqliteFile(dataDir) || !existsSync(path.join(dataDir, 'secret'))) return
  // One that is empty without a key is of a first start that was broken off.
  if (existsSync(path.join(dataDir, sqliteFileName))) throw new SettingsError(emptyFileText(dataDir))
  throw new SettingsError(mark?.kind === 'sqlite' ? fileGoneText(dataDir) : usedText(dataDir))
}

async function requirePostgres(url: string, dataDir: string): Promise<void> {
  const mark = readDatabaseMark(dataDir)
  if (mark?.kind === 'postgres') {
    if (mark.isUsed && !(await postgresHoldsSites(url))) throw new SettingsError(emptyText(dataDir))
    return
  }
  if (!sqliteHoldsSites(dataDir)) return
  if (!(await postgresHoldsSites(url))) throw new SettingsError(inFileText(dataDir))
  if (mark?.kind === 'moving') throw new SettingsError(brokenOffText)
  // Without a mark, the file may be what was left when the shop went to PostgreSQL.
  if (mark?.kind === 'sqlite') throw new SettingsError(otherSitesText(dataDir))
}

function inPostgresText(dataDir: string): string {
  return `The shop of ${dataDir} is in a PostgreSQL database, but DATABASE_URL is not set: a new, empty shop would be opened beside it.
Set DATABASE_URL to the address of that database. For a new shop, choose another folder with DATA_DIR.
If the shop is meant to go on from a vitrine.sqlite in this folder, remove the file ${databaseMarkName} there first.`
}

function emptyText(dataDir: string): string {
  return `The shop of ${dataDir} is in a PostgreSQL database, and the one of DATABASE_URL holds none: a new, empty shop would be opened in it.
Set DATABASE_URL to the address of the shop's database, or bring that database back from a backup. For a new shop, choose another folder with DATA_DIR.
If all sites were removed on purpose, remove the file ${databaseMarkName} in this folder.`
}

function usedText(dataDir: string): string {
  return `The folder ${dataDir} was used by a shop, but there is no vitrine.sqlite in it, and DATABASE_URL is not set.
If the shop is in a PostgreSQL database, set DATABASE_URL to its address. If it was in vitrine.sqlite, bring that file back from a backup.
For a new shop, choose another folder with DATA_DIR.`
}

function fileGoneText(dataDir: string): string {
  return `The shop of ${dataDir} was in vitrine.sqlite, and that file is not there any more.
Bring it back from a backup. For a new shop, choose another folder with DATA_DIR.`
}

function emptyFileText(dataDir: string): string {
  return `The folder ${dataDir} was used by a shop, and vitrine.sqlite there is empty: a new, empty shop would be opened in it.
If the shop was in vitrine.sqlite, bring that file back from a backup. If it is in a PostgreSQL database, set DATABASE_URL to its address.
For a new shop, choose another folder with DATA_DIR.`
}

function inFileText(dataDir: string): string {
  return `The shop of ${dataDir} is in the file vitrine.sqlite there, and the database of DATABASE_URL holds none: a new, empty shop would be opened in it.
To move the shop to that database, run npm run -s vitrine -- move-to-postgres with the same settings.
To go on with the file, leave DATABASE_URL out. For a new shop, choose another folder with DATA_DIR.`
}

function otherSitesText(dataDir: string): string {
  return `The shop of ${dataDir} is in the file vitrine.sqlite there, and the database of DATABASE_URL holds another one.
To go on with the file, leave DATABASE_URL out. To go on with the one in the database, move vitrine.sqlite to another place.`
}

const brokenOffText = `The shop was being moved to the database of DATABASE_URL, and the last step is not done.
Run npm run -s vitrine -- move-to-postgres again with the same settings.`
