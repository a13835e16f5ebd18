import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { codeOf, FolderInUseError } from './errors.ts'

/** Holds a data folder until it is released. */
export interface FolderLock {
  readonly release: () => void
}

/**
 * Takes the data folder for this process, or throws a `FolderInUseError`. The lock is an exclusive transaction on a tiny
 * SQLite file, so the operating system holds it: it ends with the process, even by kill -9, and never becomes stale.
 */
export function lockFolder(dataDir: string): FolderLock {
  const file = new Sqlite(join(dataDir, 'lock'))
  try {
    file.pragma('busy_timeout = 0')
    // Nothing is ever written to it: without a journal file, it can be taken on a full disk, too.
    file.pragma('journal_mode = MEMORY')
    file.exec('begin exclusive')
  } catch (error) {
    file.close()
    if (codeOf(error).startsWith('SQLITE_BUSY')) throw new FolderInUseError(dataDir)
    throw error
  }
  return { release: () => file.close() }
}
