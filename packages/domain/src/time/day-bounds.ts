import { dayAfter, isDay } from './calendar-day.ts'
import { momentOf, offsetAt, toWallTime } from './site-clock.ts'

/** A day on a site's clock: its first moment, and that of the same weekday before. */
export interface DayBounds {
  readonly startMs: number
  readonly weekBeforeMs: number
  /** The end of that day of the week before. */
  readonly weekBeforeEndMs: number
}

/** The bounds of the day that a moment falls in, by the midnights of a time zone: days of 23 and 25 hours among them. */
export function dayBounds(nowMs: number, timeZone: string): DayBounds {
  const day = toWallTime(nowMs, timeZone).slice(0, 10)
  return {
    startMs: startOfDay(day, timeZone),
    weekBeforeMs: startOfDay(day, timeZone, -7),
    weekBeforeEndMs: startOfDay(day, timeZone, -6),
  }
}

/** The first moment of a day such as 2026-11-22 by the midnights of a time zone, or of a day so many days later. */
export function startOfDay(day: string, timeZone: string, daysLater = 0): number {
  return momentOf(Date.parse(dayAfter(day, daysLater)), timeZone)
}

/** The last moment of a day, so that whoever reads the moment reads that day; what is no day has none: 0. */
export function lastMomentOf(day: string, timeZone: string): number {
  return isDay(day) ? startOfDay(day, timeZone, 1) - 1 : 0
}

/** When the clock of a time zone shows so much since midnight, on a day such as 2027-03-28: days of 23 and 25 hours among them. */
export function clockTimeOfDay(day: string, sinceMidnightMs: number, timeZone: string): number {
  return momentOf(Date.parse(day) + sinceMidnightMs, timeZone)
}

/** A moment by the clock of a time zone, such as 2026-11-22T09:05:00-05:00. */
export function clockText(atMs: number, timeZone: string): string {
  const offsetMs = offsetAt(atMs, timeZone)
  const local = new Date(atMs + offsetMs).toISOString().slice(0, 19)
  const two = (value: number) => String(value).padStart(2, '0')
  const minutes = Math.abs(offsetMs) / 60_000
  return `${local}${offsetMs < 0 ? '-' : '+'}${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
}
