import type {
  DateFormatOptions,
  DateIntervalFormatOptions,
  RelativeTimeFormatOptions,
  ZonedDateTime,
} from '@phensley/cldr'
import { asNumber } from '../values/convert.ts'
import type { Locale } from './locale.ts'

/** Reads epoch milliseconds; a moment that is missing is the first of 1970, one that is no number is `undefined`. */
function epochMs(value: unknown): number | undefined {
  const ms = Math.trunc(asNumber(value))
  return Number.isFinite(ms) ? ms : undefined
}

/** Formats a moment in a time zone; '' when `value` is no moment or CLDR cannot format it. */
export function formatDate(
  locale: Locale,
  zoneId: string,
  value: unknown,
  options: DateFormatOptions,
): string {
  const date = epochMs(value)
  if (date === undefined) return ''
  return emptyOnFailure(() => locale.cldr.Calendars.formatDate({ date, zoneId }, options))
}

/** Formats the time between two moments in a time zone: `May 1 – Jul 15, 2018`; '' as for `formatDate`. */
export function formatDateInterval(
  locale: Locale,
  zoneId: string,
  values: readonly unknown[],
  options: DateIntervalFormatOptions,
): string {
  const [start, end] = values.slice(0, 2).map((value) => moment(value, zoneId))
  if (!start || !end) return ''
  return emptyOnFailure(() => locale.cldr.Calendars.formatDateInterval(start, end, options))
}

/**
 * Formats how far the second moment is from the first: `in 2 hours`; '' as for `formatDate`. Counted in UTC, where each day has
 * 24 hours.
 */
export function formatRelativeTime(
  locale: Locale,
  values: readonly unknown[],
  options: RelativeTimeFormatOptions,
): string {
  const [start, end] = values.map((value) => moment(value, 'UTC'))
  if (!start || !end) return ''
  return emptyOnFailure(() => locale.cldr.Calendars.formatRelativeTime(start, end, options))
}

function moment(value: unknown, zoneId: string): ZonedDateTime | undefined {
  const date = epochMs(value)
  return date === undefined ? undefined : { date, zoneId }
}

function emptyOnFailure(format: () => string): string {
  try {
    return format()
  } catch {
    return ''
  }
}
