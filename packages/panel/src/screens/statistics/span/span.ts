import { dayAfter, isDay } from '@vitrine/domain/time/calendar-day'

/** The spans of days that are offered. */
export const spanNames = ['today', '7', '30', '90', 'year'] as const

/** A span that is offered. */
export type SpanName = (typeof spanNames)[number]

/** Days of the site, the first and the last. */
export interface Span {
  readonly from: string
  readonly to: string
}

/** As many days can be asked for at once. */
const maxDays = 400

const lengths: Readonly<Record<SpanName, number>> = { today: 1, '7': 7, '30': 30, '90': 90, year: 365 }

interface AskedSpan {
  readonly span?: SpanName | undefined
  readonly from?: string | undefined
  readonly to?: string | undefined
}

/** The days that an address asks for: its own, or those up to today; 30 where it says nothing. */
export function spanOf({ span = '30', from, to }: AskedSpan, today: string): Span {
  if (from !== undefined && to !== undefined && spanProblem({ from, to }) === null) return { from, to }
  return { from: dayAfter(today, 1 - lengths[span]), to: today }
}

/** What is wrong with days that somebody typed; null: nothing. */
export function spanProblem({ from, to }: Span): 'no-day' | 'backwards' | 'too-long' | null {
  if (!isDay(from) || !isDay(to)) return 'no-day'
  if (from > to) return 'backwards'
  return daysIn({ from, to }) > maxDays ? 'too-long' : null
}

/** How many days it has. */
export function daysIn({ from, to }: Span): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000) + 1
}
