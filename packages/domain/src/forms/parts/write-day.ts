import { formatIn } from './format-in.ts'

/** A day that was answered, in a language, or by ISO 8601 where none is given. What is no day stands as it was typed. */
export function writeDay(
  [month = '', day = '', year = '']: readonly string[],
  language: string | null,
): string {
  const iso = `${year.padStart(4, '0')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const atMs = Date.parse(`${iso}T00:00:00Z`)
  // A day that the month does not have would be written as one of the next.
  if (Number.isNaN(atMs) || !new Date(atMs).toISOString().startsWith(iso)) return `${month}/${day}/${year}`
  if (language === null) return iso
  return formatIn(language, { year: 'numeric', month: 'numeric', day: 'numeric' }).format(atMs)
}
