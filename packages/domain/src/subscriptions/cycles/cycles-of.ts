import { failuresBeside } from '../retries/beside-the-plan.ts'
import { mostRetries } from '../retries/retry-terms.ts'
import type { Subscription } from '../subscription.ts'
import { cycleDueMs } from './cycle-due.ts'

/** A cycle, and the ids under which its payment may have been tried. */
export interface PlannedCycle {
  readonly cycle: number
  readonly dueAtMs: number
  /** Oldest first; of cycle 0 there are none, it was paid with the order. */
  readonly chargeIds: readonly string[]
}

/** How often a shop can try a cycle at most: with every retry that an owner can set. */
const mostTries = 1 + mostRetries

/** The cycles that are over and the next one, the latest first; so many at most. */
export function cyclesOf(
  subscription: Subscription,
  timeZone: string,
  most: number,
): readonly PlannedCycle[] {
  const { id, anchorMs, plan, nextCycle } = subscription
  const count = Math.min(most, nextCycle + 1)
  return Array.from({ length: count }, (_, index) => {
    const cycle = nextCycle - index
    const dueAtMs = cycleDueMs({ subscriptionId: id, anchorMs, interval: plan.interval, timeZone }, cycle)
    const tries = cycle === 0 ? 0 : mostTries + failuresBeside(subscription, cycle)
    return {
      cycle,
      dueAtMs,
      chargeIds: Array.from({ length: tries }, (_, failures) => `${id}-${cycle}-${failures}`),
    }
  })
}
