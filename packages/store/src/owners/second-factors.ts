/** Codes of an app as a second factor, and the codes on paper for when the app is lost. */
export interface SecondFactors {
  find(accountId: string): Promise<SecondFactor | undefined>
  /** Which accounts have one that is on. */
  list(): Promise<ReadonlySet<string>>
  /** Keeps a secret in the place of the former one; `isOn` once a code of it was seen. */
  save(accountId: string, factor: SecondFactor): Promise<void>
  /** Uses up the codes until a time step; false when they were used already. */
  takeStep(accountId: string, step: number): Promise<boolean>
  /** Ends the codes of the app, and leaves those on paper. */
  removeApp(accountId: string): Promise<void>
  /** Ends it, with its codes on paper. */
  remove(accountId: string): Promise<void>
  /** Keeps codes on paper in the place of the former ones. */
  saveCodes(accountId: string, codeHashes: readonly string[]): Promise<void>
  /** Uses a code on paper up; false when there is none such. */
  takeCode(accountId: string, codeHash: string): Promise<boolean>
  countCodes(accountId: string): Promise<number>
}

/** What codes are made of; the secret is sealed, so that the database alone makes none. */
interface SecondFactor {
  readonly secret: string
  readonly isOn: boolean
}

/** Sign-ins that wait for the second factor: the password, or a link, was right. */
export interface SignInTickets {
  save(ticket: SignInTicket): Promise<void>
  find(tokenHash: string, nowMs: number): Promise<SignInTicket | undefined>
  /** Uses it up; false when it is gone already. */
  remove(tokenHash: string): Promise<boolean>
  /** Ends all of an account. */
  removeOf(accountId: string): Promise<void>
}

interface SignInTicket {
  readonly tokenHash: string
  readonly accountId: string
  readonly isByLink: boolean
  readonly expiresAtMs: number
}
