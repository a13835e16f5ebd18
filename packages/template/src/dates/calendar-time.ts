import { TZ } from '@phensley/timezone'
import { BoundedCache } from '../caches/bounded-cache.ts'

/** A moment as a calendar and a clock show it in one zone. Months and days of the month begin at 1, days of the week at Sunday, 0. */
export interface CalendarTime {
  readonly epochMs: number
  readonly year: number
  readonly month: number
  readonly day: number
  readonly dayOfYear: number
  readonly dayOfWeek: number
  readonly hour: number
  readonly minute: number
  readonly second: number
  readonly millisecond: number
  readonly offsetMs: number
  readonly zoneName: string
}

/**
 * Splits epoch milliseconds into fields; an unknown zone is UTC. The calendar is Gregorian from 15 October 1582 on and Julian
 * before. Throws outside of 4713 BC to 8652 AD.
 */
export function calendarTime(epochMs: number, timeZone: string): CalendarTime {
  return timesByZone.getOrBuild(timeZone, newZone).getOrBuild(epochMs, () => split(epochMs, timeZone))
}

/** A page shows the same moments at each render, and each in several forms. */
const timesByZone = new BoundedCache<string, BoundedCache<number, CalendarTime>>()

function newZone(): BoundedCache<number, CalendarTime> {
  return new BoundedCache(1000)
}

function split(epochMs: number, timeZone: string): CalendarTime {
  const zone = TZ.fromUTC(timeZone, epochMs)
  const offsetMs = zone?.offset ?? 0
  const localMs = epochMs + offsetMs
  checkRange(localMs)
  const days = Math.floor(localMs / msPerDay)
  const { year, month, day } = dateOfDay(days)
  return {
    epochMs,
    year,
    month,
    day,
    dayOfYear: days - dayOfDate(year, 1, 1) + 1,
    dayOfWeek: (((days + 4) % 7) + 7) % 7,
    ...clockTime(localMs - days * msPerDay),
    offsetMs,
    zoneName: zone?.abbr ?? 'UTC',
  }
}

/** The day since 1 January 1970 of a date, in the calendar of its time. */
export function dayOfDate(year: number, month: number, day: number): number {
  const gregorian = dayFrom(year, month, day, true)
  return gregorian >= firstGregorianDay ? gregorian : dayFrom(year, month, day, false)
}

const msPerDay = 86_400_000
/** 15 October 1582. */
const firstGregorianDay = -141_427
const julianDayOfEpoch = 2_440_588
const lastJulianDay = 4_881_503

function checkRange(localMs: number): void {
  const julianDay = Math.floor(localMs / msPerDay) + julianDayOfEpoch
  if (julianDay >= 0 && julianDay <= lastJulianDay) return
  throw new Error(
    `Julian day ${julianDay} is outside the supported range of this library: Mon Jan  1 4713 B.C. to Fri Dec 31 8652 A.D.`,
  )
}

function clockTime(ms: number): { hour: number; minute: number; second: number; millisecond: number } {
  return {
    hour: Math.floor(ms / 3_600_000),
    minute: Math.floor(ms / 60_000) % 60,
    second: Math.floor(ms / 1000) % 60,
    millisecond: ms % 1000,
  }
}

// Years are counted from March, so that the leap day comes last.
function dayFrom(year: number, month: number, day: number, isGregorian: boolean): number {
  const shifted = month > 2 ? year : year - 1
  const dayOfShifted = Math.floor((153 * (month > 2 ? month - 3 : month + 9) + 2) / 5) + day - 1
  const leapDays = isGregorian
    ? Math.floor(shifted / 4) - Math.floor(shifted / 100) + Math.floor(shifted / 400)
    : Math.floor(shifted / 4)
  return 365 * shifted + leapDays + dayOfShifted - (isGregorian ? 719_468 : 719_470)
}

function dateOfDay(days: number): { year: number; month: number; day: number } {
  const isGregorian = days >= firstGregorianDay
  let shifted = Math.floor((days + 719_470) / (isGregorian ? 365.2425 : 365.25))
  while (dayFrom(shifted + 1, 3, 1, isGregorian) <= days) shifted++
  while (dayFrom(shifted, 3, 1, isGregorian) > days) shifted--
  const dayOfShifted = days - dayFrom(shifted, 3, 1, isGregorian)
  const monthFromMarch = Math.floor((5 * dayOfShifted + 2) / 153)
  return {
    year: monthFromMarch < 10 ? shifted : shifted + 1,
    month: monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9,
    day: dayOfShifted - Math.floor((153 * monthFromMarch + 2) / 5) + 1,
  }
}
