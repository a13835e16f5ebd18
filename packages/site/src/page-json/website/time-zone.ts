/** A site's zone and how far it is from UTC at a moment, in milliseconds. */
export function timeZoneOf(timeZone: string, nowMs: number): ZoneAtMoment {
  const formats = formatsOf(timeZone)
  const quarter = Math.floor(nowMs / zoneStepMs)
  // Most ask about the present.
  if (formats.last?.quarter !== quarter) formats.last = { quarter, zone: readZone(timeZone, formats, nowMs) }
  return formats.last.zone
}

interface ZoneAtMoment {
  readonly timeZone: string
  readonly timeZoneAbbr: string
  readonly timeZoneOffset: number
  readonly machineTimeZoneOffset: number
}

/** Clocks change on full quarters of an hour. */
export const zoneStepMs = 900_000

function readZone(timeZone: string, { offset, abbreviation }: ZoneFormats, nowMs: number): ZoneAtMoment {
  const timeZoneOffset = offsetMs(nameIn(offset, nowMs))
  return {
    timeZone,
    timeZoneAbbr: nameIn(abbreviation, nowMs),
    timeZoneOffset,
    machineTimeZoneOffset: timeZoneOffset,
  }
}

/** The month of a moment in a zone. */
export function localMonth(
  epochMs: number,
  timeZone: string,
): { readonly year: number; readonly month: number } {
  const local = new Date(epochMs + timeZoneOf(timeZone, epochMs).timeZoneOffset)
  return { year: local.getUTCFullYear(), month: local.getUTCMonth() + 1 }
}

/** The first moment of the day that a moment belongs to in a zone; on days when clocks change, as the day ends. */
export function localDay(epochMs: number, timeZone: string): number {
  const { timeZoneOffset } = timeZoneOf(timeZone, epochMs)
  const dayMs = 86_400_000
  return Math.floor((epochMs + timeZoneOffset) / dayMs) * dayMs - timeZoneOffset
}

interface ZoneFormats {
  readonly offset: Intl.DateTimeFormat
  readonly abbreviation: Intl.DateTimeFormat
  /** What was returned last. */
  last: { readonly quarter: number; readonly zone: ZoneAtMoment } | null
}

/** Formats are kept: making one costs as much as half a page. There are a few hundred zones at most. */
const formats = new Map<string, ZoneFormats>()

function formatsOf(timeZone: string): ZoneFormats {
  const known = formats.get(timeZone)
  if (known) return known
  const made: ZoneFormats = {
    offset: new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' }),
    abbreviation: new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'short' }),
    last: null,
  }
  formats.set(timeZone, made)
  return made
}

function nameIn(format: Intl.DateTimeFormat, nowMs: number): string {
  return format.formatToParts(nowMs).find((part) => part.type === 'timeZoneName')?.value ?? ''
}

/** Reads `GMT-04:00`. */
function offsetMs(text: string): number {
  const [, sign, hours = '0', minutes = '0'] = /([+-])(\d\d):(\d\d)/.exec(text) ?? []
  const ms = (Number(hours) * 60 + Number(minutes)) * 60_000
  return sign === '-' ? -ms : ms
}
