import type { ListAsk } from '../lists/read-list.ts'

/** Asks a list for all that it has, by a key of its columns. */
export function everyRow(part: Partial<ListAsk> = {}): ListAsk {
  return {
    words: [],
    tests: [],
    sort: { key: 'number', isDescending: false },
    start: null,
    limit: 100_000,
    ...part,
  }
}

/** Products, or whatever has a title, from A on. */
export const byTitle = { sort: { key: 'title', isDescending: false } } as const

/** Comments, or whatever has a date, the last first. */
export const newestFirst = everyRow({ sort: { key: 'date', isDescending: true } })

/** Rows with one value of a key, or with one of several. */
export function among(key: string, ...values: string[]): ListAsk['tests'] {
  return [{ kind: 'among', key, values, isNot: false }]
}
