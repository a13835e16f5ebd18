import { type RawBuilder, sql } from 'kysely'
import type { Session } from '../engine/session.ts'
import type { ListBounds } from './list-bounds.ts'
import { usingIndex } from './list-queries.ts'
import type { ListTable } from './list-table.ts'
import { isFound, type ListTest, type TermSearch } from './list-tests.ts'

/** What leads to the rows of a list. */
export interface Driver {
  /** Whether one of the conditions leads to few rows, which can be sorted at once. */
  readonly isFew: boolean
  readonly terms?: TermSearch | undefined
  /** The condition on a column, where that leads to fewest. */
  readonly range?: ListTest | undefined
  /** Terms that lead to many rows each. */
  readonly dense: readonly TermSearch[]
  /** How many rows terms lead to, up to more than are ever sorted. */
  readonly count: (terms: TermSearch) => Promise<number>
}

/** Fewer than these are not worth looking for a better one. */
const fewEnough = 300

/** Finds the condition that leads to the fewest rows, by a look at no more than some of each. */
export async function findDriver(
  session: Session,
  list: ListTable,
  { tests, bounds }: { readonly tests: readonly ListTest[]; readonly bounds: ListBounds },
): Promise<Driver> {
  let fewest = bounds.sorted + 1
  let best: ListTest | undefined
  const dense: TermSearch[] = []
  const count = (terms: TermSearch) => countFound(session, foundBy(session, list, terms), bounds.sortedFarOff)
  for (const test of tests) {
    const found = await probe(session, list, { test, most: bounds.sorted })
    if (found > bounds.sorted && test.terms) dense.push(test.terms)
    if (found < fewest) [fewest, best] = [found, test]
    if (fewest < fewEnough) break
  }
  if (!best) return { isFew: false, dense, count }
  return { isFew: true, dense, count, ...(best.terms ? { terms: best.terms } : { range: best }) }
}

/** How many rows a condition leads to, up to one more than is asked for. */
async function probe(
  session: Session,
  list: ListTable,
  { test, most }: { readonly test: ListTest; readonly most: number },
): Promise<number> {
  const { terms, range } = test
  if (!terms && !range) return Number.POSITIVE_INFINITY
  const rows = terms
    ? foundBy(session, list, terms)
    : sql`select 1 from ${usingIndex(session.engine, list, range ?? '')}
        where website_id = ${session.websiteId} and ${test.holds}`
  return countFound(session, rows, most)
}

const foundBy = ({ websiteId }: Session, list: ListTable, terms: TermSearch) =>
  sql`select 1 from list_terms where ${isFound(websiteId, list, terms)}`

async function countFound(session: Session, rows: RawBuilder<unknown>, most: number): Promise<number> {
  const [counted] = await session.query((db) => ({
    compile: () =>
      sql<{ total: number }>`select count(*) as total from (${rows} limit ${most + 1}) as probed`.compile(db),
  }))
  return Number(counted?.total ?? 0)
}
