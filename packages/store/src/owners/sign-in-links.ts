/** Links that sign in without a password: one an account, worth one use; only the SHA-256 of their token is kept. */
export interface SignInLinks {
  /** Keeps a link in the place of the account's former one. */
  save(link: SignInLink): Promise<void>
  /** Uses a link up; returns whose it was, null when it is unknown, used or too old. */
  take(tokenHash: string, nowMs: number): Promise<string | null>
}

export interface SignInLink {
  readonly accountId: string
  readonly tokenHash: string
  readonly expiresAtMs: number
}
