import { type DaySpan, spanFailure } from '@vitrine/domain/insight/insight-span'
import { dayAfter } from '@vitrine/domain/time/calendar-day'

/** The spans of days that are offered. */
export const spanNames = ['today', '7', '30', '90', 'year'] as const

/** A span that is offered. */
export type SpanName = (typeof spanNames)[number]

const lengths: Readonly<Record<SpanName, number>> = { today: 1, '7': 7, '30': 30, '90': 90, year: 365 }

interface AskedSpan {
  readonly span?: SpanName | undefined
  readonly from?: string | undefined
  readonly to?: string | undefined
}

/** The days that an address asks for: its own, or those up to today; 30 where it says nothing. */
export function spanOf({ span = '30', from, to }: AskedSpan, today: string): DaySpan {
  if (from !== undefined && to !== undefined && spanFailure({ from, to }) === null) return { from, to }
  return { from: dayAfter(today, 1 - lengths[span]), to: today }
}
