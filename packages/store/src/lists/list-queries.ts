import type { ListPlace } from '@vitrine/domain/lists/list-place'
import type { ListSort, ListStart } from '@vitrine/domain/lists/list-request'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Session } from '../engine/session.ts'
import type { ListBounds } from './list-bounds.ts'
import { usingFullIndex, usingIndex, usingIndexOfBits } from './list-indexes.ts'
import { orderOf, startCondition } from './list-order.ts'
import type { ListTable } from './list-table.ts'
import { isFound, isOneWord, type ListTest, lastSign, type TermSearch } from './list-tests.ts'
import { idsAsText, type Passed, splitIds } from './pages/hits-in-memory.ts'

interface ListQuestion {
  readonly tests: readonly ListTest[]
  readonly sort: ListSort
  readonly start: ListStart
  readonly limit: number
  readonly bounds: ListBounds
}

/** What leads to the rows that are sorted. */
export interface Source {
  readonly terms?: TermSearch | undefined
  readonly range?: ListTest | undefined
  /** Sums of bits that fit. */
  readonly patterns?: readonly number[] | undefined
  /** Rows that both lead to. */
  readonly both?: readonly [TermSearch, TermSearch]
}

/** The queries that answer a page of a list. */
export function listQueries(session: Session, list: ListTable, question: ListQuestion) {
  const { websiteId, engine } = session
  const { tests, limit, start } = question
  const column = list.columns[question.sort.key]?.name
  if (!column) throw new Error(`The list ${list.name} is not sorted by ${question.sort.key}`)
  const sorted = sql.ref(column)
  const { isReversed } = orderOf(question)
  const way = isReversed ? sql`desc` : sql`asc`
  const order = sql`order by ${sorted} ${way}, row_id ${way}`
  const behind = startCondition(sorted, { start, isReversed })
  const holds = allOf(tests.map((test) => test.holds))
  const from = usingIndex(engine, list, column)
  const run = async <Row>(text: RawBuilder<Row>) =>
    session.query((db) => ({ compile: () => text.compile(db) }))

  const narrow = allOf(tests.filter(({ isNarrow }) => isNarrow).map((test) => test.holds))
  const wide = tests.filter(({ isNarrow }) => !isNarrow)
  /** What the index does not tell of `walked`. */
  const others = untoldBy(session, list, wide)
  const ranges = allOf(tests.filter(({ range }) => range === column).map((test) => test.holds))
  const isFull = engine === 'sqlite' && list.fullIndex === question.sort.key
  /** The first rows of the list from where the page begins, with what every index holds. */
  const held = (most: number) =>
    sql`select ${heldBy(list, column)} from ${from} where website_id = ${websiteId} and ${behind} and ${ranges} ${order} limit ${most}`

  return {
    limit,
    /** Whether an index tells all of a row in the order that is asked for. */
    isFull,
    /** Walks the list to its end, or until the page is full. */
    walked(): Promise<readonly ListPlace[]> {
      // The index tells most of it; what it does not tell is looked up for those rows alone.
      return run(sql<ListPlace>`select walked.row_id as id, walked.value from (
        select row_id, ${sorted} as value from ${from} where website_id = ${websiteId} and ${behind} and ${narrow}
        ) as walked ${others}
        order by walked.value ${way}, walked.row_id ${way} limit ${limit}`)
    },
    /** Takes the first rows that begin with a word, where the list is sorted by what they begin with. */
    begun(word: string): Promise<readonly ListPlace[]> {
      return run(sql<ListPlace>`select row_id as id, ${sorted} as value from ${from} where website_id = ${websiteId} and ${behind}
        and ${sorted} >= ${word} and ${sorted} < ${word + lastSign} ${order} limit ${limit}`)
    },
    /** Takes the first rows of each sum of bits: they stand in order, where the list is sorted by what they are kept by. */
    async merged(patterns: readonly number[]): Promise<readonly ListPlace[]> {
      if (patterns.length === 0) return []
      const each = patterns.map(
        (
          bits,
        ) => sql`select * from (select row_id as id, ${sorted} as value from ${usingIndexOfBits(engine, list)}
          where website_id = ${websiteId} and bits = ${bits} and ${behind} and ${holds} ${order} limit ${limit}) as firsts`,
      )
      return run(
        sql<ListPlace>`select id, value from (${sql.join(each, sql` union all `)}) as every
          order by value ${way}, id ${way} limit ${limit}`,
      )
    },
    /** Walks over no more than some rows of the index that holds all of them. */
    walkedFully(most: number): Promise<readonly ListPlace[]> {
      return run(sql<ListPlace>`select row_id as id, ${sorted} as value from (
        select ${heldBy(list, column)}, terms from ${usingFullIndex(list)} where website_id = ${websiteId} and ${behind}
        and ${ranges} ${order} limit ${most}) as walked where ${holds} limit ${limit}`)
    },
    /** Walks over no more than some rows, and looks up fewer. */
    async walkedAWhile(): Promise<readonly ListPlace[]> {
      const { walked, lookedUp, asked } = question.bounds
      const most = wide.every(isAsked) ? asked : lookedUp
      // SQLite leaves the rows in the order in which they come, and looks up those alone that the index does not rule out.
      if (engine === 'sqlite')
        return run(sql<ListPlace>`select walked.row_id as id, walked.value from (
          select row_id, ${sorted} as value from (${held(walked)}) as held where ${narrow} limit ${most}
          ) as walked ${others} limit ${limit}`)
      // PostgreSQL knows that they are sorted already.
      return run(sql<ListPlace>`select row_id as id, ${sorted} as value from (
        select * from ${from} where website_id = ${websiteId} and ${behind} and ${ranges} ${order} limit ${lookedUp}) as walked
        where ${holds} ${order} limit ${limit}`)
    },
    /**
     * Walks over some rows and takes those that terms lead to: to know which these are costs less than to look up each row, be it to see
     * what it is or to sort it.
     */
    async walkedAmong(terms: TermSearch, most: number): Promise<readonly ListPlace[]> {
      const rest = wide.filter((test) => test.terms !== terms)
      const isHit = sql`row_id in (select row_id from list_terms where ${isFound(websiteId, list, terms)})`
      const isSqlite = engine === 'sqlite'
      return run(sql<ListPlace>`with walked as ${isSqlite ? sql`not materialized` : sql`materialized`} (
          select row_id, ${sorted} as value from (${held(most)}) as held where ${narrow} and ${isHit})
        select walked.row_id as id, walked.value from walked ${untoldBy(session, list, rest)}
        ${isSqlite ? sql`` : sql`order by walked.value ${way}, walked.row_id ${way}`} limit ${limit}`)
    },
    /** Some rows behind the first from where the page begins: ids of those that an index does not rule out, and whether there are no more. SQLite. */
    async passed(behind: number, most: number): Promise<Passed> {
      const [row] = await run(sql<{ readonly total: number; readonly ids: string | null }>`
        select count(*) as total, ${idsAsText(sql`case when ${narrow} then row_id end`)} as ids
        from (${held(most)} offset ${behind}) as held`)
      return { ids: splitIds(row?.ids), isEnd: Number(row?.total ?? 0) < most }
    },
    /** Of some rows those that fulfil what no index tells, in order; but for the terms that led to them. SQLite. */
    looked(ids: readonly string[], terms: TermSearch): Promise<readonly ListPlace[]> {
      const rest = allOf(wide.filter((test) => test.terms !== terms).map((test) => test.holds))
      return run(sql<ListPlace>`select row_id as id, ${sorted} as value
        from json_each(${JSON.stringify(ids)}) as given cross join ${sql.table(list.table)} as listed
        where listed.website_id = ${websiteId} and listed.row_id = given.value and ${rest} ${order} limit ${limit}`)
    },
    /** Sorts all rows that something leads to, and counts them. */
    async sorted(source: Source) {
      const holds = allOf(
        tests.filter(({ terms }) => !terms || terms !== source.terms).map((test) => test.holds),
      )
      const isDirect = source.range ?? source.patterns
      const hits = isDirect ? sql`` : hitsOf(websiteId, list, source)
      const isHit = isDirect
        ? rowsOf(session, list, source)
        : sql`hits cross join ${rowOfHit(session, list)} where listed.website_id = ${websiteId} and listed.row_id = hits.hit_id`
      const rows = await run(sql<CountedPlace>`with ${hits}
        matched as materialized (select row_id, ${sorted} from ${isHit} and ${holds})
        select counted.total, page.row_id as id, page.${sorted} as value
        from (select count(*) as total from matched) as counted
        left join (select * from matched where ${behind} ${order} limit ${limit}) as page on true
        order by page.${sorted} ${way}, page.row_id ${way}`)
      return { rows: rows.flatMap(placeOf), total: Number(rows[0]?.total ?? 0) }
    },
  }
}

