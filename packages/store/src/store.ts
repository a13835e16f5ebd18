import type { CartRecords } from './cart/carts.ts'
import type { ImportKeys } from './catalogue/import-keys.ts'
import type { ProductRecords } from './catalogue/products.ts'
import type { StockLedger } from './catalogue/stock-ledger.ts'
import type { CommentRecords } from './comments/comments.ts'
import type { AuthorRecords } from './content/authors.ts'
import type { CollectionRecords } from './content/collections.ts'
import type { ItemRecords } from './content/items.ts'
import type { LayoutRecords } from './content/layouts.ts'
import type { TransactionOptions } from './engine/time-limit.ts'
import type { ImageRecords } from './images/images.ts'
import type { JobRecords } from './jobs/jobs.ts'
import type { RateLimits } from './limits/rate-limits.ts'
import type { MailRecords } from './mail/mail.ts'
import type { OrderRecords } from './orders/orders.ts'
import type { AccountRecords } from './owners/accounts.ts'
import type { AuditLog } from './owners/audit-log.ts'
import type { SessionRecords } from './owners/sessions.ts'
import type { SignInLinks } from './owners/sign-in-links.ts'
import type { MoneyLedger } from './payments/money-ledger.ts'
import type { PaymentRecords } from './payments/payments.ts'
import type { RedirectRecords } from './website/redirects.ts'
import type { SiteDirectory } from './website/site-directory.ts'
import type { SiteRecord } from './website/site-record.ts'

/** The store of an installation: all its sites, on one engine. */
export interface Store {
  readonly engine: 'sqlite' | 'postgres'
  readonly sites: SiteDirectory
  /** Opens the store of one website; it cannot reach another's rows. */
  site(websiteId: string): SiteStore
  /** Websites that have jobs to be done now. */
  sitesWithDueJobs(nowMs: number): Promise<readonly string[]>
  /** Tells when jobs were enqueued, after their commit; answers how to stop listening. */
  onJobsEnqueued(listener: () => void): () => void
  /** Writes down what all servers on this database must agree on, unless it is written already; answers what is. */
  claimMark(name: string, value: string): Promise<string>
  /** Does work that no other server on this database may do at the same time; they wait for each other. */
  alone<Result>(work: () => Promise<Result>): Promise<Result>
  /** Proves the ledgers: every disagreement found, in words; empty when all adds up. */
  audit(): Promise<readonly string[]>
  /** Whether the store answers; for `/health`. */
  ping(): Promise<boolean>
  close(): Promise<void>
}

/** The rows of one website. Reads outside of `transaction` see what was committed. */
export interface SiteStore extends SiteTables {
  readonly websiteId: string
  /**
   * Runs work whose changes are kept all or none. It resolves when they are on disk: what was acknowledged is stored.
   * The work may be run again after a serialisation failure, so it must not act outside of the store. SQLite groups
   * the commits of transactions that wait at the same time.
   */
  transaction<Result>(
    work: (tables: SiteTables) => Promise<Result>,
    options?: TransactionOptions,
  ): Promise<Result>
}

/** The tables of one website, each behind the verbs of its trade. */
export interface SiteTables {
  readonly site: SiteRecord
  readonly collections: CollectionRecords
  readonly products: ProductRecords
  readonly items: ItemRecords
  readonly authors: AuthorRecords
  readonly layouts: LayoutRecords
  readonly redirects: RedirectRecords
  readonly comments: CommentRecords
  readonly stock: StockLedger
  readonly carts: CartRecords
  readonly payments: PaymentRecords
  readonly money: MoneyLedger
  readonly orders: OrderRecords
  readonly accounts: AccountRecords
  readonly sessions: SessionRecords
  readonly signInLinks: SignInLinks
  readonly rateLimits: RateLimits
  readonly jobs: JobRecords
  readonly mail: MailRecords
  readonly images: ImageRecords
  readonly importKeys: ImportKeys
  readonly auditLog: AuditLog
}
