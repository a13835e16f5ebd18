import type { Session } from './engine/session.ts'
import type { RateLimits } from './rate-limits.ts'
import { accountRows } from './rows/account-rows.ts'
import { auditRows } from './rows/audit-rows.ts'
import { authorRows } from './rows/author-rows.ts'
import { cartRows } from './rows/cart-rows.ts'
import { collectionRows } from './rows/collection-rows.ts'
import { commentRows } from './rows/comment-rows.ts'
import { imageRows } from './rows/image-rows.ts'
import { importKeyRows } from './rows/import-key-rows.ts'
import { itemRows } from './rows/item-rows.ts'
import { jobRows } from './rows/job-rows.ts'
import { layoutRows } from './rows/layout-rows.ts'
import { mailRows } from './rows/mail-rows.ts'
import { moneyRows } from './rows/money-rows.ts'
import { orderRows } from './rows/order-rows.ts'
import { paymentRows } from './rows/payment-rows.ts'
import { productRows } from './rows/product-rows.ts'
import { redirectRows } from './rows/redirect-rows.ts'
import { sessionRows } from './rows/session-rows.ts'
import { signInLinkRows } from './rows/sign-in-link-rows.ts'
import { siteRow } from './rows/site-rows.ts'
import { stockRows } from './rows/stock-rows.ts'
import type { SiteTables } from './store.ts'

/** What the tables of a site need besides their session. */
export interface TablesContext {
  readonly rateLimitsOf: (session: Session) => RateLimits
  /** Called after jobs were enqueued: outside of a transaction when they are committed. */
  readonly onEnqueued: () => void
}

/** The tables of one website over a session. Each is made when it is first asked for: a request needs two or three. */
export class Tables implements SiteTables {
  readonly #session: Session
  readonly #context: TablesContext
  readonly #made = new Map<keyof SiteTables, unknown>()

  constructor(session: Session, context: TablesContext) {
    this.#session = session
    this.#context = context
  }

  get site() {
    return this.#once('site', siteRow)
  }
  get collections() {
    return this.#once('collections', collectionRows)
  }
  get products() {
    return this.#once('products', productRows)
  }
  get items() {
    return this.#once('items', itemRows)
  }
  get layouts() {
    return this.#once('layouts', layoutRows)
  }
  get comments() {
    return this.#once('comments', commentRows)
  }
  get redirects() {
    return this.#once('redirects', redirectRows)
  }
  get authors() {
    return this.#once('authors', authorRows)
  }
  get stock() {
    return this.#once('stock', stockRows)
  }
  get carts() {
    return this.#once('carts', cartRows)
  }
  get payments() {
    return this.#once('payments', paymentRows)
  }
  get money() {
    return this.#once('money', moneyRows)
  }
  get orders() {
    return this.#once('orders', orderRows)
  }
  get accounts() {
    return this.#once('accounts', accountRows)
  }
  get sessions() {
    return this.#once('sessions', sessionRows)
  }
  get signInLinks() {
    return this.#once('signInLinks', signInLinkRows)
  }
  get rateLimits() {
    return this.#once('rateLimits', this.#context.rateLimitsOf)
  }
  get jobs() {
    return this.#once('jobs', (session) => jobRows(session, this.#context.onEnqueued))
  }
  get mail() {
    return this.#once('mail', mailRows)
  }
  get images() {
    return this.#once('images', imageRows)
  }
  get importKeys() {
    return this.#once('importKeys', importKeyRows)
  }
  get auditLog() {
    return this.#once('auditLog', auditRows)
  }

  #once<Table>(name: keyof SiteTables, make: (session: Session) => Table): Table {
    const made = this.#made.get(name) ?? make(this.#session)
    this.#made.set(name, made)
    return made as Table
  }
}
