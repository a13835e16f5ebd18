import { existsSync } from 'node:fs'
import { chmod, copyFile, mkdir, open, readdir, stat, utimes } from 'node:fs/promises'
import path from 'node:path'
import { syncFolder } from '@vitrine/site/moving/sync-folder'
import { codeOf } from '@vitrine/store/engine/errors'
import { sqliteFileName } from '@vitrine/store/engine/sqlite-database'
import Sqlite from 'better-sqlite3'
import { isDamage } from './is-damage.ts'
import { DamagedDatabaseError, requireWhole } from './require-whole.ts'

/** The books of the test gateway belong to the database, and are copied as it is. */
const databases = [sqliteFileName, 'test-gateway.sqlite']

/** What else cannot be made again, or asked for again, of a data folder (docs/operations.md). */
const others = ['images', 'media', 'digital-files', 'form-files', 'templates', 'secret', 'database']

/**
 * Copies what a shop needs to go on from its data folder to another, while it runs. Databases come first, so that each file that they name is among
 * those behind them, unless it is removed or replaced meanwhile. All of it is on the disk then, but for the name of the folder. It ends at the next file,
 * or within one of the databases, when it is told to. Throws a `DamagedDatabaseError` where a copied database cannot be used.
 */
export async function copyInstallation(dataDir: string, target: string, signal: AbortSignal): Promise<void> {
  await copyDatabases(dataDir, target, signal)
  for (const name of others) await copyEntry(path.join(dataDir, name), path.join(target, name), signal)
  await syncFolder(target)
}

/** Copies what is committed, and nothing that is written meanwhile: all of them as they are when the first is begun, so that their books agree. */
async function copyDatabases(dataDir: string, target: string, signal: AbortSignal): Promise<void> {
  signal.throwIfAborted()
  const held: HeldDatabase[] = []
  try {
    for (const name of databases) {
      const from = path.join(dataDir, name)
      if (existsSync(from)) held.push({ from, to: path.join(target, name), database: holdDatabase(from) })
    }
    for (const each of held) await copyDatabase(each, signal)
  } finally {
    for (const { database } of held) database.close()
  }
}

interface HeldDatabase {
  readonly from: string
  readonly to: string
  readonly database: Sqlite.Database
}

/** What is read at one moment is copied from that moment: else the copy would begin again whenever the shop writes in between. */
function holdDatabase(from: string): Sqlite.Database {
  const database = new Sqlite(from, { fileMustExist: true })
  try {
    database.pragma('busy_timeout = 5000')
    database.exec('begin')
    database.prepare('select count(*) from sqlite_schema').get()
    return database
  } catch (error) {
    database.close()
    throw isDamage(error) ? new DamagedDatabaseError(from, error) : error
  }
}

async function copyDatabase({ from, to, database }: HeldDatabase, signal: AbortSignal): Promise<void> {
  try {
    await database.backup(to, {
      progress: () => {
        signal.throwIfAborted()
        return pagesAtOnce
      },
    })
  } catch (error) {
    throw isDamage(error) ? new DamagedDatabaseError(from, error) : error
  }
  database.close()
  await requireWhole(to, signal)
  await syncFile(to)
}

/** Signals are heard in between. */
const pagesAtOnce = 1_000

/** Copies a file, or a folder with all that is in it; what is not there, or was removed meanwhile, is passed over. */
async function copyEntry(from: string, to: string, signal: AbortSignal): Promise<void> {
  signal.throwIfAborted()
  try {
    const entry = await stat(from)
    if (!entry.isDirectory()) {
      await copyFile(from, to)
      // A copy is as open as what it is of.
      await chmod(to, 0o600)
      await utimes(to, entry.atime, entry.mtime)
      return await syncFile(to)
    }
    await mkdir(to, { mode: 0o700 })
    for (const name of await readdir(from))
      await copyEntry(path.join(from, name), path.join(to, name), signal)
    await syncFolder(to)
  } catch (error) {
    if (codeOf(error) !== 'ENOENT' || existsSync(from)) throw error
  }
}

async function syncFile(file: string): Promise<void> {
  const handle = await open(file, 'r+')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
