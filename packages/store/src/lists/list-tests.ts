import type { RowTest } from '@vitrine/domain/lists/row-tests'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Engine } from '../engine/dialect.ts'
import { bitsOf, type ChoiceOfRanges, type ListTable } from './list-table.ts'
import { searchTerm, textTerm, textWordTerm, togetherTerm } from './list-terms.ts'
import { mayHold } from './marks/list-marks.ts'

type Condition = RawBuilder<SqlBool>

/** Terms that lead to the rows of a test: whole ones, or all with a beginning. */
export type TermSearch =
  | { readonly kind: 'whole'; readonly terms: readonly string[] }
  | { readonly kind: 'beginning'; readonly start: string }

/** Whether a search leads to each row once. */
export const isOneWord = (search: TermSearch) => search.kind === 'whole' && search.terms.length === 1

/** A test in SQL. */
export interface ListTest {
  /** Holds for rows of the list's table. */
  readonly holds: Condition
  /** Whether every index of the table tells it. */
  readonly isNarrow: boolean
  /** What every index tells of it, where that is not all: holds for all its rows, and for few others. */
  readonly mayHold?: Condition
  /** What leads to its rows, where something does. */
  readonly terms?: TermSearch
  /** Its column, where it is a range. */
  readonly range?: string
  /** The key of the column that it asks, where it is one or several ranges of it. */
  readonly asks?: string
  /** The ends of its range, as a text that no other range has. */
  readonly ends?: string
  /** Which bits of a row have one of its values, where it is a choice; `isNone`: the row has none of them. */
  readonly bits?: ChosenBits
  /** The beginning of a word that is searched for, where rows that begin with it stand together. */
  readonly word?: string
}

/** Bits of which a row has one, or none. */
export interface ChosenBits {
  readonly bits: number
  readonly isNone: boolean
}

/** Writes what rows must be as SQL over a list's table. */
export function listTests(
  engine: Engine,
  list: ListTable,
  { words, tests }: { readonly words: readonly string[]; readonly tests: readonly RowTest[] },
): readonly ListTest[] {
  const found = words.map((word) => ({
    ...beginsTest(engine, searchTerm(word)),
    ...(list.leading && { word }),
  }))
  const pair = togetherOf(list, tests)
  const others = tests
    .filter((test) => test !== pair?.[0] && test !== pair?.[1])
    .flatMap((test) => sqlOf(engine, list, test))
  return [...found, ...(pair ? [togetherTest(engine, pair)] : []), ...others]
}

type Among = RowTest & { readonly kind: 'among' }
type Pair = readonly [Among, Among]

/** More pairs of values than these are no better than what leads to the rows of one. */
const mostPairs = 20

/** Two tests whose values are kept together, if both are asked for. */
function togetherOf({ together }: ListTable, tests: readonly RowTest[]): Pair | undefined {
  const [one, other] = (together ?? []).map((key) =>
    tests.find((test): test is Among => test.key === key && test.kind === 'among' && !test.isNot),
  )
  return one && other && one.values.length * other.values.length <= mostPairs ? [one, other] : undefined
}

function togetherTest(engine: Engine, [one, other]: Pair): ListTest {
  const keys = [one.key, other.key] as const
  const terms = one.values.flatMap((each) => other.values.map((value) => togetherTerm(keys, [each, value])))
  return termsTest(engine, terms)
}

function sqlOf(engine: Engine, list: ListTable, test: RowTest): readonly ListTest[] {
  const { key } = test
  if (test.kind === 'between') return [rangeTest(list, test)]
  if (test.kind === 'starts') return [marked(list, test, beginsTest(engine, textTerm(key, test.text)))]
  if (test.kind === 'has') return test.words.map((word) => beginsTest(engine, textWordTerm(key, word)))
  const derived = list.derived?.[key]
  if (derived) return [derivedTest(derived, test)]
  if (list.choices[key]) return [bitsTest(list, test)]
  const ranges = list.ranges?.[key]
  if (ranges) return [rangesTest(list, ranges, test)]
  if (list.columns[key] && !list.texts[key])
    return [{ holds: test.kind === 'empty' && test.isEmpty ? never : always, isNarrow: true }]
  if (test.kind === 'empty') {
    const begins = beginsTest(engine, textTerm(key, ''))
    return [test.isEmpty ? { holds: sql`not ${begins.holds}`, isNarrow: false } : begins]
  }
  return [marked(list, test, wholeTest(engine, test))]
}

