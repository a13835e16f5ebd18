import { dayAfter } from '../../time/calendar-day.ts'
import { fromWallTime, toWallTime } from '../../time/site-clock.ts'

/** The first and the last day of an event that lasts all day, such as 2026-12-24. */
export interface EventDays {
  readonly first: string
  readonly last: string
}

/** Two moments, epoch milliseconds. */
interface Moments {
  readonly startAtMs: number
  readonly endAtMs: number
}

/**
 * When days begin and end in a time zone. The end is the last moment of the last day, not the first of the next: templates print the day of
 * an end, and that day is one on which the event takes place.
 */
export function momentsOfDays({ first, last }: EventDays, timeZone: string): Moments {
  const beginOf = (day: string) => fromWallTime(`${day}T00:00`, timeZone) ?? 0
  return { startAtMs: beginOf(first), endAtMs: beginOf(dayAfter(last)) - 1 }
}

/** The days that two moments lie on in a time zone; what ends at midnight does not reach into the day that begins then. */
export function daysOfMoments({ startAtMs, endAtMs }: Moments, timeZone: string): EventDays {
  const dayOf = (atMs: number) => toWallTime(atMs, timeZone).slice(0, 10)
  return { first: dayOf(startAtMs), last: dayOf(Math.max(startAtMs, endAtMs - 1)) }
}

/** Clock times on other days: they begin on the first at their time of day, and end as long after the last as they did after theirs. */
export function momentsOnDays(clock: Moments, { first, last }: EventDays, timeZone: string): Moments {
  const known = daysOfMoments(clock, timeZone)
  const moved = (atMs: number, from: string, to: string) => {
    const [day = '', time = ''] = toWallTime(atMs, timeZone).split('T')
    return from === to
      ? atMs
      : (fromWallTime(`${dayAfter(day, daysBetween(from, to))}T${time}`, timeZone) ?? atMs)
  }
  return {
    startAtMs: moved(clock.startAtMs, known.first, first),
    endAtMs: moved(clock.endAtMs, known.last, last),
  }
}

function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / dayMs) || 0
}

const dayMs = 86_400_000
