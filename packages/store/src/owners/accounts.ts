import type { Role } from '@vitrine/domain/owners/role'

/** Owners and their staff. */
export interface AccountRecords {
  find(id: string): Promise<Account | undefined>
  /** E-mail addresses are compared in lower case. */
  findByEmail(email: string): Promise<Account | undefined>
  count(): Promise<number>
  save(account: Account): Promise<void>
  /** The one-time link that makes the first owner: only its SHA-256 is kept. */
  saveInvitation(tokenHash: string, expiresAtMs: number): Promise<void>
  /** Uses an invitation up; false when it is unknown, used or too old. */
  takeInvitation(tokenHash: string, nowMs: number): Promise<boolean>
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
}