function marked(list: ListTable, test: RowTest, written: ListTest): ListTest {
  const condition = mayHold(list, test)
  return condition ? { ...written, mayHold: condition } : written
}

const never: Condition = sql`1 = 0`
const always: Condition = sql`1 = 1`

function rangeTest(list: ListTable, { key, from, to }: RowTest & { kind: 'between' }): ListTest {
  const range = list.columns[key]?.name
  if (!range) throw new Error(`The list ${list.name} has no column ${key}`)
  const ends = [
    ...(from === null ? [] : [sql<SqlBool>`${sql.ref(range)} >= ${from}`]),
    ...(to === null ? [] : [sql<SqlBool>`${sql.ref(range)} <= ${to}`]),
  ]
  return { holds: sql.join(ends, sql` and `), isNarrow: true, range, asks: key, ends: `${key} ${from} ${to}` }
}

/** A value of its own is a range that leads to rows; several are only told by each index. */
function rangesTest(
  list: ListTable,
  { column, values }: ChoiceOfRanges,
  test: RowTest & { kind: 'among' | 'empty' },
): ListTest {
  // Each row has one of them.
  if (test.kind === 'empty') return { holds: test.isEmpty ? never : always, isNarrow: true }
  const chosen = test.values.flatMap((value) => values[value] ?? [])
  const each = chosen.map((range) => rangeTest(list, { kind: 'between', key: column, ...range }))
  const [only] = each
  if (only && each.length === 1 && !test.isNot) return only
  const any =
    each.length === 0
      ? never
      : sql<SqlBool>`(${sql.join(
          each.map(({ holds }) => sql`(${holds})`),
          sql` or `,
        )})`
  return { holds: test.isNot ? sql`not (${any})` : any, isNarrow: true, asks: column }
}

function bitsTest(list: ListTable, test: RowTest & { kind: 'among' | 'empty' }): ListTest {
  const { key } = test
  const values = test.kind === 'among' ? test.values : (list.choices[key] ?? [])
  const isNone = test.kind === 'among' ? test.isNot : test.isEmpty
  const bits = bitsOf(list, key, values)
  const common = sql`(bits & cast(${bits} as bigint))`
  return { holds: isNone ? sql`${common} = 0` : sql`${common} <> 0`, isNarrow: true, bits: { bits, isNone } }
}

/** Every row has a value of what is derived. */
function derivedTest(
  derived: (values: readonly string[]) => Condition,
  test: RowTest & { kind: 'among' | 'empty' },
): ListTest {
  if (test.kind === 'empty') return { holds: test.isEmpty ? never : always, isNarrow: true }
  const holds = derived(test.values)
  return { holds: test.isNot ? sql`not (${holds})` : holds, isNarrow: true }
}

function wholeTest(engine: Engine, { key, values, isNot }: RowTest & { kind: 'among' }): ListTest {
  const test = termsTest(
    engine,
    values.map((value) => textTerm(key, value)),
  )
  return isNot ? { holds: sql`not ${test.holds}`, isNarrow: false } : test
}

function termsTest(engine: Engine, terms: readonly string[]): ListTest {
  const each = sql.join(
    terms.map((term) => holdsText(engine, `|${term}|`)),
    sql` or `,
  )
  return { holds: sql`(${each})`, isNarrow: false, terms: { kind: 'whole', terms } }
}

function beginsTest(engine: Engine, start: string): ListTest {
  return { holds: holdsText(engine, `|${start}`), isNarrow: false, terms: { kind: 'beginning', start } }
}

/** Whether the terms of a row hold a text. */
function holdsText(engine: Engine, text: string): Condition {
  return engine === 'sqlite' ? sql`(instr(terms, ${text}) > 0)` : sql`(strpos(terms, ${text}) > 0)`
}

/** Sorts behind everything that begins with a text. */
export const lastSign = '\u{10FFFF}'

/** The rows of `list_terms` that a search finds, as a condition on them. */
export function isFound(websiteId: string, list: ListTable, search: TermSearch): Condition {
  const ofList = sql`website_id = ${websiteId} and list = ${list.name}`
  if (search.kind === 'beginning')
    return sql`${ofList} and term >= ${search.start} and term < ${search.start + lastSign}`
  const { terms } = search
  return terms.length === 1
    ? sql`${ofList} and term = ${terms[0]}`
    : sql`${ofList} and term in (${sql.join([...new Set(terms)])})`
}
