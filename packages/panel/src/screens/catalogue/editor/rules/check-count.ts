/** What is said of a text that is no count. */
export const countProblemText = 'Enter a whole number'

/** Reads a typed whole number of zero or more; null when it is none. */
export function parseCount(text: string): number | null {
  const typed = text.trim()
  return /^\d{1,9}$/.test(typed) ? Number(typed) : null
}
