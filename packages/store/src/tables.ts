import { cartRows } from './cart/cart-rows.ts'
import { importKeyRows } from './catalogue/import-key-rows.ts'
import { productRows } from './catalogue/product-rows.ts'
import { stockRows } from './catalogue/stock-rows.ts'
import { commentRows } from './comments/comment-rows.ts'
import { authorRows } from './content/author-rows.ts'
import { collectionRows } from './content/collection-rows.ts'
import { itemRows } from './content/item-rows.ts'
import { layoutRows } from './content/layout-rows.ts'
import type { Session } from './engine/session.ts'
import { imageRows } from './images/image-rows.ts'
import { jobRows } from './jobs/job-rows.ts'
import type { RateLimits } from './limits/rate-limits.ts'
import { mailRows } from './mail/mail-rows.ts'
import { orderRows } from './orders/order-rows.ts'
import { accountRows } from './owners/account-rows.ts'
import { auditRows } from './owners/audit-rows.ts'
import { sessionRows } from './owners/session-rows.ts'
import { signInLinkRows } from './owners/sign-in-link-rows.ts'
import { moneyRows } from './payments/money-rows.ts'
import { paymentRows } from './payments/payment-rows.ts'
import type { SiteTables } from './store.ts'
import { redirectRows } from './website/redirect-rows.ts'
import { siteRow } from './website/site-rows.ts'

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
