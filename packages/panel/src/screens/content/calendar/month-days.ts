import { isRecord } from '@vitrine/domain/shapes/is-record'
import { fromWallTime, toWallTime } from '@vitrine/domain/time/site-clock'

/** A day of a month on the site's clock. */
export interface MonthDay {
  /** Such as 2026-11-22. */
  readonly date: string
  readonly isInMonth: boolean
}

/** The month that a moment lies in, such as 2026-11. */
export function monthOf(atMs: number, timeZone: string): string {
  return toWallTime(atMs, timeZone).slice(0, 7)
}

/** The month some months later. */
export function monthAfter(month: string, by: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 1 + by, 1)).toISOString().slice(0, 7)
}

/** Whole weeks that hold a month; `firstDay` is 1 for Monday to 7 for Sunday. */
export function weeksOf(month: string, firstDay: number): readonly (readonly MonthDay[])[] {
  const first = Date.parse(`${month}-01T00:00Z`)
  const before = (new Date(first).getUTCDay() - (firstDay % 7) + 7) % 7
  const weeks: MonthDay[][] = []
  for (let start = first - before * dayMs; weeks.length === 0 || isOf(start, month); start += 7 * dayMs) {
    weeks.push(
      Array.from({ length: 7 }, (_, day) => {
        const date = new Date(start + day * dayMs).toISOString().slice(0, 10)
        return { date, isInMonth: date.startsWith(month) }
      }),
    )
  }
  return weeks
}

/** When the days of a list begin and end on the site's clock. */
export function boundsOf(weeks: readonly (readonly MonthDay[])[], timeZone: string) {
  const first = weeks[0]?.[0]?.date ?? ''
  const last = weeks.at(-1)?.at(-1)?.date ?? ''
  const after = new Date(Date.parse(`${last}T00:00Z`) + dayMs).toISOString().slice(0, 10)
  const at = (date: string) => Math.max(0, fromWallTime(`${date}T00:00`, timeZone) ?? 0)
  return { fromMs: at(first), toMs: at(after) }
}

/** With which day the weeks of a country begin; Monday where the browser does not know. */
export function firstDayOf(locale: string): number {
  try {
    const known: object = new Intl.Locale(locale)
    const read: unknown = Reflect.get(known, 'getWeekInfo')
    const week: unknown = typeof read === 'function' ? read.call(known) : null
    return isRecord(week) && typeof week.firstDay === 'number' ? week.firstDay : 1
  } catch {
    return 1
  }
}

const dayMs = 86_400_000

function isOf(atMs: number, month: string): boolean {
  return new Date(atMs).toISOString().startsWith(month)
}
