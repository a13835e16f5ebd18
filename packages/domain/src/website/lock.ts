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
