import { dayAfter } from '../../time/calendar-day.ts'
import { fromWallTime, toWallTime } from '../../time/site-clock.ts'
import { type EventDays, momentsOfDays } from './event-days.ts'
import type { EventRepeat } from './event-repeat.ts'
import type { EventPlan, EventTimes, Occurrence } from './event-times.ts'
import { repeatDays } from './repeat-days.ts'

/** An event with the moments that follow from its days and its rule in a time zone. */
export function settleTimes({ repeat, ...once }: EventPlan, timeZone: string): EventTimes {
  const event = once.days ? { ...once, ...momentsOfDays(once.days, timeZone) } : once
  const { occurrences: _, ...plan } = event as EventTimes
  return repeat ? { ...plan, repeat, occurrences: occurrencesOf(plan, repeat, timeZone) } : plan
}

/** The first day of an event in a time zone. */
export function firstDayOf({ startAtMs, days }: EventPlan, timeZone: string): string {
  return days?.first ?? toWallTime(startAtMs, timeZone).slice(0, 10)
}

/** Each begins at the same time of day and lasts as long as the first (RFC 5545, section 3.8.5.3), whatever the clock does. */
function occurrencesOf(event: EventPlan, repeat: EventRepeat, timeZone: string): readonly Occurrence[] {
  const leftOut = new Set(repeat.daysLeftOut)
  const first = firstDayOf(event, timeZone)
  return repeatDays(first, repeat)
    .filter((day) => !leftOut.has(day))
    .map((day) => (event.days ? onDays(event.days, day, timeZone) : onClock(event, day, timeZone)))
}

function onClock({ startAtMs, endAtMs }: EventPlan, day: string, timeZone: string): Occurrence {
  const time = toWallTime(startAtMs, timeZone).slice(11)
  const start = (fromWallTime(`${day}T${time}`, timeZone) ?? startAtMs) + (startAtMs % 60_000)
  return { startAtMs: start, endAtMs: start + (endAtMs - startAtMs) }
}

function onDays({ first, last }: EventDays, day: string, timeZone: string): Occurrence {
  const more = Math.round((Date.parse(last) - Date.parse(first)) / 86_400_000)
  const days = { first: day, last: dayAfter(day, more) }
  return { ...momentsOfDays(days, timeZone), days }
}
