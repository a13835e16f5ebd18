/** A password that a visitor has to know to see the site, or one of its collections. */
export interface Lock {
  /** An argon2id hash; '' where no password opens it, and only those come in who are signed in. */
  readonly passwordHash: string
  readonly headline: string
  /** Cleaned HTML. */
  readonly bodyHtml: string
}

/** Whether no password opens a lock. */
export function isPrivate({ passwordHash }: Lock): boolean {
  return passwordHash === ''
}

/** A lock that stands before an address, and what it opens. */
export interface FoundLock {
  /** `site`, or the id of a page. */
  readonly scope: string
  readonly lock: Lock
}

/** What lies behind the lock of a site, and not of one of its pages. */
export const siteScope = 'site'
