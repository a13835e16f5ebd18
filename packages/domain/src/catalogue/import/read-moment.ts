/** Reads a moment that names its zone, such as 2026-11-27T08:00:00Z; undefined when it is none, null when there is nothing. */
export function readMoment(text: string): number | null | undefined {
  if (text === '') return null
  const isWhole = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?\s?(Z|[+-]\d{2}:?\d{2})$/i.test(text)
  const atMs = isWhole ? Date.parse(text.replace(' ', 'T').replace(/\s/g, '')) : Number.NaN
  return Number.isFinite(atMs) && atMs >= 0 ? atMs : undefined
}

/** What is said of a moment that cannot be read. */
export function momentProblem(name: string, text: string): string {
  return `The ${name} “${text}” is not a moment such as 2026-11-27T08:00:00Z.`
}
