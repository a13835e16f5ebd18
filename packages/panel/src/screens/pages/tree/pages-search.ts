/** What of the pages is shown, as kept in the address. */
export interface PagesSearch {
  readonly tab?: 'trash'
}

/** Reads it from an address, whatever somebody wrote there. */
export function parsePagesSearch(search: Record<string, unknown>): PagesSearch {
  return search.tab === 'trash' ? { tab: 'trash' } : {}
}
