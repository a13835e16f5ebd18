import path from 'node:path'
import { codeOf } from '@vitrine/store/engine/errors'
import Sqlite from 'better-sqlite3'

/** A database is damaged: a copy of it would not bring the shop back. */
export class DamagedDatabaseError extends Error {
  override readonly name = 'DamagedDatabaseError'
  /** The name of its file. */
  readonly file: string

  constructor(file: string, cause: unknown) {
    super(`${file} is damaged`, { cause })
    this.file = path.basename(file)
  }
}

/** Goes over all pages of a copied database; throws a `DamagedDatabaseError` where one does not hold together. */
export function requireWhole(file: string): void {
  // Opened for writing: read alone, it would keep files beside it for the next reader.
  const database = new Sqlite(file, { fileMustExist: true })
  try {
    const found: unknown = database.pragma('quick_check(1)', { simple: true })
    if (found !== 'ok') throw new DamagedDatabaseError(file, found)
  } catch (error) {
    throw isDamage(error) ? new DamagedDatabaseError(file, error) : error
  } finally {
    database.close()
  }
}

/** Whether SQLite says of a file that it is damaged, or no database. */
export function isDamage(error: unknown): boolean {
  return /^SQLITE_(CORRUPT|NOTADB)/.test(codeOf(error))
}
