import { intervalOptions } from '../../i18n/date-options.ts'
import { formatDateInterval } from '../../i18n/format-date.ts'
import type { Formatter } from '../../registry.ts'

/** Prints the time from one moment to another: `{startDate, endDate|datetime-interval skeleton:yMMMd}`. Language reference, section 8. */
export const datetimeInterval: Formatter = (value, args, { locale, timeZone }, values) =>
  locale ? formatDateInterval(locale, timeZone, [value, ...values.slice(1)], intervalOptions(args)) : ''
