import type { SubscriptionPlan } from '../catalogue/product.ts'
import { dayIn } from '../checkout/day-in.ts'
import { cycleDay } from './cycle-due.ts'

/** The day of the second payment of what is subscribed to now, in words of a language. */
export function nextPaymentDay(
  plan: Pick<SubscriptionPlan, 'interval'>,
  {
    nowMs,
    timeZone,
    language,
  }: { readonly nowMs: number; readonly timeZone: string; readonly language: string },
): string {
  return writeDay(cycleDay(dayIn(timeZone, nowMs), plan.interval, 1), language)
}

function writeDay(day: string, language: string): string {
  const style = { dateStyle: 'long', timeZone: 'UTC' } as const
  return new Intl.DateTimeFormat(language.replace('_', '-'), style).format(Date.parse(day))
}
