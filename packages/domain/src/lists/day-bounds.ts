/** A day on a site's clock: its first moment, and that of the same weekday before. */
export interface DayBounds {
  readonly startMs: number
  readonly weekBeforeMs: number
  /** The end of that day of the week before. */
  readonly weekBeforeEndMs: number
}

/** The bounds of the day that a moment falls in, by the midnights of a time zone: days of 23 and 25 hours among them. */
export function dayBounds(nowMs: number, timeZone: string): DayBounds {
  const [year = 1970, month = 1, day = 1] = dateParts(nowMs, timeZone)
  return {
    startMs: midnight([year, month, day], timeZone),
    weekBeforeMs: midnight([year, month, day - 7], timeZone),
    weekBeforeEndMs: midnight([year, month, day - 6], timeZone),
  }
}

/** The first moment of a day such as 2026-11-22 by the midnights of a time zone, or of a day so many days later. */
export function startOfDay(day: string, timeZone: string, daysLater = 0): number {
  const [year = 1970, month = 1, date = 1] = day.split('-').map(Number)
  return midnight([year, month, date + daysLater], timeZone)
}

/** When the clock of a time zone shows so much since midnight, on a day such as 2027-03-28: days of 23 and 25 hours among them. */
export function clockTimeOfDay(day: string, sinceMidnightMs: number, timeZone: string): number {
  return momentOf(Date.parse(day) + sinceMidnightMs, timeZone)
}

/** A moment by the clock of a time zone, such as 2026-11-22T09:05:00-05:00. */
export function clockText(atMs: number, timeZone: string): string {
  const minutes = Math.round(offsetMs(atMs, timeZone) / 60_000)
  const local = new Date(atMs + minutes * 60_000).toISOString().slice(0, 19)
  const two = (value: number) => String(value).padStart(2, '0')
  const away = Math.abs(minutes)
  return `${local}${minutes < 0 ? '-' : '+'}${two(Math.floor(away / 60))}:${two(away % 60)}`
}

type CalendarDay = readonly [year: number, month: number, day: number]

function midnight([year, month, day]: CalendarDay, timeZone: string): number {
  return momentOf(Date.UTC(year, month - 1, day), timeZone)
}

/** The moment of what a clock shows, which is given as if it were UTC. */
function momentOf(asUtc: number, timeZone: string): number {
  // The offset of the moment sought decides, which may differ from that of the first guess.
  const guess = asUtc - offsetMs(asUtc, timeZone)
  return asUtc - offsetMs(guess, timeZone)
}

function offsetMs(atMs: number, timeZone: string): number {
  const [year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0] = dateParts(atMs, timeZone)
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(atMs / 1000) * 1000
}

/** Year, month, day, hour, minute and second on the clock of a time zone. */
function dateParts(atMs: number, timeZone: string): readonly number[] {
  const parts = new Map(
    formatOf(timeZone)
      .formatToParts(atMs)
      .map(({ type, value }) => [type, Number(value)]),
  )
  return (['year', 'month', 'day', 'hour', 'minute', 'second'] as const).map((name) => parts.get(name) ?? 0)
}

/** Formats are dear to make, and there are as many as sites have time zones. */
const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone)
  if (known) return known
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })
  formats.set(timeZone, made)
  return made
}
