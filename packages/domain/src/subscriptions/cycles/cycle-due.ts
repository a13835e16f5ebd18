import type { SubscriptionPlan } from '../../catalogue/product.ts'
import { clockTimeOfDay } from '../../time/day-bounds.ts'
import { dayIn } from '../../time/day-in.ts'

/** Renewals are charged from six in the morning on the clock of the site, spread over two hours. */
const firstHour = 6
const spreadMs = 2 * 3_600_000
const hourMs = 3_600_000

/** What the cycles of a subscription are counted from. */
export interface CycleAnchor {
  /** Chooses the moment within the two hours, always the same. */
  readonly subscriptionId: string
  /** When the first cycle was paid. */
  readonly anchorMs: number
  readonly interval: SubscriptionPlan['interval']
  readonly timeZone: string
}

/**
 * When a cycle is due; cycle 0 is the one that was paid at the start. Days are counted from the anchor and never from the cycle
 * before: what begins on 31 January is due on 28 February and on 31 March. A day of the site, so that changes of its clock move nothing.
 */
export function cycleDueMs(anchor: CycleAnchor, cycle: number): number {
  if (cycle === 0) return anchor.anchorMs
  const day = cycleDay(dayIn(anchor.timeZone, anchor.anchorMs), anchor.interval, cycle)
  return clockTimeOfDay(day, firstHour * hourMs + spreadOf(anchor.subscriptionId), anchor.timeZone)
}

/** The day of a cycle, such as 2026-02-28, of one that began on a day. */
export function cycleDay(
  anchorDay: string,
  { value, unit }: SubscriptionPlan['interval'],
  cycle: number,
): string {
  const [year = 1970, month = 1, day = 1] = anchorDay.split('-').map(Number)
  if (unit === 'WEEK') return dayText(year, month - 1, day + 7 * value * cycle)
  const months = month - 1 + (unit === 'YEAR' ? 12 : 1) * value * cycle
  const lastDay = new Date(Date.UTC(year, months + 1, 0)).getUTCDate()
  return dayText(year, months, Math.min(day, lastDay))
}

function dayText(year: number, monthIndex: number, day: number): string {
  return new Date(Date.UTC(year, monthIndex, day)).toISOString().slice(0, 10)
}

/** A moment within the two hours that an id always gets (FNV-1a, 32 bits). */
function spreadOf(id: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < id.length; index += 1)
    hash = Math.imul(hash ^ id.charCodeAt(index), 0x01000193) >>> 0
  return Math.floor((hash / 2 ** 32) * spreadMs)
}
