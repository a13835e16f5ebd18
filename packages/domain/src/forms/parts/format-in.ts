/** Writes days and times of a calendar in a language. What is no language is written as English. */
export function formatIn(language: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const zoned = { ...options, calendar: 'gregory', timeZone: 'UTC' }
  try {
    return new Intl.DateTimeFormat(language, zoned)
  } catch {
    return new Intl.DateTimeFormat('en-US', zoned)
  }
}
