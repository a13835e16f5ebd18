import { type ConditionProblem, type ListCondition, readConditions } from '@vitrine/domain/lists/conditions'
import type { ListColumn, ListDescription } from '@vitrine/domain/lists/list-description'
import { type ListSearch, parseListSearch } from './list-search.ts'

/** What an address asks of a list, in its words. */
export interface ListState {
  readonly search: ListSearch
  readonly conditions: readonly ListCondition[]
  /** Why the filters of the address cannot be asked. */
  readonly problem: ConditionProblem | null
  readonly sort: { readonly key: string; readonly isDescending: boolean }
  /** In the order of the description. */
  readonly columns: readonly ListColumn[]
}

/** Reads an address against the description of its list; `keptColumns` are those that this person chose before. */
export function readListState(
  list: ListDescription,
  search: ListSearch,
  keptColumns: string | null,
): ListState {
  const read = readConditions(search.f ?? '', list)
  return {
    search,
    conditions: read.ok ? read.conditions : [],
    problem: read.ok ? null : read.problem,
    sort: readSort(list, search.sort),
    columns: readColumns(list, search.cols ?? keptColumns),
  }
}

/** The order as it is asked of the server: nothing where the address has none that the list knows. */
export function askedSort({ search, sort }: Pick<ListState, 'search' | 'sort'>): { readonly sort?: string } {
  const text = `${sort.isDescending ? '-' : ''}${sort.key}`
  return search.sort === text ? { sort: text } : {}
}

/** The address after a change of what is shown: it begins at the first page again, and remembers the view it came from. */
export function changeSearch(
  search: ListSearch,
  change: { readonly [Field in keyof ListSearch]?: string | undefined },
): ListSearch {
  return parseListSearch({ ...search, after: '', before: '', ...change })
}

function readSort({ columns, defaultSort }: ListDescription, asked: string | undefined): ListState['sort'] {
  const isKnown = columns.some(({ key, isSortable }) => isSortable && key === asked?.replace(/^-/, ''))
  const sort = isKnown && asked !== undefined ? asked : defaultSort
  return { key: sort.replace(/^-/, ''), isDescending: sort.startsWith('-') }
}

/** The first column stays: it leads to the record. */
function readColumns({ columns }: ListDescription, asked: string | null): readonly ListColumn[] {
  const wanted = asked?.split(',') ?? []
  const isKnown = columns.some(({ key }) => wanted.includes(key))
  return columns.filter(
    ({ key, isShownAtFirst, isOnlyInFile }, place) =>
      place === 0 || (!isOnlyInFile && (isKnown ? wanted.includes(key) : isShownAtFirst === true)),
  )
}