/**
 * What the index does not tell of the rows of `walked`. Whether whole terms lead to a row is asked of the terms on SQLite, where these lie
 * close together; else the row itself is looked up.
 */
function untoldBy({ engine, websiteId }: Session, list: ListTable, tests: readonly ListTest[]) {
  const isToldByTerms = (test: ListTest) => engine === 'sqlite' && isAsked(test)
  const asked = tests
    .filter(isToldByTerms)
    .flatMap(({ terms }) => (terms ? hasTerm(websiteId, list, terms) : []))
  const others = tests.filter((test) => !isToldByTerms(test)).map((test) => test.holds)
  if (others.length === 0) return sql`where ${allOf(asked)}`
  return sql`cross join ${sql.table(list.table)} as listed where listed.website_id = ${websiteId}
    and listed.row_id = walked.row_id and ${allOf([...asked, ...others])}`
}

const isAsked = ({ terms }: ListTest) => terms?.kind === 'whole'

function hasTerm(websiteId: string, list: ListTable, terms: TermSearch): RawBuilder<SqlBool> {
  return sql`exists (select 1 from list_terms as told where ${isFound(websiteId, list, terms)} and told.row_id = walked.row_id)`
}

/** A row of the page beside the number of all rows; alone with it, where the page is empty. */
interface CountedPlace {
  readonly total: number
  readonly id: string | null
  readonly value: string | number
}

