import { dayAfter } from '../time/calendar-day.ts'
import { dayIn } from '../time/day-in.ts'
import { paymentEndsAfterMs } from './visit.ts'

/** The days (UTC) by whose secrets visits are known at a moment: the former one as long as its visits may go on, or come back from a payment, null after that. */
export interface VisitDays {
  readonly today: string
  readonly former: string | null
}

/** Says by which days' secrets visits are known at a moment. */
export function visitDays(atMs: number): VisitDays {
  const today = dayIn('UTC', atMs)
  const isYoung = atMs % 86_400_000 < paymentEndsAfterMs
  return { today, former: isYoung ? dayAfter(today, -1) : null }
}

/** The first day whose secret is needed still at a moment; those before it can go. */
export function firstVisitDay(atMs: number): string {
  const { today, former } = visitDays(atMs)
  return former ?? today
}
