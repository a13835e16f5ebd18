import type { Role } from '@vitrine/domain/owners/role'

/** Invitations to work on the site: one an address, worth one use; only the SHA-256 of their token is kept. */
export interface StaffInvitations {
  /** All that were not used yet, those too old included, the newest first. */
  list(): Promise<readonly StaffInvitation[]>
  find(id: string): Promise<StaffInvitation | undefined>
  /** The one whose link this is, if it is not too old. */
  findByToken(tokenHash: string, nowMs: number): Promise<StaffInvitation | undefined>
  /** Keeps an invitation in the place of the former one of the same address. */
  save(invitation: StaffInvitation): Promise<void>
  /** Gives one, as it was read, a token in the place of its own; false when it was taken back, used or renewed since. */
  renewToken(read: StaffInvitation, tokenHash: string): Promise<boolean>
  /** Takes an invitation back, or uses it up; false when it is gone already. */
  remove(id: string): Promise<boolean>
}

export interface StaffInvitation {
  readonly id: string
  readonly tokenHash: string
  readonly email: string
  readonly roles: readonly Role[]
  readonly createdAtMs: number
  readonly expiresAtMs: number
  /** Whether its link was mailed, and not handed over by who invites. */
  readonly isMailed: boolean
  /** The account that invites; where it is not told, the invitation is older than this was kept. */
  readonly invitedById?: string | undefined
}
