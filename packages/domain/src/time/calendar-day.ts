/** Whether a text is a day of the calendar, such as 2026-12-24. */
export function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && text === dayAfter(text, 0)
}

/** The day some days after another; '' when that is none. */
export function dayAfter(day: string, count = 1): string {
  const atMs = Date.parse(`${day}T00:00Z`) + count * dayMs
  return Number.isNaN(atMs) ? '' : new Date(atMs).toISOString().slice(0, 10)
}

const dayMs = 86_400_000
