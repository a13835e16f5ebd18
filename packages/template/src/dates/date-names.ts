import type { Locale } from '../i18n/locale.ts'

/** Names of months, January first, and of weekdays, Sunday first; the short ones as they stand alone. */
export interface DateNames {
  readonly months: readonly string[]
  readonly shortMonths: readonly string[]
  readonly weekdays: readonly string[]
  readonly shortWeekdays: readonly string[]
}

/** The names in a language. English ones are the three letters of strftime, which no region changes. */
export function dateNamesOf(locale: Locale | null | undefined): DateNames {
  if (!locale || /^en\b/.test(locale.tag)) return englishNames
  const known = namesByLocale.get(locale)
  if (known) return known
  const names = namesFrom(locale)
  namesByLocale.set(locale, names)
  return names
}

const namesByLocale = new WeakMap<Locale, DateNames>()

function namesFrom({ cldr: { Calendars } }: Locale): DateNames {
  return {
    months: inOrder(Calendars.months({ width: 'wide' }), englishNames.months),
    shortMonths: inOrder(
      Calendars.months({ context: 'standalone', width: 'abbreviated' }),
      englishNames.shortMonths,
    ),
    weekdays: inOrder(Calendars.weekdays({ width: 'wide' }), englishNames.weekdays),
    shortWeekdays: inOrder(
      Calendars.weekdays({ context: 'standalone', width: 'abbreviated' }),
      englishNames.shortWeekdays,
    ),
  }
}

/** CLDR numbers them from 1. */
function inOrder(names: Readonly<Record<string, string>>, otherwise: readonly string[]): readonly string[] {
  return otherwise.map((each, index) => names[index + 1] ?? each)
}

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]
const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
const short = (name: string) => name.slice(0, 3)

const englishNames: DateNames = {
  months,
  shortMonths: months.map(short),
  weekdays,
  shortWeekdays: weekdays.map(short),
}
