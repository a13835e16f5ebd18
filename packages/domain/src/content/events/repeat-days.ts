import { dayAfter } from '../../time/calendar-day.ts'
import { type EventRepeat, mostTimes } from './event-repeat.ts'

/** The day of the week, Monday being 1 and Sunday 7. */
export function weekdayOf(day: string): number {
  return new Date(`${day}T00:00Z`).getUTCDay() || 7
}

/** Which of its weekdays in its month a day is: 1 for the first. */
export function weekdayNumber(day: string): number {
  return Math.ceil(Number(day.slice(8)) / 7)
}

/** The weekdays of an event that is weekly, in their order; that of its first day is one of them. */
export function weekdaysOf(first: string, { weekdays }: Pick<EventRepeat, 'weekdays'>): readonly number[] {
  return [...new Set([weekdayOf(first), ...weekdays])].toSorted((one, other) => one - other)
}

/**
 * The days on which an event begins, in their order and those that are left out among them, as RFC 5545, section 3.3.10, counts them: weeks
 * begin on Monday, and months without such a day are left out. One more than an event may have tells that a rule goes too far.
 */
export function repeatDays(first: string, repeat: EventRepeat): readonly string[] {
  const { ends } = repeat
  const most = 'times' in ends ? Math.min(ends.times, mostTimes + 1) : mostTimes + 1
  const days: string[] = []
  // A rule that never comes to a day, such as the fifth Monday of each month, comes to one within a year.
  for (let step = 0; step <= most * 12 && days.length < most; step += 1) {
    for (const day of daysOfStep(first, repeat, step)) {
      if (day < first || days.length === most) continue
      if ('untilDay' in ends && day > ends.untilDay) return days
      days.push(day)
    }
  }
  return days
}

function daysOfStep(first: string, repeat: EventRepeat, step: number): readonly string[] {
  if (repeat.every === 'week') {
    const monday = dayAfter(first, 1 - weekdayOf(first) + step * 7 * repeat.weeks)
    return weekdaysOf(first, repeat).map((weekday) => dayAfter(monday, weekday - 1))
  }
  const month = monthAfter(first, step)
  return daysOfMonth(month).filter((day) => isMonthly(day, first, repeat))
}

function isMonthly(day: string, first: string, { every }: EventRepeat): boolean {
  if (every === 'month-day') return day.slice(8) === first.slice(8)
  if (weekdayOf(day) !== weekdayOf(first)) return false
  if (every === 'month-weekday') return weekdayNumber(day) === weekdayNumber(first)
  return dayAfter(day, 7).slice(0, 7) !== day.slice(0, 7)
}

/** Such as 2026-12. */
function monthAfter(day: string, count: number): string {
  const months = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 + count
  return `${String(Math.floor(months / 12)).padStart(4, '0')}-${String((months % 12) + 1).padStart(2, '0')}`
}

function daysOfMonth(month: string): readonly string[] {
  const days = Array.from({ length: 31 }, (_, index) => dayAfter(`${month}-01`, index))
  return days.filter((day) => day.startsWith(month))
}
