/** Where a part of the website's settings once was; it leads to its room. */
export interface WebsiteSearch {
  readonly tab?: 'redirects' | 'password'
}

/** Reads the part from an address, whatever somebody wrote there. */
export function parseWebsiteSearch(search: Record<string, unknown>): WebsiteSearch {
  return search.tab === 'redirects' || search.tab === 'password' ? { tab: search.tab } : {}
}
