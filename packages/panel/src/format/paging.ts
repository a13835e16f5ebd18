/** Rows on a page of every list. */
export const pageSize = 25

/** How many pages a list has; an empty list has one. */
export function pageCount(total: number): number {
  return Math.max(1, Math.ceil(total / pageSize))
}

/** Which rows are shown, such as 26–50 of 61. */
export function pageText(page: number, total: number): string {
  if (total === 0) return 'None'
  const first = (page - 1) * pageSize + 1
  return `${first}–${Math.min(page * pageSize, total)} of ${total}`
}

/** The last page that is asked for: the server counts no further than to a million. */
const mostPages = 9_999

/** Reads a page number from an address; 1 when it is none. */
export function parsePage(value: unknown): number {
  const page = Number(value)
  return Number.isInteger(page) && page >= 1 && page <= mostPages ? page : 1
}
