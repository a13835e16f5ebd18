import { BoundedCache } from '@vitrine/template/caches/bounded-cache'
import type { Month } from './month.ts'

/** What a calendar is called in a language. */
export interface CalendarTexts {
  /** Long and short, Sunday first. */
  readonly weekdays: readonly { readonly long: string; readonly short: string }[]
  /** Sunday is 0. */
  readonly firstDayOfWeek: number
  /** `November 2026`. */
  monthName(month: Month): string
}

const known = new BoundedCache<string, CalendarTexts>()

/** The names of days and months in a language, and the day on which its weeks begin. */
export function calendarTexts(languageTag: string): CalendarTexts {
  return known.getOrBuild(languageTag, buildWords)
}

function buildWords(wanted: string): CalendarTexts {
  const tag = Intl.DateTimeFormat.supportedLocalesOf(wanted)[0] ?? 'en'
  const monthAndYear = new Intl.DateTimeFormat(tag, { month: 'long', year: 'numeric', timeZone: 'UTC' })
  const days = [0, 1, 2, 3, 4, 5, 6].map((day) => Date.UTC(2023, 0, 1 + day))
  const names = (weekday: 'long' | 'short') => {
    const format = new Intl.DateTimeFormat(tag, { weekday, timeZone: 'UTC' })
    return days.map((day) => format.format(day))
  }
  const short = names('short')
  return {
    weekdays: names('long').map((long, index) => ({ long, short: short[index] ?? long })),
    firstDayOfWeek: firstDayOfWeek(tag),
    monthName: ({ year, month }) => monthAndYear.format(Date.UTC(year, month - 1, 1)),
  }
}

/** Monday where the language data do not say. */
function firstDayOfWeek(tag: string): number {
  const locale: object = new Intl.Locale(tag)
  const read: unknown = 'getWeekInfo' in locale ? locale.getWeekInfo : undefined
  const week: unknown = typeof read === 'function' ? read.call(locale) : undefined
  const day = typeof week === 'object' && week !== null && 'firstDay' in week ? Number(week.firstDay) : 1
  return day % 7
}