const placeOf = ({ id, value }: CountedPlace): ListPlace[] => (id === null ? [] : [{ id, value }])

/** Rows that an index leads to. */
export function rowsOf(
  { engine, websiteId }: Pick<Session, 'engine' | 'websiteId'>,
  list: ListTable,
  { range, patterns }: Pick<Source, 'range' | 'patterns'>,
): RawBuilder<unknown> {
  if (patterns)
    return sql`${usingIndexOfBits(engine, list)} where website_id = ${websiteId} and ${isAmong(patterns)}`
  return sql`${usingIndex(engine, list, range?.range ?? firstColumn(list))} where website_id = ${websiteId}`
}

const firstColumn = ({ columns }: ListTable) => Object.values(columns)[0]?.name ?? ''

function isAmong(patterns: readonly number[]): RawBuilder<SqlBool> {
  return patterns.length === 0 ? sql`1 = 0` : sql`bits in (${sql.join(patterns)})`
}

/** What every index of a list holds, and the column that one is sorted by. */
export function heldBy({ columns }: ListTable, sorted = 'row_id'): RawBuilder<unknown> {
  const numbers = Object.values(columns).filter(({ kind }) => kind === 'number')
  const names = ['row_id', 'bits', ...numbers.map(({ name }) => name)]
  return sql.join([...new Set([...names, sorted])].map((name) => sql.ref(name)))
}

function hitsOf(websiteId: string, list: ListTable, { terms, both }: Source): RawBuilder<unknown> {
  if (both) return sql`hits as materialized (${foundByBoth(websiteId, list, both)}),`
  if (!terms) throw new Error('Nothing leads to the rows')
  const each = isOneWord(terms) ? sql`` : sql`distinct`
  const found = sql`select ${each} row_id as hit_id from list_terms where ${isFound(websiteId, list, terms)}`
  return sql`hits as materialized (${found}),`
}

/** Both run by the ids of rows: PostgreSQL reads them side by side, SQLite looks up the second for each of the first. */
function foundByBoth(
  websiteId: string,
  { name }: ListTable,
  [first, second]: readonly [TermSearch, TermSearch],
): RawBuilder<unknown> {
  return sql`select one.row_id as hit_id from list_terms as one cross join list_terms as other
    where one.website_id = ${websiteId} and one.list = ${name} and one.term = ${wholeTerm(first)}
    and other.website_id = ${websiteId} and other.list = ${name} and other.term = ${wholeTerm(second)}
    and other.row_id = one.row_id`
}

function wholeTerm(search: TermSearch): string {
  return search.kind === 'whole' ? (search.terms[0] ?? '') : search.start
}

/**
 * The row that a hit leads to, as `listed`, looked up for each hit. PostgreSQL would read the whole table where it takes a few hits for
 * many; SQLite looks up what stands behind a cross join.
 */
export function rowOfHit({ engine, websiteId }: Pick<Session, 'engine' | 'websiteId'>, { table }: ListTable) {
  return engine === 'sqlite'
    ? sql`${sql.table(table)} as listed`
    : sql`lateral (select * from ${sql.table(table)} as found
        where found.website_id = ${websiteId} and found.row_id = hits.hit_id limit 1) as listed`
}

/** All of some conditions. */
export function allOf(conditions: readonly RawBuilder<SqlBool>[]): RawBuilder<SqlBool> {
  return conditions.length === 0 ? sql`1 = 1` : sql.join(conditions, sql` and `)
}
