/** What a clock on the site's wall shows at a moment, as fields for date and time take it: `2026-11-22T15:04`. */
export function toWallTime(atMs: number, timeZone: string): string {
  const parts = new Map(
    new Intl.DateTimeFormat('en-CA', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
    })
      .formatToParts(atMs)
      .map(({ type, value }) => [type, value]),
  )
  const of = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? '00'
  return `${of('year').padStart(4, '0')}-${of('month')}-${of('day')}T${of('hour')}:${of('minute')}`
}

/** The moment at which a clock on the site's wall shows this; null for what is no date. */
export function fromWallTime(wall: string, timeZone: string): number | null {
  const asUtc = Date.parse(`${wall}Z`)
  if (Number.isNaN(asUtc)) return null
  // Twice: the first guess may lie on the other side of a change of the clock.
  let atMs = asUtc
  for (let round = 0; round < 2; round += 1) {
    atMs += asUtc - Date.parse(`${toWallTime(atMs, timeZone)}Z`)
  }
  return atMs
}
