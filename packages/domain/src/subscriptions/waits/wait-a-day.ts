import { note } from '../renewal.ts'
import type { Subscription } from '../subscription.ts'
import { isRunning } from '../subscription-states.ts'
import type { Waiting, WaitReason } from './waiting.ts'

/** How long a cycle waits that cannot be delivered: for goods to come back. */
const waitMs = 86_400_000

/** A subscription that waits on, and whether its buyer is to be told of it now. */
interface Waited {
  readonly subscription: Subscription
  readonly tellsBuyer: boolean
}

/** Lets a cycle wait for the next day. Its buyer is told once, on the second day: most of what is sold out for a day is back on the next. */
export function waitADay(
  subscription: Subscription,
  { nowMs, reason }: { readonly nowMs: number; readonly reason: WaitReason },
): Waited {
  const before = waitingOf(subscription)
  const tellsBuyer = before !== null && !before.isTold
  const waiting: Waiting = {
    cycle: subscription.nextCycle,
    variantId: subscription.line.variantId,
    reason,
    sinceMs: before?.sinceMs ?? nowMs,
    isTold: before !== null,
  }
  const noted =
    before?.reason === reason
      ? subscription
      : note(subscription, { atMs: nowMs, kind: 'declined', fact: { code: 'waits', reason } })
  return { subscription: { ...noted, waiting, nextAtMs: nowMs + waitMs, pausedUntilMs: null }, tellsBuyer }
}

/** What the next cycle of a subscription waits for; null where it does not wait. */
export function waitingOf({
  waiting,
  state,
  nextAtMs,
  nextCycle,
  line,
}: Pick<Subscription, 'waiting' | 'state' | 'nextAtMs' | 'nextCycle' | 'line'>): Waiting | null {
  if (!waiting || !isRunning(state) || nextAtMs === null) return null
  return waiting.cycle === nextCycle && waiting.variantId === line.variantId ? waiting : null
}
