import { isLeft } from './is-left.ts'
import type { Subscription } from './subscription.ts'

/** Whether something may still be charged for a subscription: it goes on, waits for its buyer, or can be taken up again. */
export function canBeCharged(subscription: Subscription, nowMs: number): boolean {
  const { state, endsAtMs } = subscription
  if (state === 'canceled') return isLeft(subscription) && nowMs < (endsAtMs ?? 0)
  return state !== 'expired'
}
