import type { ListPlace } from '@vitrine/domain/lists/list-place'
import type { RowTest } from '@vitrine/domain/lists/row-tests'
import { comparePlaces } from './compare-places.ts'
import { usualBounds } from './list-bounds.ts'
import { orderOf } from './list-order.ts'
import { type ListPage, pageOf } from './list-page.ts'
import type { ListEntry, ListKeys } from './list-table.ts'
import { searchTerm, termsOf, textTerm, textWordTerm } from './list-terms.ts'
import { type ListAsk, sliceOf } from './read-list.ts'

/** A list whose rows are all at hand, such as those of one document. */
export interface ListOfRows<Row> {
  readonly keys: ListKeys
  /** What a row is found, narrowed and sorted by. Texts that it is sorted by are compared as they stand there. */
  readonly entryOf: (row: Row) => ListEntry
}

/** Answers a list whose rows are all at hand as `readList` answers those that are kept in tables. */
export function listOfRows<Row>(
  rows: readonly Row[],
  { keys, entryOf }: ListOfRows<Row>,
  ask: ListAsk,
): ListPage<Row> {
  const { sort, start, limit, bounds = usualBounds } = ask
  if (!(sort.key in keys.columns)) throw new Error(`The list ${keys.name} is not sorted by ${sort.key}`)
  const byId = new Map(rows.map((row) => [entryOf(row).id, row]))
  const { isReversed } = orderOf(ask)
  const compare = (one: ListPlace, other: ListPlace) => comparePlaces(one, other) * (isReversed ? -1 : 1)
  const places = rows
    .map(entryOf)
    .filter((entry) => isListed(keys, entry, ask))
    .map(({ id, columns }) => ({ id, value: columns[sort.key] ?? 0 }))
    .sort(compare)
  const behind = start ? places.filter((place) => compare(place, start) > 0) : places
  const count = Math.min(places.length, bounds.counted)
  const total = { count, isMore: places.length > bounds.counted }
  return pageOf(sliceOf(behind.slice(0, limit + 1), ask, total), ask, byId)
}

/** Whether a row has all words, and is what each test wants. */
function isListed(
  keys: ListKeys,
  entry: ListEntry,
  { words, tests }: Pick<ListAsk, 'words' | 'tests'>,
): boolean {
  const terms = termsOf(keys, entry)
  return (
    words.every((word) => hasBeginning(terms, searchTerm(word))) &&
    tests.every((test) => fulfills(keys, { entry, terms }, test))
  )
}

interface KnownRow {
  readonly entry: ListEntry
  readonly terms: readonly string[]
}

function fulfills(keys: ListKeys, { entry, terms }: KnownRow, test: RowTest): boolean {
  const { key } = test
  if (test.kind === 'between') return isBetween(Number(entry.columns[key] ?? 0), test)
  if (test.kind === 'starts') return hasBeginning(terms, textTerm(key, test.text))
  if (test.kind === 'has') return test.words.every((word) => hasBeginning(terms, textWordTerm(key, word)))
  const choices = keys.choices[key]
  if (choices) return hasChoice(entry.choices[key] ?? [], choices, test)
  if (key in keys.columns && !keys.texts[key]) return test.kind !== 'empty' || !test.isEmpty
  if (test.kind === 'empty') return hasBeginning(terms, textTerm(key, '')) !== test.isEmpty
  return test.values.some((value) => terms.includes(textTerm(key, value))) !== test.isNot
}

function isBetween(value: number, { from, to }: RowTest & { kind: 'between' }): boolean {
  return (from === null || value >= from) && (to === null || value <= to)
}

function hasChoice(
  own: readonly string[],
  choices: readonly string[],
  test: RowTest & { kind: 'among' | 'empty' },
): boolean {
  const values = test.kind === 'among' ? test.values : choices
  const isNone = test.kind === 'among' ? test.isNot : test.isEmpty
  return own.some((value) => values.includes(value)) !== isNone
}

const hasBeginning = (terms: readonly string[], start: string) => terms.some((term) => term.startsWith(start))
