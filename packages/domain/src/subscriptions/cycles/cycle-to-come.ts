import type { SubscriptionPlan } from '../../catalogue/product.ts'
import type { Subscription } from '../subscription.ts'
import { cycleDueMs } from './cycle-due.ts'

/** The first cycle from one on whose day is still to come. Without one it is the first of all, left out or not. Those that were paid are over, also where their day comes again in another time zone. */
export function cycleToCome(
  { id, anchorMs, plan, lastPaidCycle = 0 }: Pick<Subscription, 'id' | 'anchorMs' | 'plan' | 'lastPaidCycle'>,
  { nowMs, timeZone }: { readonly nowMs: number; readonly timeZone: string },
  from = 1,
): number {
  const { interval } = plan
  let cycle = Math.max(from, lastPaidCycle + 1, surelyOver(interval, nowMs - anchorMs))
  while (cycleDueMs({ subscriptionId: id, anchorMs, interval, timeZone }, cycle) <= nowMs) cycle += 1
  return cycle
}

const dayMs = 86_400_000

/** No interval is longer than this. */
const mostDays = { WEEK: 7, MONTH: 31, YEAR: 366 } as const

/** How many cycles are over for sure after so long: each as long as it can be, and two days for the hour of the charge and changes of the clock. */
function surelyOver({ value, unit }: SubscriptionPlan['interval'], elapsedMs: number): number {
  return Math.floor((elapsedMs - 2 * dayMs) / (mostDays[unit] * value * dayMs))
}
