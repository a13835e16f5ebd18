/** Which part of the website's settings is open, as kept in the address. */
export interface WebsiteSearch {
  /** `password` is where the password of the site once was; it leads to the settings. */
  readonly tab?: 'redirects' | 'password'
}

/** Reads the open part from an address, whatever somebody wrote there. */
export function parseWebsiteSearch(search: Record<string, unknown>): WebsiteSearch {
  return search.tab === 'redirects' || search.tab === 'password' ? { tab: search.tab } : {}
}
