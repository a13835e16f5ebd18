/** Nothing can be written, because the disk (or the database's quota) is full. Reading goes on; writing works again when there is room. */
export class StorageFullError extends Error {
  override readonly name = 'StorageFullError'

  constructor(cause: unknown) {
    super('The disk is full: nothing can be saved until there is room again.', { cause })
  }
}

/** The database cannot be reached or does not answer in time; trying again later may help. */
export class StoreUnavailableError extends Error {
  override readonly name = 'StoreUnavailableError'

  constructor(cause: unknown) {
    super('The database does not answer at the moment.', { cause })
  }
}

/** Whether the store itself failed: what failed for it may be tried again as it is. */
export function isStoreError(error: unknown): boolean {
  return error instanceof StorageFullError || error instanceof StoreUnavailableError
}

/** Whether the system found no room for a file: on the disk, or in what its user may fill. */
export function isDiskFull(error: unknown): boolean {
  return ['ENOSPC', 'EDQUOT'].includes(codeOf(error))
}

/** What an error of SQLite means for whoever writes: that the disk is full, or that the database cannot be reached; any other as it is. */
export function sqliteErrorOf(error: unknown): unknown {
  const code = codeOf(error)
  const isFull = code === 'SQLITE_FULL' || code === 'ENOSPC' || code === 'SQLITE_IOERR_WRITE'
  if (isFull) return new StorageFullError(error)
  return isFileFault.test(code) ? new StoreUnavailableError(error) : error
}

/** The file cannot be read, is damaged or is not there. */
const isFileFault = /^SQLITE_(IOERR|CORRUPT|NOTADB|CANTOPEN|READONLY|BUSY|PROTOCOL)/

/** Another process uses the data folder. */
export class FolderInUseError extends Error {
  override readonly name = 'FolderInUseError'
  readonly dataDir: string

  /** `holder` tells which process that is, where that is known. */
  constructor(dataDir: string, holder = '') {
    super(
      `The data folder ${dataDir} is in use by another Vitrine process${holder}. Stop that one first, or choose another folder with DATA_DIR.`,
    )
    this.dataDir = dataDir
  }
}

/** Work without locks came to what needs them: it is run again with locks. */
export class LocksNeededError extends Error {
  override readonly name = 'LocksNeededError'

  constructor() {
    super('This cannot be done without locks.')
  }
}

/** What a transaction read was changed by another that it waited for: it is run again from its beginning. */
export class ClashError extends Error {
  override readonly name = 'ClashError'

  constructor() {
    super('What was read was changed meanwhile.')
  }
}

/** The tables are of a newer version of the program, whose changes this one does not know: it leaves them alone. */
export class NewerTablesError extends Error {
  override readonly name = 'NewerTablesError'

  /** `unknown` are the names of those changes. */
  constructor(unknown: readonly string[]) {
    super(
      `The database was used by a newer version of Vitrine, which changed its tables in ways that this one does not know (${unknown.join(', ')}). It was left as it is.`,
    )
  }
}

/** The tables are of an older version, and were to stay as they are. */
export class OlderTablesError extends Error {
  override readonly name = 'OlderTablesError'

  constructor() {
    super('The database was used last by an older version of Vitrine. It was left as it is.')
  }
}

/** The error code that a database driver gave, or '' when there is none. */
export function codeOf(error: unknown): string {
  if (typeof error !== 'object' || error === null || !('code' in error)) return ''
  return typeof error.code === 'string' ? error.code : ''
}
