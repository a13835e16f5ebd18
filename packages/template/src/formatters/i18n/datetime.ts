import { dateOptions } from '../../i18n/date-options.ts'
import { formatDate } from '../../i18n/format-date.ts'
import type { Formatter } from '../../registry.ts'

/** Prints a moment in the zone of the site: `{addedOn|datetime date:long time:short}`. Language reference, section 8. */
export const datetime: Formatter = (value, args, { locale, timeZone }) =>
  locale ? formatDate(locale, timeZone, value, dateOptions(args)) : ''
