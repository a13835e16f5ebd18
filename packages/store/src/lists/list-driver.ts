import { type RawBuilder, sql } from 'kysely'
import type { Session } from '../engine/session.ts'
import { fittingPatterns } from './bit-patterns.ts'
import type { ListBounds } from './list-bounds.ts'
import { rowsOf, type Source } from './list-sources.ts'
import type { ListTable } from './list-table.ts'
import { isFound, type ListTest, type TermSearch } from './list-tests.ts'

/** What leads to the rows of a list. */
export interface Driver {
  /** Whether one of the conditions leads to few rows, which can be sorted at once. */
  readonly isFew: boolean
  /** That condition. */
  readonly source: Found
  /** How many rows it leads to. */
  readonly found: number
  /** Sums of bits that fit, where some do not. */
  readonly patterns?: readonly number[] | undefined
  /** Terms that lead to many rows each. */
  readonly dense: readonly TermSearch[]
  /** Ranges that lead to many rows each. */
  readonly ranges: readonly ListTest[]
  /** How many rows terms or sums of bits lead to, up to one more than is asked for. */
  readonly count: (source: Found, most: number) => Promise<number>
}

type Found = Pick<Source, 'terms' | 'range' | 'patterns'>

/** Fewer than these are not worth looking for a better one. */
const fewEnough = 300

/** Finds the condition that leads to the fewest rows, by a look at no more than some of each. */
export async function findDriver(
  session: Session,
  list: ListTable,
  { tests, bounds }: { readonly tests: readonly ListTest[]; readonly bounds: ListBounds },
): Promise<Driver> {
  let fewest = bounds.sorted + 1
  let best: Found | undefined
  const dense: TermSearch[] = []
  const ranges: ListTest[] = []
  const patterns = await fittingPatterns(session, list, tests)
  const count = countOnce(session, list)
  // Of words alone it is asked next how many there are; else the list is walked at first.
  const asked = tests.some(({ isNarrow }) => isNarrow) ? bounds.sorted : Math.max(bounds.among, bounds.sorted)
  for (const source of [...(patterns ? [{ patterns }] : []), ...tests.flatMap(sourcesOf)]) {
    const found = Math.min(await count(source, source.terms ? asked : bounds.sorted), bounds.sorted + 1)
    if (found > bounds.sorted && source.terms) dense.push(source.terms)
    if (found > bounds.sorted && source.range) ranges.push(source.range)
    if (found < fewest) [fewest, best] = [found, source]
    if (best && fewest < fewEnough) break
  }
  return { isFew: best !== undefined, dense, ranges, patterns, count, source: best ?? {}, found: fewest }
}

/** Counts what a source finds, once where it finds no more than that. */
function countOnce(session: Session, list: ListTable): Driver['count'] {
  const known = new Map<TermSearch, { readonly found: number; readonly upTo: number }>()
  return async (source, most) => {
    const count = () => countFound(session, foundBy(session, list, source), most)
    if (!source.terms) return count()
    const before = known.get(source.terms)
    if (before && (before.found <= before.upTo || most <= before.upTo))
      return Math.min(before.found, most + 1)
    const found = await count()
    known.set(source.terms, { found, upTo: most })
    return found
  }
}

/** What leads to the rows of a condition. */
function sourcesOf(test: ListTest): Found[] {
  if (test.terms) return [{ terms: test.terms }]
  return test.range ? [{ range: test }] : []
}

function foundBy(session: Session, list: ListTable, source: Found): RawBuilder<unknown> {
  if (source.terms)
    return sql`select 1 from list_terms where ${isFound(session.websiteId, list, source.terms)}`
  const holds = source.range ? sql`and ${source.range.holds}` : sql``
  return sql`select 1 from ${rowsOf(session, list, source)} ${holds}`
}

async function countFound(session: Session, rows: RawBuilder<unknown>, most: number): Promise<number> {
  const [counted] = await session.query((db) => ({
    compile: () =>
      sql<{ total: number }>`select count(*) as total from (${rows} limit ${most + 1}) as probed`.compile(db),
  }))
  return Number(counted?.total ?? 0)
}
