import type { ListPlace } from '@vitrine/domain/lists/list-place'
import type { Session } from '../../engine/session.ts'
import type { ListBounds } from '../list-bounds.ts'
import type { listQueries } from '../list-queries.ts'
import { listSize } from '../list-size.ts'
import type { ListTable } from '../list-table.ts'
import { isOneWord, type TermSearch } from '../list-tests.ts'
import { firstOfHits, hitsInMemory } from './hits-in-memory.ts'

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

/** What it takes on SQLite, in microseconds for a hit and for a row of an index that is passed. Measured. */
const cost = {
  sorted: { hit: 2.5, row: 0 },
  /** SQLite keeps them apart, and they are counted in memory. */
  apart: { hit: 0.54, row: 0.1 },
  inMemory: { hit: 0.16, row: 0.3 },
}

/** Of so many hits PostgreSQL keeps a set as quickly as it looks rows up. */
const mostHeldByPostgres = 8_000

/** What it takes on SQLite to look up a row of a list that is too large to stand in memory. Measured. */
const lookedUpCost = 3

/** Terms that lead to no more than so many rows are held against the list: with more of them, a page is full before that pays. */
export async function mostHeld(session: Session, list: ListTable, { limit, bounds }: Asked): Promise<number> {
  if (session.engine === 'postgres') return Math.min(bounds.among, mostHeldByPostgres)
  const { hit, row } = cost.inMemory
  const even = Math.sqrt((limit * (await listSize(session, list)) * (lookedUpCost - row)) / hit)
  return Math.min(bounds.among, Math.ceil(even))
}

interface Asked {
  readonly limit: number
  readonly bounds: ListBounds
}

/**
 * A page of what terms lead to, found along the list: the hits are known, and the rows that come first are held against them. Undefined
 * where to sort them costs less, or where they stand far off.
 */
export async function heldPage(session: Session, list: ListTable, held: Held): Promise<Found | undefined> {
  const { queries, terms, found, isAlone, bounds } = held
  if (session.engine === 'postgres') return heldByPostgres(held)
  const expected = (queries.limit * (await listSize(session, list))) / found
  const takes = ({ hit, row }: { readonly hit: number; readonly row: number }) => found * hit + expected * row
  // Rows have several of the words that begin alike: how many rows there are is known once the few hits are read.
  const isRead = !isOneWord(terms) && found <= bounds.countedApart
  const way = !isRead && takes(cost.apart) < takes(cost.inMemory) ? cost.apart : cost.inMemory
  if (!isRead && takes(way) > takes(cost.sorted)) return undefined
  // A page that stands further off is found by sorting as quickly.
  const most = Math.ceil((found * (cost.sorted.hit - way.hit)) / way.row)
  if (way === cost.apart) {
    const rows = await queries.walkedAmong(terms, most)
    if (rows.length < queries.limit) return undefined
    return { rows, total: isAlone ? (await hitsInMemory(session, list, { terms })).size : undefined }
  }
  const hits = await hitsInMemory(session, list, { terms })
  const total = isAlone ? hits.size : undefined
  // With other conditions they are sorted where they are counted, too.
  const lookedUp = async () => (isAlone ? { rows: await queries.looked([...hits], terms), total } : undefined)
  // Of the fewer rows a page ends further off.
  const further = (expected * found) / hits.size
  if (further * way.row > hits.size * cost.sorted.hit) return lookedUp()
  // SQLite passes a list quicker than it tells what it passed.
  if (hits.size <= bounds.given) {
    const rows = await queries.walkedAmong(terms, most, hits)
    return rows.length === queries.limit ? { rows, total } : lookedUp()
  }
  const rows = await firstOfHits(
    { limit: queries.limit, passed: queries.passed, looked: (ids) => queries.looked(ids, terms) },
    { hits, expected: further, most, lookedUp: isAlone ? queries.limit : bounds.lookedUp },
  )
  return rows && { rows, total }
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
