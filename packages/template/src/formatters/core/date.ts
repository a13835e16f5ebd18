import { calendarTime } from '../../dates/calendar-time.ts'
import { writePattern } from '../../dates/write-pattern.ts'
import type { Formatter } from '../../registry.ts'
import { asNumber } from '../../values/convert.ts'

/** A time in the zone of the site, by a strftime pattern: `{addedOn|date %B %d, %Y}` (reference, section 8.1). */
export const date: Formatter = (value, args, scope) => {
  const epochMs = asNumber(value)
  if (args.length === 0 || Number.isNaN(epochMs)) return ''
  return writePattern(args.join(' '), calendarTime(epochMs, scope.timeZone))
}
