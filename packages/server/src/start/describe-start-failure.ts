import {
  codeOf,
  FolderInUseError,
  NewerTablesError,
  OlderTablesError,
  StorageFullError,
  StoreUnavailableError,
} from '@vitrine/store/engine/errors'
import { readControlFile } from '../control/control-file.ts'
import { SettingsError } from './settings.ts'

/** What to do about errors of the system, by their code. */
const advice: Readonly<Record<string, string>> = {
  EADDRINUSE: 'Another program answers at this address. Choose another with PORT.',
  EADDRNOTAVAIL: 'HOST is no address of this machine. Leave it out for 127.0.0.1, or set 0.0.0.0 for all.',
  ENOTFOUND: 'HOST is no name that can be found. Leave it out for 127.0.0.1, or set 0.0.0.0 for all.',
  EACCES:
    'The user that runs Vitrine may not do this. Give the data folder to that user, or choose a PORT above 1023.',
  SQLITE_READONLY:
    'The database in DATA_DIR cannot be written to. Give the folder, and all that is in it, to the user that runs Vitrine.',
  SQLITE_CANTOPEN:
    'The database in DATA_DIR cannot be opened. Give the folder, and all that is in it, to the user that runs Vitrine.',
  SQLITE_IOERR:
    'The database in DATA_DIR cannot be read or written. Look whether its disk is full, or broken.',
  SQLITE_BUSY: 'Another program holds the database in DATA_DIR. End that one, and start again.',
  SQLITE_NOTADB: 'The database in DATA_DIR is damaged, or is none. Bring it back from a backup.',
  SQLITE_CORRUPT: 'The database in DATA_DIR is damaged. Bring it back from a backup.',
  // PostgreSQL's own codes: no such database, no such role, a wrong password.
  '3D000': 'Make that database, or correct DATABASE_URL.',
  '28000': 'Make that role, let it sign in, or correct DATABASE_URL.',
  '28P01': 'Correct the password in DATABASE_URL.',
  SQLITE_FULL: 'The disk of DATA_DIR is full. Free space, and start again.',
  ENOSPC: 'The disk of DATA_DIR is full. Free space, and start again.',
}

/** What a person who starts the server, or a command, can put right is said without a stack; null for all else. */
export async function describeStartFailure(error: unknown): Promise<string | null> {
  if (error instanceof SettingsError) return error.message
  if (error instanceof FolderInUseError)
    return new FolderInUseError(error.dataDir, await holderOf(error.dataDir)).message
  if (error instanceof NewerTablesError) return `${error.message}\n${newerAdvice}`
  if (error instanceof OlderTablesError) return `${error.message}\n${olderAdvice}`
  if (error instanceof StorageFullError) return `${error.message} Free space, and start again.`
  if (error instanceof StoreUnavailableError) return describeUnavailable(error)
  if (!(error instanceof Error)) return null
  // What was said about it on the way up may tell nothing of why.
  return adviceFor(error) ?? describeStartFailure(error.cause)
}

/** A database that is a file is not started, but put right. */
function describeUnavailable({ message, cause }: StoreUnavailableError): string {
  if (cause instanceof Error && codeOf(cause).startsWith('SQLITE_'))
    return adviceFor(cause) ?? `${message} ${cause.message}`
  return `${message} ${cause instanceof Error ? cause.message : String(cause ?? '')}\nStart it, or correct DATABASE_URL.`
}

function adviceFor(error: Error): string | null {
  const known = advice[kindOf(codeOf(error))]
  return known ? `${error.message}\n${known}` : null
}

/** SQLite names kinds within an error, such as SQLITE_READONLY_DBMOVED. */
function kindOf(code: string): string {
  return /^SQLITE_[A-Z]+/.exec(code)?.[0] ?? code
}

const newerAdvice =
  'Start that version, or bring back a backup that was made before it (see "After an upgrade" in docs/operations.md).'

const olderAdvice =
  'Start the server of this version: it brings the database up to date. Make a backup first if you may want to go back to the older one.'

/** Which process holds a data folder, and where it answers; '' where it did not say so, or runs no more. */
async function holderOf(dataDir: string): Promise<string> {
  const { processId, address } = (await readControlFile(dataDir)) ?? {}
  if (processId === undefined || !runs(processId)) return ''
  return ` (process ${processId}${address ? `, ${address}` : ''})`
}

function runs(processId: number): boolean {
  try {
    process.kill(processId, 0)
    return true
  } catch (error) {
    return codeOf(error) === 'EPERM'
  }
}
