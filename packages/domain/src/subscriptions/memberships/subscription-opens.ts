import type { Subscription } from '../subscription.ts'

/** Whether a subscription opens what it pays for: while it runs, its failed payments among it, and until the end of what was paid. */
export function subscriptionOpens(
  { state, paidUntilMs, endsAtMs }: Pick<Subscription, 'state' | 'paidUntilMs' | 'endsAtMs'>,
  nowMs: number,
): boolean {
  if (state === 'active' || state === 'past-due') return true
  return (endsAtMs ?? paidUntilMs ?? 0) > nowMs
}
