import { statSync } from 'node:fs'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { Checkpointer } from './checkpointer.ts'
import { StoreUnavailableError, sqliteErrorOf } from './errors.ts'
import { GroupWriter, type Turns } from './group-writer.ts'
import type { Database, Session } from './session.ts'
import { SqliteConnection } from './sqlite-connection.ts'
import { type TransactionOptions, usualLimitMs } from './time-limit.ts'
import { within } from './within.ts'

/** The name of the database in the data folder. */
export const sqliteFileName = 'vitrine.sqlite'

/** Whether a data folder holds the tables of an installation: an empty file holds none, and opened it would be a new installation. */
export function hasSqliteFile(dataDir: string): boolean {
  return (statSync(join(dataDir, sqliteFileName), { throwIfNoEntry: false })?.size ?? 0) > 0
}

/** Opens the file of a data folder as every connection of ours does. */
function openSqliteFile(dataDir: string): Sqlite.Database {
  const file = new Sqlite(join(dataDir, sqliteFileName))
  file.pragma('journal_mode = WAL')
  // A commit is on disk when it is acknowledged, also after a power cut.
  file.pragma('synchronous = FULL')
  file.pragma('foreign_keys = ON')
  file.pragma('busy_timeout = 5000')
  file.pragma('cache_size = -32000')
  return file
}

/** A database in one file. */
export interface SqliteDatabase extends Database {
  readonly file: Sqlite.Database
  /** Lets another connection of this process write, until what was given ends. */
  lend(until: () => Promise<void>): void
}

/**
 * The tables in one file, with one connection that writes and one that reads what is committed.
 *
 * @param turns whom to ask before something is written, in a thread that shares the file with another
 */
export function openSqlite(dataDir: string, now: () => number, turns: Turns | null = null): SqliteDatabase {
  const writing = new SqliteConnection(openSqliteFile(dataDir))
  // A savepoint keeps what pages were before. Of more than 64 KB it would be written to a file, each page by two calls to the system.
  writing.file.pragma('temp_store = MEMORY')
  const reading = new SqliteConnection(openSqliteFile(dataDir))
  reading.file.pragma('query_only = ON')
  const isInPlace = watchFile(join(dataDir, sqliteFileName))
  const checkpointer = new Checkpointer(writing.file)
  const writer = new GroupWriter(writing.file, {
    errorOf: sqliteErrorOf,
    checkPlace: () => {
      // What is written to a file that was taken away would be acknowledged, and lost.
      if (!isInPlace()) throw new StoreUnavailableError('The database file is not in its place any more.')
    },
    committed: (tookMs) => checkpointer.committed(tookMs),
    turns,
  })

  const transaction = <Result>(
    websiteId: string,
    work: (session: Session) => Promise<Result>,
    { limitMs = usualLimitMs }: TransactionOptions = {},
  ) =>
    writer.run(async () => {
      const session = new WritingSession(websiteId, writing, now)
      try {
        return await within(limitMs, work(session))
      } finally {
        session.isOver = true
      }
    })

  return {
    engine: 'sqlite',
    file: writing.file,
    lend: (until) => writer.lend(until),
    outside: (websiteId) => readingSession(websiteId, reading, now, transaction),
    transaction,
    // The folder belongs to one process.
    alone: (work) => work(),
    snapshot: (websiteId, work) =>
      readSnapshot(dataDir, (connection) => work(readingSession(websiteId, connection, now, transaction))),
    // Asked each time: a statement that is ready would answer without looking at the file.
    isCrowded: () => false,
    ping: async () =>
      isInPlace() && reading.file.prepare('select count(*) from websites').get() !== undefined,
    close: async () => {
      await writer.drain()
      await checkpointer.close()
      reading.file.close()
      writing.file.close()
    },
  }
}

/** A connection of its own: what it reads first, it goes on seeing until the end. */
async function readSnapshot<Result>(
  dataDir: string,
  work: (connection: SqliteConnection) => Promise<Result>,
): Promise<Result> {
  const connection = new SqliteConnection(openSqliteFile(dataDir))
  try {
    connection.file.pragma('query_only = ON')
    connection.file.exec('begin')
    return await work(connection)
  } finally {
    connection.file.close()
  }
}

function readingSession(
  websiteId: string,
  connection: SqliteConnection,
  now: () => number,
  transaction: Database['transaction'],
): Session {
  return {
    engine: 'sqlite',
    websiteId,
    isTransaction: false,
    now,
    all: async (statement, given) => read(() => connection.all(statement, given)),
    first: async (statement, given) => read(() => connection.first(statement, given)),
    change: refuseChange,
    write: refuseChange,
    query: async (build) => read(() => connection.query(build)),
    atomically: (work) => transaction(websiteId, work),
  }
}

async function refuseChange(): Promise<never> {
  throw new Error('A change was tried outside of a transaction')
}

function read<Rows>(work: () => Rows): Rows {
  try {
    return work()
  } catch (error) {
    throw sqliteErrorOf(error)
  }
}

/** Whether a file is the one that was opened: not moved, not replaced, not removed. */
function watchFile(file: string): () => boolean {
  const { ino, dev } = statSync(file)
  return () => {
    const found = statSync(file, { throwIfNoEntry: false })
    return found?.ino === ino && found.dev === dev
  }
}

class WritingSession implements Session {
  readonly engine = 'sqlite'
  readonly isTransaction = true
  readonly websiteId: string
  readonly now: () => number
  isOver = false
  readonly #connection: SqliteConnection

  constructor(websiteId: string, connection: SqliteConnection, now: () => number) {
    this.websiteId = websiteId
    this.now = now
    this.#connection = connection
  }

  all: Session['all'] = async (statement, given) => this.#open().all(statement, given)
  first: Session['first'] = async (statement, given) => this.#open().first(statement, given)
  change: Session['change'] = async (statement, given) => this.#open().change(statement, given)
  write: Session['write'] = async (statement, given) => void this.#open().change(statement, given)
  query: Session['query'] = async (build) => this.#open().query(build)
  atomically: Session['atomically'] = (work) => work(this)

  #open(): SqliteConnection {
    if (this.isOver) throw new Error('The transaction is over: its tables cannot be used any more.')
    return this.#connection
  }
}
