import type { Vocabulary } from '../registry.ts'
import { datetime } from './i18n/datetime.ts'
import { datetimeInterval } from './i18n/datetime-interval.ts'
import { decimal } from './i18n/decimal.ts'
import { message } from './i18n/message.ts'
import { money } from './i18n/money.ts'
import { plural } from './i18n/plural.ts'
import { relativeTime } from './i18n/relative-time.ts'
import { timesince } from './i18n/timesince.ts'

/** The formatters that speak the visitor's language; all but `timesince` give '' without a locale. */
export const i18nFormatters: Vocabulary = {
  formatters: {
    datetime,
    'datetime-interval': datetimeInterval,
    decimal,
    message,
    money,
    plural,
    'relative-time': relativeTime,
    timesince,
  },
}
