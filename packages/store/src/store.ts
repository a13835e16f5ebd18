import type { MessagePort } from 'node:worker_threads'
import type { StoreNews } from './engine/tell.ts'
import type { TransactionOptions } from './engine/time-limit.ts'
import type { WantedJobs } from './jobs/wanted-jobs.ts'
import type { RollBack } from './roll-back.ts'
import type { openTables } from './tables.ts'
import type { SiteDirectory } from './website/site-directory.ts'

/** The store of an installation: all its sites, on one engine. */
export interface Store {
  readonly engine: 'sqlite' | 'postgres'
  readonly sites: SiteDirectory<SiteTables>
  /** Opens the store of one website; it cannot reach another's rows. */
  site(websiteId: string): SiteStore
  /** Websites that have jobs to be done now of the kinds that are wanted; those that wait longest first. */
  sitesWithDueJobs(nowMs: number, wanted?: WantedJobs): Promise<readonly string[]>
  /** Tells when jobs of a website were enqueued here, after their commit; returns how to stop listening. */
  onJobsEnqueued(listener: (websiteId: string) => void): () => void
  /** Tells which website's revision was raised here, after the commit; returns how to stop listening. */
  onRevisionRaised(listener: (websiteId: string) => void): () => void
  /** Tells that sites were added or removed here, or were given other hosts, after the commit; returns how to stop listening. */
  onSitesChanged(listener: () => void): () => void
  /** Tells that a list of a website's owners has changed here, or what visitors see of it, after the commit; returns how to stop listening. */
  onListsChanged(listener: (websiteId: string, news: Exclude<StoreNews, 'jobs-enqueued'>) => void): () => void
  /**
   * Lets a thread that has the other end of a port, and `openStoreInThread`, write to the same file in turn with this one, and tells here what
   * it changes; null with PostgreSQL.
   */
  readonly admitThread: ((port: MessagePort) => void) | null
  /** Writes down what all servers on this database must agree on, unless it is written already; returns what is. */
  claimMark(name: string, value: string): Promise<string>
  /** Writes down what is so at present; returns what was before. */
  exchangeMark(name: string, value: string): Promise<string | undefined>
  /** Does work that no other server on this database may do at the same time; they wait for each other. */
  alone<Result>(work: () => Promise<Result>): Promise<Result>
  /** Proves the ledgers: every disagreement found, in words; empty when all adds up. */
  audit(): Promise<readonly string[]>
  /** Whether somebody waits for a connection to the database. */
  isCrowded(): boolean
  /** Whether the store answers; for `/health`. */
  ping(): Promise<boolean>
  close(): Promise<void>
}

/** The rows of one website. Reads outside of `transaction` see what was committed. */
export interface SiteStore extends SiteTables {
  readonly websiteId: string
  /** The same store for what owners do: entries of the audit log keep what stood before and after. */
  noting(): SiteStore
  /**
   * Runs work whose changes are kept all or none. It resolves when they are on disk: what was acknowledged is stored.
   * The work may be run again after a serialisation failure, so it must not act outside of the store. SQLite groups
   * the commits of transactions that wait at the same time. A refusal is a result as others, and what was written before it is kept, unless the
   * work returns it by `rollBack`.
   */
  transaction<Result>(
    work: (tables: SiteTables) => Promise<Result | RollBack<Result>>,
    options?: TransactionOptions,
  ): Promise<Result>
}

/** The tables of one website, as `tables.ts` lists them. Each is made when it is first asked for: a request needs two or three. */
export type SiteTables = ReturnType<typeof openTables>
