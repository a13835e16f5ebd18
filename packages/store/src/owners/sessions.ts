/** Sign-ins of owners; the cookie's secret is kept as SHA-256 only. */
export interface SessionRecords {
  find(tokenHash: string, nowMs: number): Promise<Session | undefined>
  save(session: Session): Promise<void>
  remove(tokenHash: string): Promise<void>
  removeAll(accountId: string): Promise<void>
}

export interface Session {
  readonly tokenHash: string
  readonly accountId: string
  readonly createdAtMs: number
  readonly expiresAtMs: number
}
