import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Session } from '../engine/session.ts'
import { usingIndex, usingIndexOfBits } from './list-indexes.ts'
import type { ListTable } from './list-table.ts'
import { isFound, isOneWord, type ListTest, type TermSearch } from './list-tests.ts'

/** What leads to the rows that are sorted. */
export interface Source {
  readonly terms?: TermSearch | undefined
  readonly range?: ListTest | undefined
  /** Sums of bits that fit. */
  readonly patterns?: readonly number[] | undefined
  /** Rows that both lead to. */
  readonly both?: readonly [TermSearch, TermSearch]
}

/**
 * What the index does not tell of the rows of `walked`. Whether whole terms lead to a row is asked of the terms on SQLite, where these lie
 * close together; else the row itself is looked up.
 */
export function untoldBy({ engine, websiteId }: Session, list: ListTable, tests: readonly ListTest[]) {
  const isToldByTerms = (test: ListTest) => engine === 'sqlite' && isAsked(test)
  const asked = tests
    .filter(isToldByTerms)
    .flatMap(({ terms }) => (terms ? hasTerm(websiteId, list, terms) : []))
  const others = tests.filter((test) => !isToldByTerms(test)).map((test) => test.holds)
  if (others.length === 0) return sql`where ${allOf(asked)}`
  return sql`cross join ${sql.table(list.table)} as listed where listed.website_id = ${websiteId}
    and listed.row_id = walked.row_id and ${allOf([...asked, ...others])}`
}

/** Whether it is enough to ask whether terms lead to a row. */
export const isAsked = ({ terms }: ListTest) => terms?.kind === 'whole'

function hasTerm(websiteId: string, list: ListTable, terms: TermSearch): RawBuilder<SqlBool> {
  return sql`exists (select 1 from list_terms as told where ${isFound(websiteId, list, terms)} and told.row_id = walked.row_id)`
}

/** Whether an index leads to the rows that are asked for and to no others. */
export function isTold({ range, patterns }: Source, tests: readonly ListTest[]): boolean {
  if (patterns) return tests.every(({ bits }) => bits)
  return range !== undefined && tests.length === 1
}

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
export function heldBy({ columns, marks }: ListTable, sorted = 'row_id'): RawBuilder<unknown> {
  const numbers = Object.values(columns).filter(({ kind }) => kind === 'number')
  return namesOf(['row_id', 'bits', ...(marks ? ['marks'] : []), ...numbers.map(({ name }) => name), sorted])
}

/** What the index holds that tells all of a row. */
export function heldInFull({ columns, fullWithout = [] }: ListTable, sorted: string): RawBuilder<unknown> {
  const numbers = Object.entries(columns).filter(
    ([key, { kind }]) => kind === 'number' && !fullWithout.includes(key),
  )
  return namesOf(['row_id', 'bits', ...numbers.map(([, { name }]) => name), sorted, 'terms'])
}

const namesOf = (names: readonly string[]) => sql.join([...new Set(names)].map((name) => sql.ref(name)))

/** The rows that terms lead to, each once, as `hits`. */
export function hitsOf(websiteId: string, list: ListTable, { terms, both }: Source): RawBuilder<unknown> {
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
