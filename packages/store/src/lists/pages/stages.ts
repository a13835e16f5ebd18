import type { ListPlace } from '@vitrine/domain/lists/list-place'

/** The part of a walk that tells how often it comes upon what is sought. */
const firstPart = 0.2

/** What is sought does not stand as evenly as expected: so much more is walked over. */
const margin = 1.3

interface Walking {
  readonly limit: number
  /** Walks over a part of some rows, from where the page begins, or behind a row that was found, for so many as are still sought. */
  readonly walk: (part: number, row?: ListPlace, sought?: number) => Promise<readonly ListPlace[]>
  /** Walks on, behind a row, where that takes less than to end behind some rows. */
  readonly further?: ((row: ListPlace, sought: number) => Promise<readonly ListPlace[]>) | undefined
  /** The part that is walked over at most; more than 1 where to walk on is better than any other way. */
  readonly most?: number
}

/** What a walk found: rows of a page, and how many are expected of all that may be walked over. */
export interface Walked {
  readonly rows: readonly ListPlace[]
  readonly expected: number
}

/**
 * Walks in two stages: over a part of some rows, and on over all of them where the first part comes upon enough; further than that where a
 * page needs more. A walk ends with the page, so that what is allowed beyond costs nothing.
 */
export async function inStages({ limit, walk, further, most = 1 }: Walking): Promise<Walked> {
  const first = await walk(firstPart)
  const expected = (first.length / firstPart) * most
  if (first.length === limit || expected < limit) return { rows: first, expected }
  const [last, sought] = [first.at(-1), limit - first.length]
  if (further && last) {
    const rows = [...first, ...(await further(last, sought))]
    return { rows, expected: rows.length }
  }
  const needed = ((limit * firstPart) / first.length) * margin
  const rows = [...first, ...(await walk(Math.min(most, Math.max(1, needed)), last, sought))]
  return { rows, expected: rows.length }
}
