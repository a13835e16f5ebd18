import { dayAfter, isDay } from '../time/calendar-day.ts'

/** Reports look at no more days at once. */
const maxSpanDays = 400

/** Days of a report, both included. */
export interface DaySpan {
  readonly from: string
  readonly to: string
}

/** Why days cannot be reported on. */
export type SpanFailure = 'no-day' | 'backwards' | 'too-long'

/** What is wrong with the days of a report; null when nothing is. */
export function spanFailure({ from, to }: DaySpan): SpanFailure | null {
  if (!isDay(from) || !isDay(to)) return 'no-day'
  if (from > to) return 'backwards'
  return daysIn({ from, to }) > maxSpanDays ? 'too-long' : null
}

/** The same in words. */
export function spanProblem(span: DaySpan): string | null {
  const failure = spanFailure(span)
  return failure === null ? null : spanText[failure]
}

/** Said of days that cannot be reported on. */
const spanText: Readonly<Record<SpanFailure, string>> = {
  'no-day': 'Name days such as 2026-11-29.',
  backwards: 'The first day must not be after the last.',
  'too-long': 'A report looks at no more than 400 days.',
}

/** How many days there are. */
export function daysIn({ from, to }: DaySpan): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000) + 1
}

/** Each of the days. */
export function eachDay(span: DaySpan): readonly string[] {
  return Array.from({ length: daysIn(span) }, (_, number) => dayAfter(span.from, number))
}

/** As many days, just before. */
export function spanBefore(span: DaySpan): DaySpan {
  return { from: dayAfter(span.from, -daysIn(span)), to: dayAfter(span.from, -1) }
}

/** The day some months before another; of a month that has no such day, its last. */
export function monthsBefore(day: string, months: number): string {
  const [year = 0, month = 1, ofMonth = 1] = day.split('-').map(Number)
  const last = new Date(Date.UTC(year, month - months, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 - months, Math.min(ofMonth, last))).toISOString().slice(0, 10)
}
