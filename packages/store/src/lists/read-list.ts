import type { ListPlace } from '@vitrine/domain/lists/list-place'
import type { ListStart, ListView } from '@vitrine/domain/lists/list-request'
import type { Session } from '../engine/session.ts'
import { countList, type ListTotal } from './count-list.ts'
import { type ListBounds, usualBounds } from './list-bounds.ts'
import { findDriver } from './list-driver.ts'
import { orderOf } from './list-order.ts'
import { listQueries } from './list-queries.ts'
import { listSize } from './list-size.ts'
import type { ListTable } from './list-table.ts'
import { type ListTest, listTests } from './list-tests.ts'
import { findPage } from './pages/find-page.ts'
import { heldPage, mostHeld } from './pages/held-page.ts'
import { leadingOf } from './pages/merge-leading.ts'
import { togetherOf } from './pages/together-page.ts'
import { onlyTermsOf, pageOfWord } from './pages/word-page.ts'

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
  const { start, limit } = ask
  const tests = listTests(session.engine, list, ask)
  const bounds = await boundsOf(session, list, ask, tests)
  const queries = listQueries(session, list, { ...ask, tests, bounds, limit: limit + 1 })
  const terms = onlyTermsOf(list, ask, tests)
  if (terms) {
    const { rows, total } = await pageOfWord(session, list, { terms, queries, order: orderOf(ask), bounds })
    return sliceOf(rows, ask, total)
  }
  const driver = await findDriver(session, list, { tests, bounds, isFull: queries.isFull })
  const found = await findPage(queries, driver, {
    tests,
    bounds,
    leading: leadingOf(list, ask, tests),
    together: togetherOf(session, list, ask, tests),
    isCounted: list.sortedTerms === undefined,
    sorted: list.columns[ask.sort.key]?.name,
    size: () => listSize(session, list),
    held: (terms, found) =>
      heldPage(session, list, { queries, terms, found, isAlone: tests.length === 1, bounds }),
  })
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

async function boundsOf(
  session: Session,
  list: ListTable,
  ask: ListAsk,
  tests: readonly ListTest[],
): Promise<ListBounds> {
  const { limit, bounds = usualBounds } = ask
  if (!tests.some(({ terms }) => terms)) return bounds
  return { ...bounds, among: await mostHeld(session, list, { limit, bounds }) }
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
