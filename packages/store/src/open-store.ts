import { mkdirSync } from 'node:fs'
import { agreeOnTaxes } from './agree-on-taxes.ts'
import { beginPriceHistory } from './begin-price-history.ts'
import { lockFolder } from './engine/folder-lock.ts'
import { openPostgres } from './engine/postgres/postgres-database.ts'
import { postgresErrorOf } from './engine/postgres/postgres-errors.ts'
import type { Session } from './engine/session.ts'
import { openSqlite, type SqliteDatabase } from './engine/sqlite-database.ts'
import { admitThread } from './engine/threads/admit-thread.ts'
import { fillLists } from './fill-lists.ts'
import { freeLeases } from './jobs/free-leases.ts'
import { MonotonicClock } from './limits/monotonic-clock.ts'
import { noRateLimits } from './limits/no-rate-limits.ts'
import { RateLimitMemory } from './limits/rate-limit-memory.ts'
import { rateLimitRows } from './limits/rate-limit-rows.ts'
import type { RateLimits } from './limits/rate-limits.ts'
import { migratePostgres, migrateSqlite } from './migrations/migrate.ts'
import { placeKeptForms } from './place-kept-forms.ts'
import type { Store } from './store.ts'
import { storeOver } from './store-over.ts'
import { requireCurrent } from './website/require-current.ts'

/** Where the store is, and what it needs. */
export interface StoreOptions {
  /** A PostgreSQL address; without one, SQLite in the data folder. */
  readonly url?: string | null | undefined
  readonly dataDir: string
  readonly log: StoreLog
  /** Takes lines for who watches a start that takes long. */
  readonly say?: (line: string) => void
  /** Whether tables of an older version are brought up to date, or else throw an `OlderTablesError`; they are where it is left out. */
  readonly mayUpdate?: boolean
  /** `false` lets every attempt through, whoever counts it; for measuring. */
  readonly countsAttempts?: boolean
  /** The present, epoch milliseconds. */
  readonly now?: () => number
}

type LimitsOf = (session: Session) => RateLimits

/** Where the store says what goes wrong behind its back; pino's shape. */
interface StoreLog {
  warn(details: object, message: string): void
}

/**
 * Opens the store and brings its tables up to date. With SQLite the data folder belongs to this process until `close`:
 * another one is refused with a `FolderInUseError`. Tables of a newer version throw a `NewerTablesError`.
 */
export async function openStore({
  url,
  dataDir,
  log,
  say,
  mayUpdate = true,
  countsAttempts = true,
  now = Date.now,
}: StoreOptions): Promise<Store> {
  mkdirSync(dataDir, { recursive: true })
  const limitsOr = (counted: LimitsOf): LimitsOf => (countsAttempts ? counted : () => noRateLimits)
  if (url) {
    const database = await openPostgres(url, { log, now })
    try {
      await database.alone(async () => {
        await migratePostgres(database, { mayUpdate, say })
        if (!mayUpdate) await requireCurrent(database)
        await fillLists(database, say)
        await placeKeptForms(database)
        await beginPriceHistory(database)
        await agreeOnTaxes(database)
      })
    } catch (error) {
      await database.close()
      throw postgresErrorOf(error)
    }
    const time = new MonotonicClock()
    return storeOver(database, { rateLimitsOf: limitsOr((session) => rateLimitRows(session, time)) })
  }
  const lock = lockFolder(dataDir)
  try {
    const database = openSqlite(dataDir, now)
    await bringFileUpToDate(database, { say, mayUpdate })
    const memory = new RateLimitMemory()
    return storeOver(database, {
      rateLimitsOf: limitsOr((session) => memory.limitsOf(session.websiteId)),
      admit: (port, tell) => admitThread(database, port, tell),
      afterClose: lock.release,
    })
  } catch (error) {
    lock.release()
    throw error
  }
}

/** Brings what lies in a SQLite file to this version, for the process that holds its folder. */
export async function bringFileUpToDate(
  database: SqliteDatabase,
  { say, mayUpdate = true }: Pick<StoreOptions, 'say' | 'mayUpdate'> = {},
): Promise<void> {
  await migrateSqlite(database, { mayUpdate, say })
  if (!mayUpdate) await requireCurrent(database)
  await freeLeases(database)
  await fillLists(database, say)
  await placeKeptForms(database)
  await beginPriceHistory(database)
  await agreeOnTaxes(database)
}
