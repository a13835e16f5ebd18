import type { GiftMovement } from './gift-card.ts'

/** What was spent of a gift card, without what came back onto it. */
export function spentCents(movements: readonly Pick<GiftMovement, 'kind' | 'cents'>[]): number {
  return movements.reduce(
    (sum, { kind, cents }) => (kind === 'redeem' || kind === 'refund' ? sum - cents : sum),
    0,
  )
}
