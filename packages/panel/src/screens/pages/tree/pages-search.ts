/** What of the pages is shown, as kept in the address. */
export interface PagesSearch {
  readonly tab?: 'trash' | undefined
}

/** Reads it from an address; what is not known is left out, by name: the router keeps of an address what is not said here. */
export function parsePagesSearch(search: Record<string, unknown>): PagesSearch {
  return { tab: search.tab === 'trash' ? 'trash' : undefined }
}
