import { cycleDueMs } from './cycle-due.ts'
import type { Subscription } from './subscription.ts'

/** The first cycle from one on whose day is still to come. Without one it is the first of all, left out or not: those that were paid are over. */
export function cycleToCome(
  { id, anchorMs, plan }: Pick<Subscription, 'id' | 'anchorMs' | 'plan'>,
  { nowMs, timeZone }: { readonly nowMs: number; readonly timeZone: string },
  from = 1,
): number {
  let cycle = from
  while (cycleDueMs({ subscriptionId: id, anchorMs, interval: plan.interval, timeZone }, cycle) <= nowMs)
    cycle += 1
  return cycle
}
