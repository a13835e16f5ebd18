import { toWallTime } from '@vitrine/domain/time/site-clock'

/** A period of time, epoch milliseconds. */
interface Period {
  readonly fromMs: number
  readonly toMs: number
}

/** How a zone's clock goes in a period (RFC 5545, section 3.6.5), each change written out; calendars need it beside a `TZID`. */
export function timeZoneLines(timeZone: string, period: Period): readonly string[] {
  const fromMs = Math.max(period.fromMs, 0)
  const toMs = Math.min(period.toMs, latestMs)
  const offset = offsetAt(fromMs, timeZone)
  return [
    'BEGIN:VTIMEZONE',
    `TZID:${timeZone}`,
    ...observance('STANDARD', '19700101T000000', { from: offset, to: offset }),
    ...changesOf(timeZone, { fromMs, toMs }).flatMap(({ atMs, from, to }) =>
      observance(to > from ? 'DAYLIGHT' : 'STANDARD', compact(new Date(atMs + from).toISOString()), {
        from,
        to,
      }),
    ),
    'END:VTIMEZONE',
  ]
}

/** The changes of more years than this are told by nobody: the calls for them would hold up all others. */
const latestMs = Date.UTC(2101, 0)

interface Change {
  readonly from: number
  readonly to: number
}

/** Begins when the clock before shows this. */
function observance(name: string, begins: string, { from, to }: Change): readonly string[] {
  return [
    `BEGIN:${name}`,
    `DTSTART:${begins}`,
    `TZOFFSETFROM:${offsetText(from)}`,
    `TZOFFSETTO:${offsetText(to)}`,
    `END:${name}`,
  ]
}

/** No zone changes its clock twice within this time. */
const stepMs = 7 * 86_400_000

function changesOf(
  timeZone: string,
  { fromMs, toMs }: Period,
): readonly (Change & { readonly atMs: number })[] {
  const changes: (Change & { readonly atMs: number })[] = []
  let from = offsetAt(fromMs, timeZone)
  for (let atMs = fromMs; atMs < toMs + stepMs; atMs += stepMs) {
    const to = offsetAt(atMs + stepMs, timeZone)
    if (to === from) continue
    changes.push({ atMs: momentOfChange(timeZone, atMs, from), from, to })
    from = to
  }
  return changes
}

/** The minute within a step from which on the offset is another. */
function momentOfChange(timeZone: string, sinceMs: number, from: number): number {
  let [before, after] = [Math.floor(sinceMs / 60_000), Math.ceil((sinceMs + stepMs) / 60_000)]
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2)
    if (offsetAt(middle * 60_000, timeZone) === from) before = middle
    else after = middle
  }
  return after * 60_000
}

/** How far the clock is ahead of UTC, in whole minutes. */
function offsetAt(atMs: number, timeZone: string): number {
  return Date.parse(`${toWallTime(atMs, timeZone)}Z`) - Math.floor(atMs / 60_000) * 60_000
}

/** `-0500` */
function offsetText(offsetMs: number): string {
  const minutes = Math.abs(offsetMs) / 60_000
  const digits = (value: number) => String(Math.floor(value)).padStart(2, '0')
  return `${offsetMs < 0 ? '-' : '+'}${digits(minutes / 60)}${digits(minutes % 60)}`
}

function compact(iso: string): string {
  return iso.replace(/[-:]/g, '').slice(0, 15)
}
