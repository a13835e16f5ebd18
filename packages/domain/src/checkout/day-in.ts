/** The day of a moment by the clocks of a time zone, as 2026-01-31. */
export function dayIn(timeZone: string, nowMs: number): string {
  const parts = formatFor(timeZone).formatToParts(nowMs)
  const part = (type: string) => parts.find((each) => each.type === type)?.value ?? ''
  return `${part('year')}-${part('month')}-${part('day')}`
}

function formatFor(timeZone: string): Intl.DateTimeFormat {
  const numbers = { year: 'numeric', month: '2-digit', day: '2-digit' } as const
  try {
    return new Intl.DateTimeFormat('en-US', { ...numbers, timeZone })
  } catch {
    return new Intl.DateTimeFormat('en-US', { ...numbers, timeZone: 'UTC' })
  }
}
