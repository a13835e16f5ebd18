import { dayOfDate } from '@vitrine/template/dates/calendar-time'

/** A month of a calendar; January is 1. */
export interface Month {
  readonly year: number
  readonly month: number
}

/** A square of a month's page. */
export interface CalendarDay {
  /** Days since 1 January 1970. */
  readonly number: number
  readonly dayOfMonth: number
  /** `2026-11-03`. */
  readonly isoDate: string
  readonly place: 'before' | 'within' | 'after'
}

/** The years whose pages are linked to, so that crawlers do not follow links for ever. */
const linkedYears = { first: 1970, last: 2199 }

/** Reads `MM-YYYY`, as addresses have it (platform reference, section 1.10), and `YYYY-MM`; null for anything else. */
export function readMonth(text: string): Month | null {
  const [, before, after] = /^(\d{1,2})-(\d{4})$/.exec(text) ?? []
  const [, leading, trailing] = /^(\d{4})-(\d{1,2})$/.exec(text) ?? []
  const month = Number(before ?? trailing)
  const year = Number(after ?? leading)
  const isMonth = month >= 1 && month <= 12 && year >= linkedYears.first && year <= linkedYears.last
  return isMonth ? { year, month } : null
}

/** Writes a month as addresses have it: `11-2026`. */
export function monthAddress({ year, month }: Month): string {
  return `${String(month).padStart(2, '0')}-${year}`
}

/** The month some steps later; null beyond the years that are linked to. */
export function monthAfter({ year, month }: Month, steps: number): Month | null {
  const count = year * 12 + (month - 1) + steps
  const later = { year: Math.floor(count / 12), month: (count % 12) + 1 }
  return later.year < linkedYears.first || later.year > linkedYears.last ? null : later
}

/** The weeks of a month's page, each of seven days; weeks begin at `firstDayOfWeek`, Sunday being 0. */
export function weeksOf({ year, month }: Month, firstDayOfWeek: number): readonly (readonly CalendarDay[])[] {
  const first = dayOfDate(year, month, 1)
  const next = month === 12 ? dayOfDate(year + 1, 1, 1) : dayOfDate(year, month + 1, 1)
  // 1 January 1970 was a Thursday, 4.
  const ahead = (first + 4 - firstDayOfWeek + 7) % 7
  const weeks: CalendarDay[][] = []
  for (let start = first - ahead; start < next; start += 7) {
    weeks.push([...Array(7).keys()].map((offset) => dayAt(start + offset, first, next)))
  }
  return weeks
}

const msPerDay = 86_400_000

function dayAt(number: number, first: number, next: number): CalendarDay {
  const isoDate = new Date(number * msPerDay).toISOString().slice(0, 10)
  const place = number < first ? 'before' : number >= next ? 'after' : 'within'
  return { number, dayOfMonth: Number(isoDate.slice(8)), isoDate, place }
}
