import { mkdirSync } from 'node:fs'
import { ChangeNotes } from './activity/change-notes.ts'
import { beginPriceHistory } from './begin-price-history.ts'
import { lockFolder } from './engine/folder-lock.ts'
import { openPostgres, postgresErrorOf } from './engine/postgres/postgres-database.ts'
import type { Database, Session } from './engine/session.ts'
import { openSqlite } from './engine/sqlite-database.ts'
import type { StoreNews, Tell } from './engine/tell.ts'
import { fillLists } from './fill-lists.ts'
import { freeLeases } from './jobs/free-leases.ts'
import type { TablesContext } from './lazy-tables.ts'
import { MonotonicClock } from './limits/monotonic-clock.ts'
import { RateLimitMemory } from './limits/rate-limit-memory.ts'
import { rateLimitRows } from './limits/rate-limit-rows.ts'
import { migratePostgres, migrateSqlite } from './migrations/migrate.ts'
import { placeKeptForms } from './place-kept-forms.ts'
import { proveStore } from './proofs/prove-store.ts'
import type { SiteStore, Store } from './store.ts'
import { openTables } from './tables.ts'
import { claimMark } from './website/installation-marks.ts'
import { siteDirectory, sitesWithDueJobs } from './website/site-directory.ts'

/** Where the store is, and what it needs. */
export interface StoreOptions {
  /** A PostgreSQL address; without one, SQLite in the data folder. */
  readonly url?: string | null | undefined
  readonly dataDir: string
  readonly log: StoreLog
  /** Takes lines for who watches a start that takes long. */
  readonly say?: (line: string) => void
  /** The present, epoch milliseconds. */
  readonly now?: () => number
}

/** Where the store says what goes wrong behind its back; pino's shape. */
interface StoreLog {
  warn(details: object, message: string): void
}

/**
 * Opens the store and brings its tables up to date. With SQLite the data folder belongs to this process until `close`:
 * another one is refused with a `FolderInUseError`.
 */
export async function openStore({ url, dataDir, log, say, now = Date.now }: StoreOptions): Promise<Store> {
  mkdirSync(dataDir, { recursive: true })
  if (url) {
    const database = await openPostgres(url, { log, now })
    try {
      await database.alone(async () => {
        await migratePostgres(database)
        await fillLists(database, say)
        await placeKeptForms(database)
        await beginPriceHistory(database)
      })
    } catch (error) {
      await database.close()
      throw postgresErrorOf(error)
    }
    const time = new MonotonicClock()
    return storeOver(database, (session) => rateLimitRows(session, time))
  }
  const lock = lockFolder(dataDir)
  try {
    const database = openSqlite(dataDir, now)
    await migrateSqlite(database)
    await freeLeases(database)
    await fillLists(database, say)
    await placeKeptForms(database)
    await beginPriceHistory(database)
    const memory = new RateLimitMemory()
    return storeOver(database, (session) => memory.limitsOf(session.websiteId), lock.release)
  } catch (error) {
    lock.release()
    throw error
  }
}

function storeOver(
  database: Database,
  rateLimitsOf: TablesContext['rateLimitsOf'],
  afterClose: () => void = () => {},
): Store {
  const onJobsEnqueued = new Set<() => void>()
  const onRevisionRaised = new Set<(websiteId: string) => void>()
  const onSitesChanged = new Set<() => void>()
  const onListsChanged = new Set<(websiteId: string, news: Exclude<StoreNews, 'jobs-enqueued'>) => void>()
  const tellOfSites = (websiteId: string) => {
    for (const listener of onRevisionRaised) listener(websiteId)
    for (const listener of onSitesChanged) listener()
  }
  const tellOf =
    (websiteId: string): Tell =>
    (news) => {
      if (news === 'jobs-enqueued') for (const listener of onJobsEnqueued) listener()
      else for (const listener of onListsChanged) listener(websiteId, news)
      if (news === 'revision-raised') for (const listener of onRevisionRaised) listener(websiteId)
    }
  const store: Store = {
    engine: database.engine,
    sites: siteDirectory(database, {
      tell: tellOfSites,
      tablesOf: (session) =>
        openTables(session, { rateLimitsOf, tell: tellOf(session.websiteId), notes: null }),
    }),
    site: (websiteId) =>
      siteStore(database, websiteId, { rateLimitsOf, tell: tellOf(websiteId), notes: null }),
    sitesWithDueJobs: (nowMs) => sitesWithDueJobs(database, nowMs),
    onJobsEnqueued: (listener) => listen(onJobsEnqueued, listener),
    onRevisionRaised: (listener) => listen(onRevisionRaised, listener),
    onSitesChanged: (listener) => listen(onSitesChanged, listener),
    onListsChanged: (listener) => listen(onListsChanged, listener),
    claimMark: (name, value) => claimMark(database, name, value),
    alone: (work) => database.alone(work),
    audit: () => proveStore(database, store.sites),
    ping: () => database.ping(),
    close: async () => {
      await database.close()
      afterClose()
    },
  }
  return store
}

function listen<Listener>(listeners: Set<Listener>, listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function siteStore(
  database: Database,
  websiteId: string,
  context: TablesContext,
  isNoting = false,
): SiteStore {
  const transaction: SiteStore['transaction'] = async (work, options) => {
    const news = new Set<StoreNews>()
    const tell = (each: StoreNews) => void news.add(each)
    const run = async (session: Session) => {
      const notes = isNoting ? new ChangeNotes() : null
      const tables = openTables(session, { ...context, tell, notes })
      const result = await work(tables)
      if (notes) await tables.auditLog.finish()
      return result
    }
    const result = await database.transaction(websiteId, run, options)
    for (const each of news) context.tell(each)
    return result
  }
  const noting = () => siteStore(database, websiteId, context, true)
  return Object.assign(openTables(database.outside(websiteId), context), { websiteId, transaction, noting })
}
