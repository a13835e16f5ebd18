import type { PanelLanguage } from '@vitrine/domain/owners/panel-language'
import type { Role } from '@vitrine/domain/owners/role'

/** Owners and their staff. */
export interface AccountRecords {
  find(id: string): Promise<Account | undefined>
  /** The same, locked until the end of the transaction: what is saved then brings back nobody who was removed meanwhile. */
  lock(id: string): Promise<Account | undefined>
  /** E-mail addresses are compared in lower case. */
  findByEmail(email: string): Promise<Account | undefined>
  count(): Promise<number>
  /** All of the site, by their addresses. */
  list(): Promise<readonly SeenAccount[]>
  save(account: Account): Promise<void>
  remove(id: string): Promise<void>
  /** Writes down that somebody was here. */
  touch(id: string, nowMs: number): Promise<void>
  /** Whose the site is: one account, or none as long as there is none. */
  ownerId(): Promise<string | null>
  /** Makes the site somebody's, in the place of whose it was. */
  setOwner(id: string): Promise<void>
  /** The one-time link that makes the first owner, in the place of a former one: only its SHA-256 is kept. */
  saveInvitation(tokenHash: string, expiresAtMs: number): Promise<void>
  /** Uses an invitation up; false when it is unknown, used or too old. */
  takeInvitation(tokenHash: string, nowMs: number): Promise<boolean>
}

/** An account, and when it was used last; null: never. */
interface SeenAccount {
  readonly account: Account
  readonly lastSeenAtMs: number | null
}

export interface Account {
  readonly id: string
  readonly email: string
  readonly displayName: string
  /** argon2id, in PHC format. */
  readonly passwordHash: string
  readonly roles: readonly Role[]
  readonly isDisabled: boolean
  readonly createdAtMs: number
  /** The language in which the panel is read; without it that of the browser. */
  readonly language?: PanelLanguage
}
