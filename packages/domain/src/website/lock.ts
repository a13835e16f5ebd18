/** A password that a visitor has to know to see the site, or one of its collections. */
export interface Lock {
  /** An argon2id hash. */
  readonly passwordHash: string
  readonly headline: string
  /** Cleaned HTML. */
  readonly bodyHtml: string
}
