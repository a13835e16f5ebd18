/** Writes a moment as a day of the site's own time zone, such as "November 21, 2026". */
export function formatDay(atMs: number, locale: string, timeZone: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone }).format(atMs)
}

/** Writes a moment as day and time of the site's own time zone. */
export function formatDayAndTime(atMs: number, locale: string, timeZone: string): string {
  const style = { dateStyle: 'medium', timeStyle: 'short', timeZone } as const
  return new Intl.DateTimeFormat(locale, style).format(atMs)
}
