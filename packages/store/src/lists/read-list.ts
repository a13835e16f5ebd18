import type { ListPlace } from '@vitrine/domain/lists/list-place'
import type { ListStart, ListView } from '@vitrine/domain/lists/list-request'
import type { Session } from '../engine/session.ts'
import { countList, type ListTotal } from './count-list.ts'
import { type ListBounds, usualBounds } from './list-bounds.ts'
import { type Driver, findDriver } from './list-driver.ts'
import { orderOf } from './list-order.ts'
import { listQueries, type Source } from './list-queries.ts'
import type { ListTable } from './list-table.ts'
import { type ListTest, listTests, type TermSearch } from './list-tests.ts'
import { type Found, heldPage, mostHeld } from './pages/held-page.ts'
import { type Leading, leadingOf, mergeLeading } from './pages/merge-leading.ts'
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
  const driver = await findDriver(session, list, { tests, bounds })
  const looking = {
    tests,
    bounds,
    leading: leadingOf(list, ask, tests),
    isMerged: isMerged(list, ask, tests),
    sorted: list.columns[ask.sort.key]?.name,
    held: (terms: TermSearch, found: number) =>
      heldPage(session, list, { queries, terms, found, isAlone: tests.length === 1, bounds }),
  }
  const look = driver.isFew ? few : walk
  const found = await look(queries, driver, looking)
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

/** Whether rows of the same choices stand in the order that is asked for, and nothing else but a part of it is. */
function isMerged({ byBits, columns }: ListTable, { sort }: ListAsk, tests: readonly ListTest[]): boolean {
  const sorted = columns[sort.key]?.name
  return byBits === sort.key && tests.every(({ bits, range }) => bits || range === sorted)
}

interface Looking {
  readonly tests: readonly ListTest[]
  readonly bounds: ListBounds
  readonly leading: Leading | undefined
  readonly isMerged: boolean
  /** The column by which the list is sorted. */
  readonly sorted: string | undefined
  readonly held: (terms: TermSearch, found: number) => Promise<Found | undefined>
}

/** A page of few rows: of all that terms lead to they need not be looked up, where the list has them close together. */
async function few(queries: Queries, driver: Driver, looking: Looking): Promise<Found> {
  const { source, found } = driver
  const { tests, bounds, held } = looking
  const inOrder = await standing(queries, driver, looking)
  if (inOrder) return inOrder
  if (!source.terms || found <= bounds.sortedAtOnce) return queries.sorted(source)
  if (tests.length > 1) return (await near(queries, driver, looking)) ?? queries.sorted(source)
  const page = (await begun(queries, driver, looking)) ?? (await held(source.terms, found))
  return page ?? queries.sorted(source)
}

/** A page of rows that stand in the order that is asked for, and are all that the condition leads to: none is sorted. */
async function standing(
  queries: Queries,
  { source, found }: Driver,
  { tests, isMerged, sorted }: Looking,
): Promise<Found | undefined> {
  if (source.patterns && isMerged && tests.every(({ bits }) => bits))
    return { rows: await queries.merged(source.patterns), total: found }
  return tests.length === 1 && source.range && source.range.range === sorted
    ? { rows: await queries.walkedAWhile(), total: found }
    : undefined
}

/** To pass a row of an index that holds all of it costs a fifth of what it costs to look up and sort a hit: a walk may cost half of that. */
const passedForEach = 2.5

/** A page of rows that stand close together, where an index holds all of them in the order that is asked for. */
async function near(
  queries: Queries,
  { isFew, found }: Driver,
  { bounds, tests }: Looking,
): Promise<Found | undefined> {
  if (!queries.isFull || tests.every(({ isNarrow }) => isNarrow)) return undefined
  const most = isFew ? Math.min(found * passedForEach, bounds.walkedFully) : bounds.walkedFully
  const rows = await queries.walkedFully(Math.ceil(most))
  return rows.length === queries.limit ? { rows, total: undefined } : undefined
}

/** A page of rows that begin with a word, wherever they stand, and of the few others that have it. */
async function begun(
  queries: Queries,
  driver: Driver,
  { leading, bounds }: Looking,
): Promise<Found | undefined> {
  const rows = leading && (await mergeLeading(queries, driver, { ...leading, most: bounds.begunAtOnce }))
  return rows && { rows, total: undefined }
}

async function walk(queries: Queries, driver: Driver, looking: Looking): Promise<Found> {
  const { dense, patterns } = driver
  const { bounds, held, isMerged, leading } = looking
  if (patterns && isMerged) return { rows: await queries.merged(patterns), total: undefined }
  const first = (await begun(queries, driver, looking)) ?? (await near(queries, driver, looking))
  if (first) return first
  const told = dense.length > 0 ? await fewest(driver, bounds.among) : undefined
  const among = told?.source?.terms && (await held(told.source.terms, told.count))
  if (among) return among
  const rows = await queries.walkedAWhile()
  if (rows.length === queries.limit) return { rows, total: undefined }
  const merged = leading && (await mergeLeading(queries, driver, { ...leading, most: bounds.sorted }))
  if (merged) return { rows: merged, total: undefined }
  // What is sought is rare, though each of its conditions is not.
  const [one, other] = dense.filter((each) => each.kind === 'whole' && each.terms.length === 1)
  if (one && other) return queries.sorted({ both: [one, other] })
  const { source, count } = told?.source ? told : await fewest(driver, bounds.sortedFarOff)
  return source && count <= mostToSort(queries, rows.length, bounds)
    ? queries.sorted(source)
    : { rows: await queries.walked(), total: undefined }
}

/** To sort more rows would take longer than to walk on, as rarely as the walk came upon what is sought. */
function mostToSort(queries: Queries, found: number, bounds: ListBounds): number {
  if (found === 0) return bounds.sortedFarOff
  return Math.min(bounds.sortedAtMost, Math.ceil((queries.limit * bounds.lookedUp) / found))
}

/** What leads to the fewest rows, if these are no more than some. Rows of choices and ranges would each be looked up where terms are asked for, too. */
async function fewest({ dense, patterns, ranges, count }: Driver, most: number): Promise<Fewest> {
  let best: Fewest = { source: undefined, count: most }
  const told = [...(patterns ? [{ patterns }] : []), ...ranges.map((range) => ({ range }))]
  for (const source of dense.length > 0 ? dense.map((terms) => ({ terms })) : told) {
    const found = await count(source, best.count)
    if (found <= best.count) best = { source, count: found }
  }
  return best
}

interface Fewest {
  readonly source: Source | undefined
  readonly count: number
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
