import { dateNamesOf } from '../../dates/date-names.ts'
import { dateWriter } from '../../dates/date-writer.ts'
import { readOnce } from '../../i18n/option-words.ts'
import type { Formatter } from '../../registry.ts'
import { asNumber } from '../../values/convert.ts'

/** A time in the zone and the language of the page, by a strftime pattern: `{addedOn|date %B %d, %Y}` (language reference, section 8.1). */
export const date: Formatter = (value, args, scope) => {
  const epochMs = asNumber(value)
  if (args.length === 0 || Number.isNaN(epochMs)) return ''
  return writerOf(args)(epochMs, scope.timeZone, dateNamesOf(scope.locale))
}

const writerOf = readOnce((args) => dateWriter(args.join(' ')))
