/** Links by which an account comes in, or sets a new password: one an account, worth one use; only the SHA-256 of their token is kept. */
export interface AccountLinks {
  /** Keeps a link in the place of the account's former one. */
  save(link: AccountLink): Promise<void>
  /** Uses a link up; returns whose it was, null when it is unknown, used or too old. */
  take(tokenHash: string, nowMs: number): Promise<string | null>
  /** Ends the link of an account, if it has one. */
  removeOf(accountId: string): Promise<void>
}

export interface AccountLink {
  readonly accountId: string
  readonly tokenHash: string
  readonly expiresAtMs: number
}
