import { clockText, startOfDay } from './day-bounds.ts'

/** The quarter that a moment falls in by the clock of a time zone, such as 2026-Q4. */
export function quarterOf(atMs: number, timeZone: string): string {
  const day = clockText(atMs, timeZone)
  return `${day.slice(0, 4)}-Q${Math.ceil(Number(day.slice(5, 7)) / 3)}`
}

/** Whether a text is a quarter, of the years that people have. */
export function isQuarter(text: string): boolean {
  return /^(19|20)\d\d-Q[1-4]$/.test(text)
}

/** The moments at which a quarter begins and ends, the end left out. */
export function quarterTime(
  quarter: string,
  timeZone: string,
): { readonly fromMs: number; readonly toMs: number } {
  return { fromMs: startOf(quarter, timeZone), toMs: startOf(quarterFrom(quarter, 1), timeZone) }
}

/** A quarter so many before or behind another. */
export function quarterFrom(quarter: string, steps: number): string {
  const [year = 1970, number = 1] = quarter.split('-Q').map(Number)
  const place = year * 4 + number - 1 + steps
  return `${Math.floor(place / 4)}-Q${(place % 4) + 1}`
}

function startOf(quarter: string, timeZone: string): number {
  const [year = '1970', number = '1'] = quarter.split('-Q')
  return startOfDay(`${year}-${String(Number(number) * 3 - 2).padStart(2, '0')}-01`, timeZone)
}
