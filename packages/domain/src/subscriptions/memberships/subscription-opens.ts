import { cycleDueMs } from '../cycles/cycle-due.ts'
import type { Subscription } from '../subscription.ts'
import { isRunning } from '../subscription-states.ts'

/** Days of a site whose time zone changed since a payment may differ by less than this; the shortest plan is of a week. */
const zonesApartMs = 2 * 86_400_000

/** A payment that is not made on its day, and is not declined either, may follow so much later: as long as one that is declined is tried again by default. */
const longestWaitMs = 7 * 86_400_000

/** When it is asked. */
interface OpeningMoment {
  readonly nowMs: number
  readonly timeZone: string
  /** Whether the charge of its next cycle is under way: a debit of a bank may take two weeks. */
  readonly isBeingPaid: boolean
}

/**
 * Whether a subscription opens what it pays for: for the time that was paid, and while a payment that follows it at once is still being
 * made, however long a bank takes, or tried again; not while one waits without an end for what its shop does. Cycles that were left out close it, from the end of what was paid to the next payment.
 */
export function subscriptionOpens(
  subscription: Pick<
    Subscription,
    'id' | 'state' | 'paidUntilMs' | 'endsAtMs' | 'anchorMs' | 'plan' | 'nextCycle'
  >,
  { nowMs, timeZone, isBeingPaid }: OpeningMoment,
): boolean {
  const { id, state, paidUntilMs, endsAtMs, anchorMs, plan, nextCycle } = subscription
  if (!isRunning(state)) return (endsAtMs ?? paidUntilMs ?? 0) > nowMs
  if (paidUntilMs === undefined || paidUntilMs > nowMs) return true
  if (state === 'active' && !isBeingPaid && nowMs - paidUntilMs > longestWaitMs) return false
  const dueMs = cycleDueMs({ subscriptionId: id, anchorMs, interval: plan.interval, timeZone }, nextCycle)
  return dueMs - paidUntilMs < zonesApartMs
}
