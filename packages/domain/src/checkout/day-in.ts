/** The day of a moment by the clocks of a time zone, as 2026-01-31. */
export function dayIn(timeZone: string, nowMs: number): string {
  const minute = Math.floor(nowMs / 60_000)
  const known = lately.get(timeZone)
  if (known?.minute === minute) return known.day
  const format = known?.format ?? makeFormat(timeZone)
  const day = dayBy(format, nowMs)
  if (known || lately.size < mostZones) lately.set(timeZone, { format, minute, day })
  return day
}

/**
 * What was last asked of each time zone, of which a server meets a few: to make a format takes longer than to use it a hundred times, and
 * to use it as long as to price a cart.
 * Since 1972 the clocks of all zones come to another day with a whole minute.
 */
const lately = new Map<
  string,
  { readonly format: Intl.DateTimeFormat; readonly minute: number; readonly day: string }
>()
const mostZones = 500

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
