import type { ListPlace } from '@vitrine/domain/lists/list-place'
import type { ListStart, ListView } from '@vitrine/domain/lists/list-request'
import type { Session } from '../engine/session.ts'
import { countList, type ListTotal } from './count-list.ts'
import { type ListBounds, usualBounds } from './list-bounds.ts'
import { type Driver, findDriver } from './list-driver.ts'
import { listQueries } from './list-queries.ts'
import type { ListTable } from './list-table.ts'
import { listTests } from './list-tests.ts'

/** What is asked of a list. */
export interface ListAsk extends ListView {
  readonly start: ListStart
  readonly limit: number
  /** Whether nobody asks how many rows there are. */
  readonly isUncounted?: boolean
  /** Where the usual ones are not meant. */
  readonly bounds?: ListBounds
}

/** Rows of a list, in its order. */
export interface ListSlice {
  readonly places: readonly ListPlace[]
  /** Whether rows stand before these, and behind them. */
  readonly hasPrevious: boolean
  readonly hasNext: boolean
  readonly total: ListTotal
}

/**
 * Reads a page of a list. Where a condition leads to few rows, these are sorted; else the list is walked in its order until the page is
 * full. Either way the work is bounded, whatever was asked.
 */
export async function readList(session: Session, list: ListTable, ask: ListAsk): Promise<ListSlice> {
  const { start, limit, bounds = usualBounds } = ask
  const tests = listTests(session.engine, list, ask)
  const queries = listQueries(session, list, { ...ask, tests, bounds, limit: limit + 1 })
  const driver = await findDriver(session, list, { tests, bounds })
  const found: Found = driver.isFew ? await queries.sorted(driver) : await walk(queries, driver, bounds)
  if (ask.isUncounted) return sliceOf(found.rows, ask, { count: found.rows.length, isMore: true })
  const total =
    found.total === undefined
      ? await countList(session, list, {
          tests,
          driver,
          known: start ? undefined : found.rows,
          limit,
          bounds,
        })
      : { count: found.total, isMore: false }
  return sliceOf(found.rows, ask, total)
}

type Queries = ReturnType<typeof listQueries>

interface Found {
  readonly rows: readonly ListPlace[]
  /** How many rows there are in all, where they were all looked at. */
  readonly total: number | undefined
}

async function walk(queries: Queries, driver: Driver, bounds: ListBounds): Promise<Found> {
  if (driver.dense.length === 0) return { rows: await queries.walked(), total: undefined }
  const rows = await queries.walkedAWhile()
  if (rows.length === queries.limit) return { rows, total: undefined }
  // What is sought is rare, though each of its conditions is not.
  const [one, other] = driver.dense.filter((each) => each.kind === 'whole' && each.terms.length === 1)
  if (one && other) return queries.sorted({ both: [one, other] })
  const [terms] = driver.dense
  const most = rows.length === 0 ? bounds.sortedFarOff : bounds.sortedAtMost
  if (terms && (await driver.count(terms)) <= most) return queries.sorted({ terms })
  return { rows: await queries.walked(), total: undefined }
}

/** A page of rows that were looked for from where it begins, one more than it has, in the direction in which it goes. */
export function sliceOf(
  rows: readonly ListPlace[],
  { start, limit }: Pick<ListAsk, 'start' | 'limit'>,
  total: ListTotal,
): ListSlice {
  const hasMore = rows.length > limit
  const places = rows.slice(0, limit)
  if (start?.side === 'before')
    return { places: places.toReversed(), hasPrevious: hasMore, hasNext: true, total }
  return { places, hasPrevious: start !== null, hasNext: hasMore, total }
}
