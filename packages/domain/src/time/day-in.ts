import { keepFormats } from '../words/keep-formats.ts'

/** The day of a moment by the clocks of a time zone, as 2026-01-31. */
export function dayIn(timeZone: string, nowMs: number): string {
  const lately = zones(timeZone, () => ({ format: makeFormat(timeZone), minute: Number.NaN, day: '' }))
  const minute = Math.floor(nowMs / 60_000)
  if (lately.minute !== minute) {
    lately.day = dayBy(lately.format, nowMs)
    lately.minute = minute
  }
  return lately.day
}

/**
 * What was last asked of each time zone: to use its format takes as long as to price a cart. Since 1972 the clocks of all zones come to
 * another day with a whole minute.
 */
const zones = keepFormats<{ readonly format: Intl.DateTimeFormat; minute: number; day: string }>()

function dayBy(format: Intl.DateTimeFormat, nowMs: number): string {
  const parts = format.formatToParts(nowMs)
  const part = (type: string) => parts.find((each) => each.type === type)?.value ?? ''
  return `${part('year')}-${part('month')}-${part('day')}`
}

function makeFormat(timeZone: string): Intl.DateTimeFormat {
  const numbers = { year: 'numeric', month: '2-digit', day: '2-digit' } as const
  try {
    return new Intl.DateTimeFormat('en-US', { ...numbers, timeZone })
  } catch {
    return new Intl.DateTimeFormat('en-US', { ...numbers, timeZone: 'UTC' })
  }
}
