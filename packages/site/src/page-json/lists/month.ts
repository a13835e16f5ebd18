import { timeZoneOf } from '../website/time-zone.ts'

/** A month of a calendar. */
export interface Month {
  readonly year: number
  /** 1 to 12. */
  readonly month: number
}

/** Reads a month as addresses have it: `11-2026`. */
export function readMonth(text: string | null): Month | null {
  const [, month = '', year = ''] = /^(\d{1,2})-(\d{4})$/.exec(text ?? '') ?? []
  const read = { year: Number(year), month: Number(month) }
  return read.month >= 1 && read.month <= 12 && read.year >= 1970 ? read : null
}

/** Writes a month as addresses have it. */
export function monthText({ year, month }: Month): string {
  return `${String(month).padStart(2, '0')}-${year}`
}

/** Where a month begins and where the next one does, in epoch milliseconds of a time zone. */
export function monthBounds({ year, month }: Month, timeZone: string) {
  return { fromMs: midnight(year, month - 1, timeZone), toMs: midnight(year, month, timeZone) }
}

/** The first moment of a month; `monthIndex` from 0, and 12 is January of the next year. */
function midnight(year: number, monthIndex: number, timeZone: string): number {
  const asUtc = Date.UTC(year, monthIndex, 1)
  // The offset of the moment sought decides, which may differ from that of the first guess.
  const guess = asUtc - timeZoneOf(timeZone, asUtc).timeZoneOffset
  return asUtc - timeZoneOf(timeZone, guess).timeZoneOffset
}
