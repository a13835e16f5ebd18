import { calendarTime, dayOfDate } from '@vitrine/template/dates/calendar-time'
import { asNumber, asText } from '@vitrine/template/values/convert'
import { ownValue } from '@vitrine/template/values/own'
import { isTruthy } from '@vitrine/template/values/truthy'
import { fieldsOf } from '../../parts/product/fields.ts'

/** An event as a calendar shows it. */
export interface CalendarEvent {
  readonly title: string
  readonly url: string
  readonly startMs: number
  readonly location: string
  /** Whether it has days and no clock times. */
  readonly isAllDay: boolean
  readonly isCanceled: boolean
  /** Days since 1 January 1970 on which it takes place, both included. */
  readonly firstDay: number
  readonly lastDay: number
}

/** An event longer than this is shown on its first days only. */
const mostDays = 366

/** Reads an event of page data (platform reference, section 2.7); null for what has no time. */
export function readCalendarEvent(value: unknown, timeZone: string): CalendarEvent | null {
  const event = fieldsOf(value)
  const startMs = asNumber(event.startDate ?? ownValue(event.structuredContent, 'startDate'))
  const endMs = asNumber(event.endDate ?? ownValue(event.structuredContent, 'endDate'))
  if (!isMoment(startMs)) return null
  const firstDay = dayOf(startMs, timeZone)
  // What ends at midnight does not reach into the day that begins then.
  const lastMs = isMoment(endMs) ? Math.max(startMs, endMs - 1) : startMs
  return {
    title: asText(event.title),
    url: asText(event.fullUrl),
    startMs,
    isAllDay: isTruthy(event.allDay),
    isCanceled: isTruthy(event.isCanceled),
    location: asText(ownValue(event.location, 'addressTitle')),
    firstDay,
    lastDay: Math.min(dayOf(lastMs, timeZone), firstDay + mostDays),
  }
}

/** Whether a number is a moment within the years of calendars. */
function isMoment(ms: number): boolean {
  return Number.isFinite(ms) && ms > 0 && ms < 8e12
}

function dayOf(epochMs: number, timeZone: string): number {
  const { year, month, day } = calendarTime(epochMs, timeZone)
  return dayOfDate(year, month, day)
}
