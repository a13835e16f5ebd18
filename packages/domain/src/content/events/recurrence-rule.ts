import { fromWallTime, toWallTime } from '../../time/site-clock.ts'
import type { EventRepeat } from './event-repeat.ts'
import { weekdayNumber, weekdayOf, weekdaysOf } from './repeat-days.ts'

const weekdayNames = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU']

/** The first time of an event that repeats, as its rule needs it. */
export interface FirstTime {
  readonly day: string
  /** Null for an event that lasts all day. */
  readonly startAtMs: number | null
  readonly timeZone: string
}

/** A rule as calendars read it, without its name (RFC 5545, section 3.3.10): `FREQ=WEEKLY;BYDAY=MO,WE;COUNT=10`. */
export function recurrenceRule(repeat: EventRepeat, first: FirstTime): string {
  return [...stepOf(repeat, first.day), endOf(repeat, first)].join(';')
}

function stepOf(repeat: EventRepeat, day: string): readonly string[] {
  const name = (weekday: number) => weekdayNames[weekday - 1] ?? ''
  switch (repeat.every) {
    case 'week': {
      const interval = repeat.weeks > 1 ? [`INTERVAL=${repeat.weeks}`] : []
      return ['FREQ=WEEKLY', ...interval, `BYDAY=${weekdaysOf(day, repeat).map(name).join(',')}`]
    }
    case 'month-day':
      return ['FREQ=MONTHLY', `BYMONTHDAY=${Number(day.slice(8))}`]
    case 'month-weekday':
      return ['FREQ=MONTHLY', `BYDAY=${weekdayNumber(day)}${name(weekdayOf(day))}`]
    case 'month-last-weekday':
      return ['FREQ=MONTHLY', `BYDAY=-1${name(weekdayOf(day))}`]
  }
}

/** The last moment is told in UTC, but for events that last all day (RFC 5545, section 3.3.10). */
function endOf({ ends }: EventRepeat, { startAtMs, timeZone }: FirstTime): string {
  if ('times' in ends) return `COUNT=${ends.times}`
  if (startAtMs === null) return `UNTIL=${ends.untilDay.replaceAll('-', '')}`
  const time = toWallTime(startAtMs, timeZone).slice(11)
  const lastMs = (fromWallTime(`${ends.untilDay}T${time}`, timeZone) ?? startAtMs) + 59_999
  return `UNTIL=${new Date(lastMs).toISOString().replace(/[-:]/g, '').slice(0, 15)}Z`
}
