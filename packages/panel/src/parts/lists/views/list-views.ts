import { parseAddressSearch, writeAddressSearch } from '../../../format/address-search.ts'
import { type ListSearch, parseListSearch } from '../address/list-search.ts'

/** A view of a list: one that comes with it, or one that somebody saved. */
export interface ListView {
  /** As in `view=`: the key of a shipped view, the id of a saved one. */
  readonly key: string
  readonly name: string
  /** The text behind `?` of its address. */
  readonly query: string
  /** Null for a shipped view. */
  readonly saved: { readonly isShared: boolean; readonly isOwn: boolean } | null
}

/** The view that an address shows, and whether it shows something else by now. */
export interface ViewNow {
  readonly view: ListView | null
  readonly isChanged: boolean
}

/** Finds the view of an address: the one it names, else the one that shows the same, else the first. */
export function findView(views: readonly ListView[], search: ListSearch): ViewNow {
  const named = views.find(({ key }) => key === search.view)
  const same = views.find((view) => isSame(view, search))
  const view = named ?? same ?? views[0] ?? null
  return { view, isChanged: view !== null && !isSame(view, search) }
}

/** The address of a view. */
export function searchOfView(view: ListView): ListSearch {
  const search = searchOf(view.query)
  return view.saved ? { ...search, view: view.key } : search
}

/** What is kept of an address as a view. */
export function queryOfView({ q, f, sort, cols }: ListSearch): string {
  return writeAddressSearch({ q, f, sort, cols }).slice(1)
}

const searchOf = (query: string) => parseListSearch(parseAddressSearch(query))

/** Columns count only where the view names its own. */
function isSame(view: ListView, search: ListSearch): boolean {
  const kept = searchOf(view.query)
  const fields = ['q', 'f', 'sort', ...(kept.cols ? (['cols'] as const) : [])] as const
  return fields.every((field) => kept[field] === search[field])
}
