import { type RawBuilder, sql } from 'kysely'
import type { Session } from '../engine/session.ts'
import { fittingPatterns } from './bit-patterns.ts'
import { type Found, type FoundRows, foundMany, keepFoundMany, nameOfSource } from './found-many.ts'
import type { ListBounds } from './list-bounds.ts'
import { isTold, rowsOf } from './list-sources.ts'
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
  /** How many rows there are in all, up to one more than are counted, where an index leads to these and to no others. */
  readonly told?: number | undefined
  /** Sums of bits that fit, where some do not. */
  readonly patterns?: readonly number[] | undefined
  /** Terms that lead to many rows each. */
  readonly dense: readonly TermSearch[]
  /** Ranges that lead to many rows each. */
  readonly ranges: readonly ListTest[]
  /** How many rows something leads to, up to one more than is asked for; of many, how many these were some minutes ago. */
  readonly count: (source: Found, most: number) => Promise<number>
}

/** Fewer than these are not worth looking for a better one. */
const fewEnough = 300

interface Driven {
  readonly tests: readonly ListTest[]
  readonly bounds: ListBounds
  /** Whether an index tells all of a row in the order that is asked for. */
  readonly isFull: boolean
}

/** Finds the condition that leads to the fewest rows, by a look at no more than some of each. */
export async function findDriver(
  session: Session,
  list: ListTable,
  { tests, bounds, isFull }: Driven,
): Promise<Driver> {
  let fewest = bounds.sorted + 1
  let best: Found | undefined
  const dense: TermSearch[] = []
  const ranges: ListTest[] = []
  const patterns = await fittingPatterns(session, list, tests)
  const sources = [...(patterns ? [{ patterns }] : []), ...tests.flatMap(sourcesOf)]
  const count = countOnce(
    session,
    list,
    sources.some((source) => isTold(source, tests)) ? undefined : bounds.sorted,
  )
  // Of words alone it is asked next how many there are; else the list is walked at first.
  const isWalked = isFull || tests.some(({ isNarrow }) => isNarrow)
  const asked = isWalked ? bounds.sorted : Math.max(bounds.among, bounds.sorted)
  let told: number | undefined
  for (const source of sources) {
    const isAll = isTold(source, tests)
    const most = Math.max(isAll ? bounds.counted : bounds.passed, bounds.sorted)
    const counted = await count(source, source.terms ? asked : most)
    if (isAll) told = counted
    const found = Math.min(counted, bounds.sorted + 1)
    if (found > bounds.sorted && source.terms) dense.push(source.terms)
    if (found > bounds.sorted && source.range) ranges.push(source.range)
    if (found < fewest) [fewest, best] = [found, source]
    if (best && fewest < fewEnough) break
  }
  return {
    isFew: best !== undefined,
    dense,
    ranges,
    patterns,
    count,
    source: best ?? {},
    found: fewest,
    told,
  }
}

/**
 * Counts what a source finds, once where it finds no more than that; what finds more than `many` rows, not again for some minutes. Undefined:
 * what is counted is shown.
 */
function countOnce(session: Session, list: ListTable, many: number | undefined): Driver['count'] {
  const own = new Map<string, FoundRows>()
  return async (source, most) => {
    const name = nameOfSource(source)
    const known = own.get(name) ?? (many === undefined ? undefined : foundMany(session, list, source, many))
    if (known && (known.found <= known.upTo || most <= known.upTo)) return Math.min(known.found, most + 1)
    const rows = { found: await countFound(session, foundBy(session, list, source), most), upTo: most }
    own.set(name, rows)
    if (many !== undefined && rows.found > many) keepFoundMany(session, list, source, rows)
    return rows.found
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
