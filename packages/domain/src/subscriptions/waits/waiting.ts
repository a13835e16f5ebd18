/** Why a cycle is not charged on its day: what comes is sold out, or cannot be delivered for another reason. */
export type WaitReason = 'sold-out' | 'undeliverable'

/** That a cycle waits: nothing is charged, and no try is lost. */
export interface Waiting {
  /** The cycle, and what was to come: another one waits for nothing yet. */
  readonly cycle: number
  readonly variantId: string
  readonly reason: WaitReason
  readonly sinceMs: number
  /** Whether its buyer was told. */
  readonly isTold: boolean
}
