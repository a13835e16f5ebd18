import type { SubscriptionPlan } from '../catalogue/product.ts'
import { dayIn } from '../time/day-in.ts'
import { dayWords } from '../time/day-words.ts'
import { cycleDay } from './cycles/cycle-due.ts'

/** The day of the second payment of what is subscribed to now, in words of a language. */
export function nextPaymentDay(
  plan: Pick<SubscriptionPlan, 'interval'>,
  {
    nowMs,
    timeZone,
    language,
  }: { readonly nowMs: number; readonly timeZone: string; readonly language: string },
): string {
  const day = cycleDay(dayIn(timeZone, nowMs), plan.interval, 1)
  return dayWords(Date.parse(day), { language, timeZone: 'UTC' })
}
