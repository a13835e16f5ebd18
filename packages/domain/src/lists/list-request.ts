import { type ConditionProblem, conditionProblemText, readConditions } from './conditions.ts'
import type { ListDescription } from './list-description.ts'
import { type ListPlace, readPlace } from './list-place.ts'
import { searchedWords } from './list-words.ts'
import { type ListMoment, type RowTest, testsOf } from './row-tests.ts'

/** What is shown of a list, as it stands in an address. */
export interface AskedView {
  readonly q?: string | undefined
  readonly f?: string | undefined
  readonly sort?: string | undefined
}

/** What is shown of a list, read and checked. */
export interface ListView {
  /** Beginnings of words; all of them are in each row. */
  readonly words: readonly string[]
  readonly tests: readonly RowTest[]
  readonly sort: ListSort
}

/** What a list is sorted by. */
export interface ListSort {
  readonly key: string
  readonly isDescending: boolean
}

/** Which rows of a view. */
export interface AskedPlace {
  readonly after?: string | undefined
  readonly before?: string | undefined
}

/** A place of a list that is sorted as is asked for; null: its beginning. */
export type ListStart = (ListPlace & { readonly side: 'after' | 'before' }) | null

/** Why a list was not shown. */
export type ListProblem = ConditionProblem | 'unknown-sort' | 'place-of-another-list'

/** What is said of it. */
export const listProblemText: Readonly<Record<ListProblem, string>> = {
  ...conditionProblemText,
  'unknown-sort': 'This list cannot be sorted by that.',
  'place-of-another-list': 'That page belongs to a list that is sorted in another way.',
}

type Refused = { readonly ok: false; readonly problem: ListProblem; readonly field: 'f' | 'sort' | 'page' }
type Read<Value> = ({ readonly ok: true } & Value) | Refused

/** Reads what is shown of a list; refuses what the list does not know. */
export function readView(
  asked: AskedView,
  list: ListDescription,
  moment: ListMoment,
): Read<{ readonly view: ListView }> {
  const read = readConditions(asked.f ?? '', list)
  if (!read.ok) return { ok: false, problem: read.problem, field: 'f' }
  const text = asked.sort || list.defaultSort
  const sort = { key: text.replace(/^-/, ''), isDescending: text.startsWith('-') }
  const isKnown = list.columns.some(({ key, isSortable }) => key === sort.key && isSortable)
  if (!isKnown) return { ok: false, problem: 'unknown-sort', field: 'sort' }
  const words = searchedWords(asked.q ?? '')
  return { ok: true, view: { words, tests: testsOf(read.conditions, list, moment), sort } }
}

/** Reads where a page of a list begins. */
export function readStart(
  { after, before }: AskedPlace,
  { key, isDescending }: ListSort,
  list: ListDescription,
): Read<{ readonly start: ListStart }> {
  const text = after ?? before
  if (!text) return { ok: true, start: null }
  const kind = list.columns.find((column) => column.key === key)?.kind === 'text' ? 'text' : 'number'
  const place = readPlace(text, `${isDescending ? '-' : ''}${key}`, kind)
  if (!place) return { ok: false, problem: 'place-of-another-list', field: 'page' }
  return { ok: true, start: { ...place, side: after === undefined ? 'before' : 'after' } }
}
