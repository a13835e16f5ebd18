import type { ListPlace } from '@vitrine/domain/lists/list-place'
import type { Session } from '../engine/session.ts'
import { firstOfHits, hitsInMemory } from './hits-in-memory.ts'
import type { ListBounds } from './list-bounds.ts'
import type { listQueries } from './list-queries.ts'
import { listSize } from './list-size.ts'
import type { ListTable } from './list-table.ts'
import { isOneWord, type TermSearch } from './list-tests.ts'

/** What was found of a list from where a page begins. */
export interface Found {
  readonly rows: readonly ListPlace[]
  /** How many rows there are in all, where they were all looked at. */
  readonly total: number | undefined
}

interface Held {
  readonly queries: ReturnType<typeof listQueries>
  readonly terms: TermSearch
  /** How many hits they have. */
  readonly found: number
  /** Whether nothing else is asked for. */
  readonly isAlone: boolean
  readonly bounds: ListBounds
}

/** What it takes on SQLite, in microseconds, to look up a hit and sort it, to take it into memory, and to pass a row of an index. Measured. */
const cost = { sorted: 1.7, inMemory: 0.16, passed: 0.14 }

/**
 * A page of what terms lead to, found along the list: the hits are known, and the rows that come first are held against them. Undefined
 * where to sort them costs less, or where they stand far off.
 */
export async function heldPage(session: Session, list: ListTable, held: Held): Promise<Found | undefined> {
  const { queries, terms, found, isAlone, bounds } = held
  const { limit } = queries
  if (session.engine === 'postgres') return heldByPostgres(held)
  const expected = (limit * (await listSize(session, list))) / found
  const saved = found * (cost.sorted - cost.inMemory)
  if (expected * 1.3 * cost.passed > saved) return undefined
  const hits = await hitsInMemory(session, list, { terms })
  const rows = await firstOfHits(
    { limit, passed: queries.passed, looked: (ids) => queries.looked(ids, terms) },
    { hits, expected, most: Math.ceil(saved / cost.passed), lookedUp: isAlone ? limit : bounds.lookedUp },
  )
  return rows && { rows, total: isAlone ? hits.size : undefined }
}

/** A walk over so many times the rows that are found costs half of what sorting these does. */
const walkedForEach = 5

/** PostgreSQL keeps the hits apart quickly, and would have to send them. */
async function heldByPostgres({ queries, terms, found, isAlone, bounds }: Held): Promise<Found | undefined> {
  const isSorted = found <= bounds.sorted
  if (isSorted && found < 3 * bounds.sortedAtOnce) return undefined
  const rows = await queries.walkedAmong(terms, isSorted ? found * walkedForEach : bounds.walkedAmong)
  const total = isAlone && isSorted && isOneWord(terms) ? found : undefined
  return rows.length === queries.limit ? { rows, total } : undefined
}
