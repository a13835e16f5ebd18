import { keepFormats } from '../words/keep-formats.ts'

/** What a clock on the site's wall shows at a moment, as fields for date and time take it: `2026-11-22T15:04`. */
export function toWallTime(atMs: number, timeZone: string): string {
  const parts = new Map(
    clockOf(timeZone)
      .formatToParts(atMs)
      .map(({ type, value }) => [type, value]),
  )
  const of = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? '00'
  return `${of('year').padStart(4, '0')}-${of('month')}-${of('day')}T${of('hour')}:${of('minute')}`
}

/**
 * The moment at which a clock on the site's wall shows this; null for what is no date. What the clock shows twice in a night is meant the
 * first time; what it leaves out is read by the clock before it goes on (RFC 5545, section 3.3.5).
 */
export function fromWallTime(wall: string, timeZone: string): number | null {
  const asUtcMs = Date.parse(`${wall}Z`)
  return Number.isNaN(asUtcMs) ? null : momentOf(asUtcMs, timeZone)
}

/** The moment at which the clock of a time zone shows what is given as if it were UTC; read as `fromWallTime` does. */
export function momentOf(asUtcMs: number, timeZone: string): number {
  const before = asUtcMs - offsetAt(asUtcMs - dayMs, timeZone)
  const after = asUtcMs - offsetAt(asUtcMs + dayMs, timeZone)
  return [before, after].find((atMs) => atMs + offsetAt(atMs, timeZone) === asUtcMs) ?? before
}

/** How far the clock of a time zone is ahead of UTC at a moment, in milliseconds that are whole minutes. */
export function offsetAt(atMs: number, timeZone: string): number {
  return Date.parse(`${toWallTime(atMs, timeZone)}Z`) - Math.floor(atMs / 60_000) * 60_000
}

const dayMs = 86_400_000

const clocks = keepFormats<Intl.DateTimeFormat>()

/** What writes the time of a zone. */
function clockOf(timeZone: string): Intl.DateTimeFormat {
  const numbers = {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  } as const
  return clocks(timeZone, () => new Intl.DateTimeFormat('en-CA', { timeZone, hourCycle: 'h23', ...numbers }))
}
