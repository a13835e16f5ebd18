import type { Address } from '../contact/address.ts'

/** A visitor's account: one of each e-mail address at a site, made when the address was confirmed. */
export interface Member {
  readonly id: string
  /** In lower case. */
  readonly email: string
  readonly name: string
  readonly passwordHash: string
  /** Whether an owner locked it: nobody signs in to it. */
  readonly isLocked: boolean
  readonly createdAtMs: number
  readonly lastSeenAtMs: number
  /** What is chosen at the checkout; the first is the usual one. */
  readonly addresses: readonly Address[]
  /** How many addresses were ever taken out: while that is the same, each stands in its place, as new ones come at the end. Left out: none. */
  readonly addressesRemoved?: number | undefined
}

/** Somebody who asked for an account, and whose address is not confirmed yet. */
export interface SignUp {
  readonly name: string
  /** '' where the password is chosen by the mailed link. */
  readonly passwordHash: string
  /** The order that it was asked for from, whose address it keeps. */
  readonly orderId?: string | undefined
  /** Which of its links it was asked for by: where others hold by now, it was another's, who gets no address of it. Left out: the first. */
  readonly linkVersion?: number | undefined
  /** The plan that is joined with it, and where that leads back to; left out: an account is all that was asked for. */
  readonly joins?: { readonly planId: string; readonly to: string } | undefined
}

/** What a mailed link of an account is for. */
export type MemberLinkPurpose = 'confirm' | 'reset' | 'move'

/** Bounds of what accounts hold, and of how long things last. */
export const memberLimits = {
  addresses: 10,
  /** A link that confirms an address, one that sets a new password, and one that moves an account to another address. */
  linkMs: { confirm: 24 * 3_600_000, reset: 3_600_000, move: 24 * 3_600_000 },
  /** A session of a browser that is to be remembered, and of one that is not. */
  sessionMs: { remembered: 30 * 86_400_000, passing: 12 * 3_600_000 },
} as const
