import { type CalendarTime, dayOfDate } from './calendar-time.ts'

/** The ISO week of a time and the year it belongs to: weeks begin on Monday, and the first one holds 4 January. */
export function isoWeek(time: CalendarTime): { week: number; year: number } {
  const weekday = (time.dayOfWeek + 6) % 7
  return weekOf(time, weekday, 4)
}

/** The week of a time as a US calendar has it: weeks begin on Sunday, and the first one holds 1 January. */
export function sundayWeek(time: CalendarTime): number {
  return weekOf(time, time.dayOfWeek, 1).week
}

/** The week belongs to the year that holds the `minDays`th of its days, counted from its end. */
function weekOf(
  { year, month, day }: CalendarTime,
  weekday: number,
  minDays: number,
): { week: number; year: number } {
  const today = dayOfDate(year, month, day)
  const deciding = today - weekday + (7 - minDays)
  const weekYear = [year + 1, year].find((each) => deciding >= dayOfDate(each, 1, 1)) ?? year - 1
  return { week: Math.floor((deciding - dayOfDate(weekYear, 1, 1)) / 7) + 1, year: weekYear }
}
