import { type ListSearch, parseListSearch } from '../../../parts/lists/address/list-search.ts'

/** The ways in which the room of a collection shows it. */
export type CollectionView = 'order' | 'list' | 'calendar' | 'terms'

/** What the room of a collection shows, as kept in the address. */
export interface CollectionSearch {
  readonly show: CollectionView
  /** What is shown of the list. */
  readonly list: ListSearch
  /** Such as 2026-11. */
  readonly month: string | undefined
}

/** Reads the room's state from an address. Where the owner orders the items, their order is shown until something is looked for. */
export function readCollectionSearch(search: Record<string, unknown>, isByHand: boolean): CollectionSearch {
  const list = parseListSearch(search)
  const usual = isByHand && Object.keys(list).length === 0 ? 'order' : 'list'
  const views: readonly CollectionView[] = isByHand
    ? ['order', 'list', 'calendar', 'terms']
    : ['list', 'calendar', 'terms']
  const month = String(search.month ?? '')
  return {
    show: views.find((view) => view === search.show) ?? usual,
    list,
    month: /^\d{4}-(0[1-9]|1[0-2])$/.test(month) ? month : undefined,
  }
}
