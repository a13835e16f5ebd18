/** The day of a moment by the clocks of a time zone, as 2026-01-31. */
export function dayIn(timeZone: string, nowMs: number): string {
  const parts = formatFor(timeZone).formatToParts(nowMs)
  const part = (type: string) => parts.find((each) => each.type === type)?.value ?? ''
  return `${part('year')}-${part('month')}-${part('day')}`
}

/** Formats by their time zone: to make one takes longer than to use it a hundred times. A server meets a few. */
const formats = new Map<string, Intl.DateTimeFormat>()
const mostFormats = 500

function formatFor(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone)
  if (known) return known
  const made = makeFormat(timeZone)
  if (formats.size < mostFormats) formats.set(timeZone, made)
  return made
}

function makeFormat(timeZone: string): Intl.DateTimeFormat {
  const numbers = { year: 'numeric', month: '2-digit', day: '2-digit' } as const
  try {
    return new Intl.DateTimeFormat('en-US', { ...numbers, timeZone })
  } catch {
    return new Intl.DateTimeFormat('en-US', { ...numbers, timeZone: 'UTC' })
  }
}
