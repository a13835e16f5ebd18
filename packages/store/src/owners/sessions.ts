/** Sign-ins of owners; the cookie's secret is kept as SHA-256 only. */
export interface SessionRecords {
  find(tokenHash: string, nowMs: number): Promise<Session | undefined>
  save(session: Session): Promise<void>
  remove(tokenHash: string): Promise<void>
  /** Those of an account that go on, the last seen first. */
  list(accountId: string, nowMs: number): Promise<readonly Session[]>
  /** Writes down that a session was used. */
  touch(tokenHash: string, nowMs: number): Promise<void>
  /** Writes down that who uses a session proved who they are. */
  confirm(tokenHash: string, nowMs: number): Promise<void>
  removeAll(accountId: string): Promise<void>
  /** Removes all of an account but one; returns how many. */
  removeOthers(accountId: string, tokenHash: string): Promise<number>
}

export interface Session {
  readonly tokenHash: string
  readonly accountId: string
  readonly createdAtMs: number
  readonly expiresAtMs: number
  /** The browser in words, such as Firefox on Windows; '' for one of before this was kept. */
  readonly device: string
  /** The network it was begun from, shortened; '' for one of before this was kept. */
  readonly network: string
  readonly lastSeenAtMs: number
  /** When who uses it proved last who they are; 0: not since it began by a link. */
  readonly confirmedAtMs: number
}
