import type { ListPlace } from '@vitrine/domain/lists/list-place'
import type { ListSort, ListStart } from '@vitrine/domain/lists/list-request'
import { type RawBuilder, sql } from 'kysely'
import type { Session } from '../engine/session.ts'
import type { ListBounds } from './list-bounds.ts'
import { isToldInFull, usingFullIndex, usingIndex, usingIndexOfBits } from './list-indexes.ts'
import { orderOf, startCondition } from './list-order.ts'
import {
  allOf,
  heldBy,
  heldInFull,
  hitsOf,
  isAsked,
  rowOfHit,
  rowsOf,
  type Source,
  untoldBy,
} from './list-sources.ts'
import type { ListTable } from './list-table.ts'
import { isFound, type ListTest, lastSign, type TermSearch } from './list-tests.ts'
import { idsAsText, type Passed, splitIds } from './pages/hits-in-memory.ts'

interface ListQuestion {
  readonly tests: readonly ListTest[]
  readonly sort: ListSort
  readonly start: ListStart
  readonly limit: number
  readonly bounds: ListBounds
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
  const behindOf = (place: ListStart) => startCondition(sorted, { start: place, isReversed })
  const behind = behindOf(start)
  /** Behind a row that was found already, where a walk goes on; else from where the page begins. */
  const behindRow = (row: ListPlace | undefined) => (row ? behindOf({ side: 'after', ...row }) : behind)
  const holds = allOf(tests.map((test) => test.holds))
  const from = usingIndex(engine, list, column)
  const run = async <Row>(text: RawBuilder<Row>) =>
    session.query((db) => ({ compile: () => text.compile(db) }))

  const wide = tests.filter(({ isNarrow }) => !isNarrow)
  const marked = wide.flatMap(({ mayHold }) => mayHold ?? [])
  /** What every index tells of it; rows that have a mark by chance are ruled out later. */
  const narrow = allOf([...tests.filter(({ isNarrow }) => isNarrow).map((test) => test.holds), ...marked])
  /** What the index does not tell of `walked`. */
  const others = untoldBy(session, list, wide)
  const ranges = allOf(tests.filter(({ range }) => range === column).map((test) => test.holds))
  const isFull = isToldInFull(engine, list, question)
  const mostLookedUp = wide.every(isAsked) ? question.bounds.asked : question.bounds.lookedUp
  /** The first rows of the list from where the page begins, with what every index holds. */
  const held = (most: number, row?: ListPlace) =>
    sql`select ${heldBy(list, column)} from ${from} where website_id = ${websiteId} and ${behindRow(row)} and ${ranges} ${order} limit ${most}`

