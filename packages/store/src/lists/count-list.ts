import { type RawBuilder, sql } from 'kysely'
import type { Engine } from '../engine/dialect.ts'
import type { Session } from '../engine/session.ts'
import type { ListBounds } from './list-bounds.ts'
import type { Driver } from './list-driver.ts'
import { allOf, heldBy, rowOfHit, rowsOf } from './list-sources.ts'
import type { ListTable } from './list-table.ts'
import { isFound, isOneWord, type ListTest, type TermSearch } from './list-tests.ts'
import { hitsInMemory } from './pages/hits-in-memory.ts'

/** How many rows a list has; `isMore`: at least so many. */
export interface ListTotal {
  readonly count: number
  readonly isMore: boolean
}

interface Counting {
  readonly tests: readonly ListTest[]
  readonly driver: Driver
  /** The first rows of the list, one more than a page has; undefined where another page was read. */
  readonly known: readonly unknown[] | undefined
  readonly limit: number
  readonly bounds: ListBounds
}

/** Counts the rows of a list, as far as that can be done while somebody waits. */
export async function countList(
  session: Session,
  list: ListTable,
  { tests, driver, known, limit, bounds }: Counting,
): Promise<ListTotal> {
  if (known && known.length <= limit) return { count: known.length, isMore: false }
  const from = { websiteId: session.websiteId, engine: session.engine, list, tests }
  const search = driver.dense.find(({ kind }) => kind === 'whole') ?? driver.dense[0] ?? driver.source.terms
  if (search || tests.some(({ isNarrow }) => !isNarrow)) {
    const few = driver.isFew && tests.length === 1 ? driver.source.terms : undefined
    if (few && isOneWord(few)) return { count: driver.found, isMore: false }
    if (few && (driver.found <= bounds.countedApart || session.engine === 'sqlite'))
      return { count: await countHits(session, list, few, driver.found), isMore: false }
    if (search && tests.length === 1) {
      // Its page is found along the list, without its hits: they are counted, as far as others are held.
      if (session.engine === 'sqlite' && tests[0]?.mayHold && (await isHeld(driver, search, bounds)))
        return { count: await countHits(session, list, search, 2 * bounds.among), isMore: false }
      const count = isOneWord(search)
        ? Math.min(bounds.sorted, bounds.counted)
        : await countHits(session, list, search, Math.min(bounds.toldApart, bounds.counted))
      return { count: Math.max(count, known?.length ?? 0), isMore: true }
    }
    const rows = search ? foundRows(from, search, bounds) : walkedRows(from, bounds)
    const count = await countRows(session, rows, bounds.counted)
    return { count: Math.min(Math.max(count, known?.length ?? 0), bounds.counted), isMore: true }
  }
  const { isAll, fitting } = await countNarrow(session, from, driver, bounds)
  const count = Math.min(Math.max(fitting, known?.length ?? 0), bounds.counted)
  return { count, isMore: fitting > bounds.counted || !isAll }
}

const isHeld = async ({ count }: Driver, terms: TermSearch, { among }: ListBounds) =>
  (await count({ terms }, among)) <= among

interface CountedList {
  readonly websiteId: string
  readonly engine: Engine
  readonly list: ListTable
  readonly tests: readonly ListTest[]
}

const allHold = (tests: readonly ListTest[]) => allOf(tests.map((test) => test.holds))

/** Counts rows of the first of a term's hits: nothing else is looked at where nothing else is asked. */
async function countHits(
  session: Session,
  list: ListTable,
  terms: TermSearch,
  most: number,
): Promise<number> {
  const { engine, websiteId } = session
  if (engine === 'sqlite' && !isOneWord(terms))
    return (await hitsInMemory(session, list, { terms, most })).size
  return countRows(session, distinctRows({ websiteId, list }, terms, most), most)
}

/** Of some rows of a frequent term those that fulfil the rest, too. */
function foundRows({ websiteId, engine, list, tests }: CountedList, search: TermSearch, bounds: ListBounds) {
  const hits = distinctRows({ websiteId, list }, search, bounds.sampled)
  return sql`${hits} cross join ${rowOfHit({ engine, websiteId }, list)}
    where listed.website_id = ${websiteId} and listed.row_id = hits.hit_id and ${allHold(tests)}`
}

/** Rows of some of a term's hits, each once. */
function distinctRows(
  { websiteId, list }: Pick<CountedList, 'websiteId' | 'list'>,
  search: TermSearch,
  most: number,
): RawBuilder<unknown> {
  // A word is there once for a row.
  const each = isOneWord(search) ? sql`` : sql`distinct`
  return sql`(select ${each} row_id as hit_id from (
    select row_id from list_terms where ${isFound(websiteId, list, search)} limit ${most}) as found) as hits`
}

/** The first rows of the list, whatever they are. */
function walkedRows({ websiteId, list, tests }: CountedList, bounds: ListBounds) {
  return sql`(select * from ${sql.table(list.table)} where website_id = ${websiteId} limit ${bounds.sampled}) as walked
    where ${allHold(tests)}`
}

interface Narrow {
  /** Whether all rows were passed that there are. */
  readonly isAll: boolean
  readonly fitting: number
}

/** Counts rows that an index tells, beginning where a range or choices are; of those that are passed not all need to fit. */
async function countNarrow(
  session: Session,
  { websiteId, engine, list, tests }: CountedList,
  { patterns, told, count }: Driver,
  bounds: ListBounds,
): Promise<Narrow> {
  if (told !== undefined) return { isAll: true, fitting: told }
  const range = patterns ? undefined : tests.find((test) => test.range)
  const others = tests.filter((test) => test !== range && !(patterns && test.bits))
  const begun = sql`${rowsOf({ engine, websiteId }, list, { range, patterns })} and ${range?.holds ?? sql`1 = 1`}`
  // Where nothing else is asked, to hand over what the index holds would take a third of the time.
  if (others.length === 0) return { isAll: true, fitting: await countRows(session, begun, bounds.counted) }
  const source = patterns || range ? { patterns, range } : undefined
  const isOfMany = source !== undefined && (await count(source, bounds.passed)) > bounds.passed
  const most = isOfMany ? bounds.passedOfMany : bounds.passed
  const [row] = await session.query((db) => ({
    compile: () =>
      sql<{
        readonly passed: number
        readonly fitting: number
      }>`select count(*) as passed, count(case when ${allHold(others)} then 1 end) as fitting
        from (select ${heldBy(list)} from ${begun} limit ${most + 1}) as begun`.compile(db),
  }))
  return { isAll: Number(row?.passed ?? 0) <= most, fitting: Number(row?.fitting ?? 0) }
}

async function countRows(session: Session, rows: RawBuilder<unknown>, most: number): Promise<number> {
  const [counted] = await session.query((db) => ({
    compile: () =>
      sql<{ total: number }>`select count(*) as total
        from (select 1 from ${rows} limit ${most + 1}) as counted`.compile(db),
  }))
  return Number(counted?.total ?? 0)
}
