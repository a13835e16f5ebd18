import { type ListSearch, parseListSearch } from '../../parts/lists/address/list-search.ts'

/** What of the library is shown, as kept in the address; what is usual is left out. */
export interface MediaSearch {
  readonly list: ListSearch
  readonly layout: 'grid' | 'list'
  /** The file whose details are open. */
  readonly file: string | null
}

/** Reads what the room shows from an address, whatever somebody wrote there. */
export function readMediaSearch(search: Record<string, unknown>): MediaSearch {
  const { layout, file } = search
  return {
    list: parseListSearch(search),
    layout: layout === 'list' ? 'list' : 'grid',
    file: typeof file === 'string' && file !== '' ? file : null,
  }
}

/** Writes it as the search of an address. */
export function writeMediaSearch({ list, layout, file }: MediaSearch): Record<string, string> {
  return {
    ...(list as Record<string, string>),
    ...(layout === 'list' && { layout }),
    ...(file !== null && { file }),
  }
}
