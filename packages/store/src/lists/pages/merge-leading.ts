import type { ListPlace } from '@vitrine/domain/lists/list-place'
import type { ListSort, ListStart } from '@vitrine/domain/lists/list-request'
import { comparePlaces } from '../compare-places.ts'
import type { Driver } from '../list-driver.ts'
import { orderOf } from '../list-order.ts'
import type { listQueries } from '../list-queries.ts'
import type { ListTable } from '../list-table.ts'
import { laterTerm } from '../list-terms.ts'
import type { ListTest, TermSearch } from '../list-tests.ts'

/** A word that is searched for in a list that is sorted by what its rows begin with. */
export interface Leading {
  readonly word: string
  /** Whether the page runs from the last row to the first. */
  readonly isReversed: boolean
}

/** The word, if nothing else is asked for. */
export function leadingOf(
  { leading }: ListTable,
  { sort, start }: { readonly sort: ListSort; readonly start: ListStart },
  tests: readonly ListTest[],
): Leading | undefined {
  const [only] = tests
  if (only?.word === undefined || tests.length > 1 || sort.key !== leading) return undefined
  return { word: only.word, isReversed: orderOf({ sort, start }).isReversed }
}

/**
 * A page of rows that have a word: those that begin with it stand together, however far off, and are taken as they stand; the others are
 * sorted. Undefined where these are too many.
 */
export async function mergeLeading(
  queries: ReturnType<typeof listQueries>,
  { count }: Driver,
  { word, isReversed, most }: Leading & { readonly most: number },
): Promise<readonly ListPlace[] | undefined> {
  const terms: TermSearch = { kind: 'beginning', start: laterTerm(word) }
  if ((await count({ terms }, most)) > most) return undefined
  const others = await queries.sorted({ terms })
  const each = new Map([...(await queries.begun(word)), ...others.rows].map((place) => [place.id, place]))
  const way = isReversed ? -1 : 1
  return [...each.values()].sort((one, other) => comparePlaces(one, other) * way).slice(0, queries.limit)
}
