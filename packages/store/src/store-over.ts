import type { MessagePort } from 'node:worker_threads'
import { ChangeNotes } from './activity/change-notes.ts'
import type { Database, Session } from './engine/session.ts'
import type { StoreNews, Tell } from './engine/tell.ts'
import type { TransactionOptions } from './engine/time-limit.ts'
import { sitesWithDueJobs } from './jobs/sites-with-due-jobs.ts'
import type { TablesContext } from './lazy-tables.ts'
import { proveStore } from './proofs/prove-store.ts'
import { RollBack, runOrRollBack } from './roll-back.ts'
import type { SiteStore, SiteTables, Store } from './store.ts'
import { openTables } from './tables.ts'
import { claimMark, exchangeMark } from './website/installation-marks.ts'
import { siteDirectory } from './website/site-directory.ts'

/** What differs between stores. */
interface StoreParts {
  readonly rateLimitsOf: TablesContext['rateLimitsOf']
  /** Lets a thread that has the other end of a port write to the same file; left out where no thread can. */
  readonly admit?: (port: MessagePort, tell: (websiteId: string, news: StoreNews) => void) => void
  readonly afterClose?: () => void
}

/** A store over tables that are up to date. */
export function storeOver(database: Database, { rateLimitsOf, admit, afterClose }: StoreParts): Store {
  const onJobsEnqueued = new Set<(websiteId: string) => void>()
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
      if (news === 'jobs-enqueued') for (const listener of onJobsEnqueued) listener(websiteId)
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
    sitesWithDueJobs: (nowMs, wanted) => sitesWithDueJobs(database, nowMs, wanted),
    onJobsEnqueued: (listener) => listen(onJobsEnqueued, listener),
    onRevisionRaised: (listener) => listen(onRevisionRaised, listener),
    onSitesChanged: (listener) => listen(onSitesChanged, listener),
    onListsChanged: (listener) => listen(onListsChanged, listener),
    claimMark: (name, value) => claimMark(database, name, value),
    exchangeMark: (name, value) => exchangeMark(database, name, value),
    admitThread: admit ? (port) => admit(port, (websiteId, news) => tellOf(websiteId)(news)) : null,
    alone: (work) => database.alone(work),
    audit: () => proveStore(database, store.sites),
    isCrowded: () => database.isCrowded(),
    ping: () => database.ping(),
    close: async () => {
      await database.close()
      afterClose?.()
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
  const transaction: SiteStore['transaction'] = async <Result>(
    work: (tables: SiteTables) => Promise<Result | RollBack<Result>>,
    options?: TransactionOptions,
  ) => {
    const news = new Set<StoreNews>()
    const tell = (each: StoreNews) => void news.add(each)
    const run = async (session: Session) => {
      const notes = isNoting ? new ChangeNotes() : null
      const tables = openTables(session, { ...context, tell, notes })
      const result = await work(tables)
      if (notes && !(result instanceof RollBack)) await tables.auditLog.finish()
      return result
    }
    const { result, isKept } = await runOrRollBack<Session, Result>(
      (inside) => database.transaction(websiteId, inside, options),
      run,
    )
    if (isKept) for (const each of news) context.tell(each)
    return result
  }
  const noting = () => siteStore(database, websiteId, context, true)
  return Object.assign(openTables(database.outside(websiteId), context), { websiteId, transaction, noting })
}
