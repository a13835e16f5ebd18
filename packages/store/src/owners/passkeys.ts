/** Passkeys: pairs of keys whose secret half stays in a device; a browser proves that it holds it by answering a challenge. */
export interface Passkeys {
  /** Those of an account, the first first. */
  list(accountId: string): Promise<readonly Passkey[]>
  /** Which accounts have one. */
  owners(): Promise<ReadonlySet<string>>
  find(id: string): Promise<Passkey | undefined>
  /** Keeps one, or what changed of it. */
  save(passkey: Passkey): Promise<void>
  /** Removes one of an account; false when there is none such. */
  remove(accountId: string, id: string): Promise<boolean>
  removeAll(accountId: string): Promise<void>
  /** Keeps a challenge for whoever asked for it: what tells them apart is the caller's. */
  saveChallenge(challenge: string, asker: string, expiresAtMs: number): Promise<void>
  /** Uses a challenge up; false when it is unknown, used, too old or somebody else's. */
  takeChallenge(challenge: string, asker: string, nowMs: number): Promise<boolean>
}

export interface Passkey {
  /** In base64url, as the browser has it. */
  readonly id: string
  readonly accountId: string
  readonly name: string
  /** The host that it belongs to: browsers use it nowhere else. */
  readonly host: string
  /** Its public half (COSE), in base64url. */
  readonly publicKey: string
  readonly transports: readonly string[]
  /** How often the device says that it was used; 0 where it does not count. */
  readonly counter: number
  readonly createdAtMs: number
  readonly lastUsedAtMs: number | null
}
