import type { DisputeNews } from '@vitrine/domain/orders/disputes/order-dispute'
import type Stripe from 'stripe'

/** A dispute as orders know it. */
export function disputeOf(
  { id, status, reason, amount, currency, evidence_details: evidence }: Stripe.Dispute,
  chargedIn: string,
): DisputeNews {
  // An account of another version of the API may leave it out.
  const dueSeconds = (evidence as Stripe.Dispute.EvidenceDetails | undefined)?.due_by ?? null
  return {
    id,
    reason,
    amountCents: currency === chargedIn ? amount : null,
    answerByMs: dueSeconds === null ? null : dueSeconds * 1000,
    outcome: outcomeOf(status),
  }
}

/** What the buyer's bank took back for good in disputes about one charge. How much that is in its currency is told by disputes in it alone: another took all. */
export function takenBackIn(
  disputes: readonly Stripe.Dispute[],
  { currency, amount_captured: wholeCents }: Pick<Stripe.Charge, 'amount_captured' | 'currency'>,
): number {
  const lost = disputes.filter(({ status }) => outcomeOf(status) === 'LOST')
  return lost.reduce((sum, each) => sum + (each.currency === currency ? each.amount : wholeCents), 0)
}

function outcomeOf(status: string): DisputeNews['outcome'] {
  return outcomes[status] ?? 'OPEN'
}

/** How disputes end. Of one that was lost an appeal may be under way: until that is won, the money is gone. */
const outcomes: Readonly<Record<string, DisputeNews['outcome']>> = {
  won: 'WON',
  warning_closed: 'WON',
  lost: 'LOST',
  appeal_needs_response: 'LOST',
  appeal_under_review: 'LOST',
  prevented: 'PREVENTED',
}
