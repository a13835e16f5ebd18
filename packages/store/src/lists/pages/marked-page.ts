import type { ListBounds } from '../list-bounds.ts'
import type { Driver } from '../list-driver.ts'
import type { listQueries } from '../list-queries.ts'
import type { Found } from './held-page.ts'
import { inStages } from './stages.ts'

/** What it takes on SQLite, in microseconds: to pass a row, to rule it out by its marks where a walk goes to the end, and to look one up. Measured. */
const cost = { passed: 0.25, ruledOut: 0.12, lookedUp: 2.8 }

interface Looking {
  readonly bounds: ListBounds
  /** About how many rows the list has. */
  readonly size: () => Promise<number>
}

/** A page of a value that marks tell, found along the list where it is expected soon. */
export async function markedPage(
  queries: ReturnType<typeof listQueries>,
  { found }: Driver,
  { bounds, size }: Looking,
): Promise<Found | undefined> {
  if (!queries.isMarked) return undefined
  const expected = (queries.limit * (await size())) / found
  if (expected > Math.min(bounds.walked, (found * cost.lookedUp) / cost.passed / 2)) return undefined
  const { rows } = await inStages({ limit: queries.limit, walk: queries.walkedAWhile })
  return rows.length === queries.limit ? { rows, total: undefined } : undefined
}

/**
 * Whether a list is passed to its end in no more than twice the time in which the hits are sorted: marks rule rows out where they stand, and
 * SQLite passes them in half of the time that it takes to end behind some number of them.
 */
export async function isRuledOutSoon(
  queries: ReturnType<typeof listQueries>,
  { dense, count }: Driver,
  { bounds, size }: Looking,
): Promise<boolean> {
  const [terms] = dense
  if (!terms || !queries.isFast || !queries.isMarked) return false
  const found = await count({ terms }, bounds.sortedFarOff)
  return (await size()) * cost.ruledOut <= 2 * found * cost.lookedUp
}