  return {
    limit,
    /** Whether rows of an index are passed much quicker than they are looked up: on SQLite, which leaves them in order. */
    isFast: engine === 'sqlite',
    /** Whether terms tell all that no index does. */
    isAskedOnly: wide.every(isAsked),
    /** Whether every index rules most rows out that lack what no index tells. */
    isMarked: wide.length > 0 && marked.length === wide.length,
    /** Whether every index holds what the list is sorted by. */
    isHeld: list.columns[question.sort.key]?.kind === 'number',
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
    /** Walks on behind a row until enough is found, however many rows the index rules out; of the others it looks up some times as many as usual. SQLite. */
    walkedOn(times: number, row: ListPlace, sought: number): Promise<readonly ListPlace[]> {
      return run(sql<ListPlace>`select walked.row_id as id, walked.value from (
        select row_id, ${sorted} as value from ${from} where website_id = ${websiteId} and ${behindRow(row)} and ${narrow} ${order} limit ${mostLookedUp * times}
        ) as walked ${others} limit ${sought}`)
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
    /** Walks over no more than some rows of the index that holds all of them; behind one of them, where the walk goes on. */
    walkedFully(most: number, row?: ListPlace, sought = limit): Promise<readonly ListPlace[]> {
      return run(sql<ListPlace>`select row_id as id, ${sorted} as value from (
        select ${heldInFull(list, column)} from ${usingFullIndex(list)} where website_id = ${websiteId} and ${behindRow(row)}
        and ${ranges} ${order} limit ${most}) as walked where ${holds} limit ${sought}`)
    },
    /** Walks over no more than some rows, and looks up fewer; over a part of these, and behind one of them, where the walk goes on. */
    async walkedAWhile(part = 1, row?: ListPlace, sought = limit): Promise<readonly ListPlace[]> {
      const { walked, lookedUp } = question.bounds
      // SQLite leaves the rows in the order in which they come, and looks up those alone that the index does not rule out.
      if (engine === 'sqlite')
        return run(sql<ListPlace>`select walked.row_id as id, walked.value from (
          select row_id, ${sorted} as value from (${held(Math.ceil(walked * part), row)}) as held where ${narrow} limit ${Math.ceil(mostLookedUp * part)}
          ) as walked ${others} limit ${sought}`)
      // PostgreSQL knows that they are sorted already.
      if (marked.length > 0)
        return run(sql<ListPlace>`select walked.row_id as id, walked.value from (
          select row_id, ${sorted} as value from (${held(Math.ceil(walked * part), row)}) as held where ${narrow}
          order by value ${way}, row_id ${way} limit ${Math.ceil(mostLookedUp * part)}
          ) as walked ${others} order by walked.value ${way}, walked.row_id ${way} limit ${sought}`)
      return run(sql<ListPlace>`select row_id as id, ${sorted} as value from (
        select * from ${from} where website_id = ${websiteId} and ${behindRow(row)} and ${ranges} ${order} limit ${Math.ceil(lookedUp * part)}) as walked
        where ${holds} ${order} limit ${sought}`)
    },
    /** The place before the first row, in the order that is asked for, of all that a range leads to; undefined where it leads to none. */
    async beginningOf(range: ListTest): Promise<ListPlace | undefined> {
      const first = isReversed ? sql`max` : sql`min`
      const rows = await run(sql<{ readonly value: number | null }>`
        select ${first}(${sorted}) as value from ${rowsOf(session, list, { range })} and ${range.holds} and ${narrow} and ${behind}`)
      const value = rows[0]?.value ?? null
      if (value === null) return undefined
      // Of rows that are sorted alike some stand before the page.
      const isAlike = start !== null && Number(start.value) === Number(value)
      return { value: Number(value), id: isAlike ? start.id : isReversed ? lastSign : '' }
    },
    /** Walks over no more than some rows, where every index tells all that is asked for. SQLite. */
    passedOver(most: number): Promise<readonly ListPlace[]> {
      return run(
        sql<ListPlace>`select row_id as id, ${sorted} as value from (${held(most)}) as held where ${narrow} limit ${limit}`,
      )
    },
    /**
     * Walks over no more than some rows of each sum of bits as they come first in the order of all, and asks of these what no index tells;
     * over a part of them, and behind one of them, where the walk goes on. SQLite, which reads each sum no further than that.
     */
    mergedAWhile(
      patterns: readonly number[],
      part = 1,
      row?: ListPlace,
      sought = limit,
    ): Promise<readonly ListPlace[]> {
      const each = patterns.map(
        (
          bits,
        ) => sql`select row_id, ${sorted} as value${marked.length > 0 ? sql`, marks` : sql``} from ${usingIndexOfBits(engine, list)}
          where website_id = ${websiteId} and bits = ${bits} and ${behindRow(row)} and ${ranges}`,
      )
      const merged = sql`${sql.join(each, sql` union all `)} order by value ${way}, row_id ${way}`
      const begun =
        marked.length === 0
          ? merged
          : sql`select * from (${merged} limit ${Math.ceil(question.bounds.walked * part)}) as begun where ${allOf(marked)}`
      return run(sql<ListPlace>`select walked.row_id as id, walked.value from (
        select row_id, value from (${begun}) as every
        limit ${Math.ceil(mostLookedUp * part)}) as walked ${others} limit ${sought}`)
    },
    /**
     * Walks over some rows and takes those that terms lead to: to know which these are costs less than to look up each row, be it to see
     * what it is or to sort it. Rows that they lead to may be known already (SQLite).
     */
    async walkedAmong(
      terms: TermSearch,
      most: number,
      hits?: ReadonlySet<string>,
    ): Promise<readonly ListPlace[]> {
      const rest = wide.filter((test) => test.terms !== terms)
      const found = hits
        ? sql`select value from json_each(${JSON.stringify([...hits])})`
        : sql`select row_id from list_terms where ${isFound(websiteId, list, terms)}`
      const isHit = sql`row_id in (${found})`
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
        where listed.website_id = ${websiteId} and listed.row_id = given.value and ${narrow} and ${rest} and ${behind} ${order} limit ${limit}`)
    },
    /** Sorts all rows that something leads to, and counts them, unless it is known how many they are. */
    async sorted(source: Source, known?: number) {
      const holds = allOf(
        tests.filter(({ terms }) => !terms || terms !== source.terms).map((test) => test.holds),
      )
      const isDirect = source.range ?? source.patterns
      const hits = isDirect ? sql`` : hitsOf(websiteId, list, source)
      // Where marks are asked for, the index rules rows out before they are looked up.
      const isMarked = isDirect && marked.length > 0
      const isHit =
        isDirect && !isMarked
          ? rowsOf(session, list, source)
          : sql`${isMarked ? sql`(select row_id as hit_id from ${rowsOf(session, list, source)} and ${narrow}) as` : sql``} hits cross join ${rowOfHit(session, list)} where listed.website_id = ${websiteId} and listed.row_id = hits.hit_id`
      if (known !== undefined && isDirect) {
        const rows = await run(
          sql<ListPlace>`select row_id as id, ${sorted} as value from ${isHit} and ${holds} and ${behind} ${order} limit ${limit}`,
        )
        return { rows, total: known }
      }
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

/** A row of the page beside the number of all rows; alone with it, where the page is empty. */
interface CountedPlace {
  readonly total: number
  readonly id: string | null
  readonly value: string | number
}

const placeOf = ({ id, value }: CountedPlace): ListPlace[] => (id === null ? [] : [{ id, value }])
