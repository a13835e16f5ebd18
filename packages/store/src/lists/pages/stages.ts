import type { ListPlace } from '@vitrine/domain/lists/list-place'

/** The part of a walk that tells how often it comes upon what is sought. */
const firstPart = 0.2

/** What is sought does not stand as evenly as expected: so much more is walked over. */
const margin = 1.3

interface Walking {
  readonly limit: number
  /** Walks over a part of some rows, from where the page begins. */
  readonly walk: (part: number) => Promise<readonly ListPlace[]>
  /** The part that is walked over at most; more than 1 where to walk on is better than any other way. */
  readonly most?: number
}

/** What a walk found: rows of a page, and how many are expected of all that may be walked over. */
export interface Walked {
  readonly rows: readonly ListPlace[]
  readonly expected: number
}

/** Walks in two stages: over a part of some rows, and over as many as a page needs, where the first part comes upon enough of them. */
export async function inStages({ limit, walk, most = 1 }: Walking): Promise<Walked> {
  const first = await walk(firstPart)
  const expected = (first.length / firstPart) * most
  if (first.length === limit || expected < limit) return { rows: first, expected }
  const rows = await walk(Math.min(most, ((limit * firstPart) / first.length) * margin))
  return { rows, expected: rows.length }
}
