import { relativeTimeOptions } from '../../i18n/date-options.ts'
import { formatRelativeTime } from '../../i18n/format-date.ts'
import type { Formatter } from '../../registry.ts'

/** Prints how far a moment is from now, or the second of two moments from the first: `in 2 hours`. Language reference, section 8. */
export const relativeTime: Formatter = (value, args, { locale, now }, values) => {
  if (!locale) return ''
  const span = values.length > 1 ? [value, values[1]] : [now, value]
  return formatRelativeTime(locale, span, relativeTimeOptions(args))
}
